/**
 * Programs whose business is to run something else, and how to find it among their arguments. Options are those of the
 * programs' own manuals (GNU coreutils 9, Node 24, Python 3.13, Deno 2, Bun 1.2, uv 0.9, npm 11, PowerShell 7).
 */
export interface Launcher {
  /** What the first operand is: the first word of a command, or a script file. */
  runs: "command" | "script";
  /** Options whose value is the next word. Single letters may also stand in a cluster (`-uW x`). */
  valued?: readonly string[];
  /** Options after which there is no script file: the code or a module's name follows. */
  inline?: readonly string[];
  /** Options whose next operand is code in the shell's language. */
  inner?: readonly string[];
  /** Options that make the first operand a script file, however it is written. */
  script?: readonly string[];
  /** Options whose value is the folder that the rest runs in. */
  folder?: readonly string[];
  /** Operands of its own before the command. */
  skip?: number;
  /** `NAME=value` may stand before the command. */
  assignments?: boolean;
  /** The operand must be written like this to be a file; any other is a command's, package's or task's name. */
  like?: RegExp;
  /** When the operand is not `like` a file, it begins a command. */
  elseCommand?: boolean;
  /** It brings the program along (package runners): nothing has to be installed for it. */
  fetches?: boolean;
  /** Words that may stand before the operand once (`bun run x.ts`). */
  verbs?: readonly string[];
  /** A value is the next word, even of a letter inside a cluster (`bash -oe pipefail`). */
  apart?: boolean;
  /** One dash and any case, as in PowerShell. */
  anyCase?: boolean;
}

const shell: Launcher = {
  runs: "script",
  apart: true,
  inner: ["-c"],
  inline: ["-s"],
  valued: ["-o", "-O", "+o", "+O", "--rcfile", "--init-file"],
};

const node: Launcher = {
  runs: "script",
  inline: ["-e", "-p", "--eval", "--print", "--run", "-i", "--interactive"],
  valued: [
    "-r",
    "-C",
    "--require",
    "--import",
    "--loader",
    "--experimental-loader",
    "--conditions",
    "--env-file",
    "--env-file-if-exists",
    "--input-type",
    "--tsconfig",
    "--project",
  ],
};

const python: Launcher = {
  runs: "script",
  inline: ["-c", "-m"],
  valued: ["-W", "-X", "--check-hash-based-pycs"],
};

const packageRunner: Launcher = {
  runs: "command",
  inner: ["-c", "--call", "--shell-mode"],
  valued: ["-p", "--package", "--from", "--with", "--prefix", "-w", "--workspace", "--python"],
  fetches: true,
};

const sourceFile = /\.(?:[cm]?[jt]sx?|py|sh)$|\//;

const commandRunner: Launcher = { runs: "command" };

const powershell: Launcher = {
  runs: "script",
  anyCase: true,
  script: ["-file", "-f"],
  inline: ["-command", "-c", "-encodedcommand", "-e", "-ec", "-enc"],
  valued: ["-executionpolicy", "-ep", "-ex", "-exec", "-windowstyle", "-w", "-version", "-wd"],
  like: /\.ps1$/i,
};

const table: Readonly<Record<string, Launcher>> = {
  env: {
    runs: "command",
    valued: ["-u", "--unset"],
    folder: ["-C", "--chdir"],
    inner: ["-S", "--split-string"],
    assignments: true,
  },
  exec: { runs: "command", valued: ["-a"] },
  command: { runs: "command", inline: ["-v", "-V"] },
  builtin: commandRunner,
  nohup: commandRunner,
  setsid: commandRunner,
  chronic: commandRunner,
  unbuffer: commandRunner,
  nice: { runs: "command", valued: ["-n", "--adjustment"] },
  ionice: { runs: "command", valued: ["-c", "-n", "--class", "--classdata"], inline: ["-p"] },
  time: { runs: "command", valued: ["-f", "-o", "--format", "--output"] },
  timeout: { runs: "command", valued: ["-k", "-s", "--kill-after", "--signal"], skip: 1 },
  stdbuf: { runs: "command", valued: ["-i", "-o", "-e", "--input", "--output", "--error"] },
  sudo: {
    runs: "command",
    valued: ["-u", "-g", "-h", "-p", "-C", "-T", "--user", "--group", "--host", "--prompt"],
    folder: ["-D", "--chdir"],
    inline: ["-l", "-v", "-e", "--list", "--validate", "--edit"],
    assignments: true,
  },
  doas: { runs: "command", valued: ["-u", "-C"] },
  xargs: {
    runs: "command",
    valued: [
      "-I",
      "-n",
      "-P",
      "-L",
      "-d",
      "-s",
      "-E",
      "-a",
      "--arg-file",
      "--max-args",
      "--max-procs",
    ],
  },
  caffeinate: { runs: "command", valued: ["-t", "-w"] },
  npx: packageRunner,
  pnpx: packageRunner,
  bunx: packageRunner,
  uvx: packageRunner,
  "npm exec": packageRunner,
  "npm x": packageRunner,
  "pnpm exec": packageRunner,
  "pnpm dlx": packageRunner,
  "yarn exec": packageRunner,
  "yarn dlx": packageRunner,
  "yarn node": node,
  pnpm: { ...packageRunner, valued: ["-F", "--filter"], folder: ["-C", "--dir"] },
  yarn: { runs: "command", folder: ["--cwd"], fetches: true },
  "bun x": packageRunner,
  "uv tool run": packageRunner,
  "uv run": {
    runs: "script",
    script: ["-s", "--script", "--gui-script"],
    inline: ["-m", "--module"],
    folder: ["--directory"],
    valued: [
      "-p",
      "-w",
      "--python",
      "--with",
      "--with-editable",
      "--with-requirements",
      "--project",
      "--env-file",
      "--extra",
      "--group",
      "--no-group",
      "--only-group",
      "--package",
      "--index",
      "--index-url",
      "--default-index",
      "--config-file",
      "--cache-dir",
    ],
    like: /\.pyw?$/,
    elseCommand: true,
    fetches: true,
  },
  "poetry run": { ...commandRunner, fetches: true },
  "pipenv run": { ...commandRunner, fetches: true },
  "pdm run": { ...commandRunner, fetches: true },
  "rye run": { ...commandRunner, fetches: true },
  "bundle exec": { ...commandRunner, fetches: true },
  "mise exec": { ...commandRunner, fetches: true },
  "conda run": { runs: "command", valued: ["-n", "-p", "--name", "--prefix"], fetches: true },
  "direnv exec": { runs: "command", skip: 1 },
  bash: shell,
  sh: shell,
  dash: shell,
  zsh: shell,
  ksh: shell,
  ash: shell,
  node,
  nodejs: node,
  tsx: { ...node, verbs: ["watch"] },
  "ts-node": { ...node, valued: [...(node.valued ?? []), "-P", "-O"] },
  jiti: node,
  zx: node,
  deno: {
    runs: "script",
    verbs: ["run"],
    valued: [
      "-c",
      "-L",
      "--config",
      "--import-map",
      "--log-level",
      "--ext",
      "--cert",
      "--location",
    ],
    like: sourceFile,
  },
  bun: {
    runs: "script",
    verbs: ["run"],
    inline: ["-e", "-p", "--eval", "--print"],
    valued: ["-r", "-c", "--preload", "--require", "--import", "--config", "--env-file"],
    folder: ["--cwd"],
    like: sourceFile,
  },
  python,
  python2: python,
  python3: python,
  pypy3: python,
  py: python,
  ruby: { runs: "script", inline: ["-e"], valued: ["-r", "-I"], folder: ["-C"] },
  perl: { runs: "script", inline: ["-e", "-E"], valued: ["-I", "-M", "-m"] },
  php: { runs: "script", inline: ["-r", "-S"], script: ["-f"], valued: ["-d", "-c", "-z"] },
  lua: { runs: "script", inline: ["-e"], valued: ["-l"] },
  osascript: { runs: "script", inline: ["-e"], valued: ["-l"] },
  Rscript: { runs: "script", inline: ["-e"] },
  "go run": { runs: "script", valued: ["-C", "-exec", "-tags"], like: /^\.{0,2}\/|^\.\.?$|\.go$/ },
  java: {
    runs: "script",
    script: ["-jar"],
    inline: ["-m"],
    valued: ["-cp", "-classpath"],
    like: /\.java$/,
  },
  pwsh: powershell,
  powershell,
  source: { runs: "script" },
  ".": { runs: "script" },
};

const launchers = new Map(Object.entries(table));

/**
 * The launcher behind the first words of a command, and how many of them name it; null when there is none.
 * @param words text of the leading words, the first as a bare name
 */
export function launcherOf(words: readonly string[]): [Launcher, number] | null {
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const name = words.slice(0, count).join(" ");
    const launcher = launchers.get(count === 1 ? plainName(name) : name);
    if (launcher !== undefined) return [launcher, count];
  }
  return null;
}

/** Without what distinguishes editions: `python3.11`, `tsx@4`, `bash.exe`, `gtimeout`. */
function plainName(name: string): string {
  const plain = name.replace(/\.exe$/i, "").replace(/(?<=.)@[^/]*$/, "");
  if (plain === "gtimeout") return "timeout";
  return /^(?:python|pypy)[23](?:\.\d+)?$/.test(plain) ? "python" : plain;
}
