// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { longestCommand, parseCommand } from "../src/shell/parse.ts";
import { programs, type ScriptTarget, scriptTargets } from "../src/shell/target.ts";
import { gitTopLevel } from "../src/shell/value.ts";

const variables = new Map([
  ["CLAUDE_PROJECT_DIR", ""],
  ["CLAUDE_PLUGIN_ROOT", "plugins/p"],
  ["extensionPath", "ext"],
]);

/** `resolved a/x.sh`, `cwd x.sh (bash)`, with `, guarded` where it is. */
function told({ base, path, interpreter, guarded }: ScriptTarget): string {
  return `${base} ${path}${interpreter === null ? "" : ` (${interpreter})`}${guarded ? ", guarded" : ""}`;
}

function targets(command: string, known: ReadonlyMap<string, string> = variables): string[] {
  return scriptTargets(command, known).map(told);
}

describe("a script started directly", () => {
  test.each<[string, string[]]>([
    ["./x.sh", ["cwd x.sh"]],
    ["./x.sh --flag arg", ["cwd x.sh"]],
    [".claude/hooks/x.sh", ["cwd .claude/hooks/x.sh"]],
    ["../scripts/x.sh", ["cwd ../scripts/x.sh"]],
    ["a/./b/../x.sh", ["cwd a/x.sh"]],
    ["'my hooks/x.sh'", ["cwd my hooks/x.sh"]],
    ["my\\ hooks/x.sh", ["cwd my hooks/x.sh"]],
    ["$'a/\\x78.sh'", ["cwd a/x.sh"]],
    ["a/\"b\"'c'd/x.sh", ["cwd a/bcd/x.sh"]],
    ["/usr/local/bin/guard --x", ["absolute /usr/local/bin/guard"]],
    ["C:/hooks/x.exe", ["absolute C:/hooks/x.exe"]],
    ["C:\\Users\\me\\x.exe a", ["absolute C:/Users/me/x.exe"]],
    ['"C:\\Program Files\\x.exe" a', ["absolute C:/Program Files/x.exe"]],
    ["FOO=1 BAR=$(date) ./x.sh", ["cwd x.sh"]],
    ["./x.sh > /dev/null 2>&1 < in.txt", ["cwd x.sh"]],
    [">out ./x.sh", ["cwd x.sh"]],
    ["./x.sh &", ["cwd x.sh"]],
    ["! ./x.sh", ["cwd x.sh"]],
    ["time ./x.sh", ["cwd x.sh"]],
    ["./x.sh # ./not.sh", ["cwd x.sh"]],
    ["jq -r .tool_name", []],
    ["x.sh", []],
    ["echo ./x.sh", []],
    ["cat ./x.sh", []],
    ["", []],
    ["   ", []],
    ["# ./x.sh", []],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
  });
});

describe("a path with a variable", () => {
  test.each<[string, string[]]>([
    ["$CLAUDE_PROJECT_DIR/.claude/x.sh", ["resolved .claude/x.sh"]],
    ["${CLAUDE_PROJECT_DIR}/.claude/x.sh", ["resolved .claude/x.sh"]],
    ['"$CLAUDE_PROJECT_DIR"/.claude/x.sh', ["resolved .claude/x.sh"]],
    ['"$CLAUDE_PROJECT_DIR/.claude/x.sh"', ["resolved .claude/x.sh"]],
    ['"$CLAUDE_PROJECT_DIR/my hooks/x.sh"', ["resolved my hooks/x.sh"]],
    ['"${CLAUDE_PLUGIN_ROOT}"/hooks/x.sh', ["resolved plugins/p/hooks/x.sh"]],
    ["bash ${CLAUDE_PLUGIN_ROOT}/../q/x.sh", ["resolved plugins/q/x.sh (bash)"]],
    ["$CLAUDE_PROJECT_DIR/../x.sh", ["resolved ../x.sh"]],
    ["${CLAUDE_PROJECT_DIR:-.}/x.sh", ["resolved x.sh"]],
    ["${CLAUDE_PROJECT_DIR:-$(pwd)}/x.sh", ["resolved x.sh"]],
    ['"${CLAUDE_PROJECT_DIR:?not set}"/x.sh', ["resolved x.sh"]],
    ["${extensionPath}/hooks/x.sh", ["resolved ext/hooks/x.sh"]],
    ["$PWD/x.sh", ["cwd x.sh"]],
    ['"$(pwd)/x.sh"', ["cwd x.sh"]],
    ["`pwd`/x.sh", ["cwd x.sh"]],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
  });

  test("the top of the work tree, when it is known", () => {
    const known = new Map([...variables, [gitTopLevel, "sub"]]);
    const command = 'bash "$(git rev-parse --show-toplevel 2>/dev/null || pwd)/.codex/x.sh"';
    expect(targets(command, known)).toEqual(["resolved sub/.codex/x.sh (bash)"]);
    expect(scriptTargets(command, variables)[0]?.base).toBe("unknown");
  });

  test.each([
    "$HOME/x.sh",
    "~/x.sh",
    "~other/x.sh",
    "$UNKNOWN/x.sh",
    "$(cat where)/x.sh",
    "$(cd .. && pwd)/x.sh",
    "hooks/*.sh",
    "hooks/[ab].sh",
    "hooks/{a,b}.sh",
    "@(a|b)/x.sh",
    "<(cat)/x",
    "a/$CLAUDE_PROJECT_DIR/x.sh",
    "$CLAUDE_PROJECT_DIR$CLAUDE_PLUGIN_ROOT/x.sh",
    "$CLAUDE_PROJECT_DIR.d/x.sh",
    "$CLAUDE_PROJECT_DIRECTORY/x.sh",
    "${CLAUDE_PROJECT_DIR%/}/x.sh",
    "${CLAUDE_PROJECT_DIR:+x}/x.sh",
    "${!CLAUDE_PROJECT_DIR}/x.sh",
    "${OTHER:-.claude}/x.sh",
    "${extensionPath}${/}x.sh",
    "'$CLAUDE_PROJECT_DIR/x.sh'",
    "\\$CLAUDE_PROJECT_DIR/x.sh",
    "{{ROOT}}/x.sh",
    "{KIT}/x.sh",
    "__HARNESS_DIR__/x.sh",
    "'<path>/x.sh'",
    "%APPDATA%/x.sh",
    ".claude\\hooks\\x.sh /a",
    '".claude\\hooks/x.sh"',
  ])("%j is unknown", (path) => {
    for (const command of [path, `bash ${path}`, `. ${path}`]) {
      for (const target of scriptTargets(command, variables)) {
        expect([command, target.base]).toEqual([command, "unknown"]);
      }
    }
  });
});

describe("a script read by an interpreter", () => {
  test.each<[string, string[]]>([
    ["bash x.sh", ["cwd x.sh (bash)"]],
    ["sh -e x.sh a b", ["cwd x.sh (sh)"]],
    ["bash -euo pipefail x.sh", ["cwd x.sh (bash)"]],
    ["bash -o pipefail -x x.sh", ["cwd x.sh (bash)"]],
    ["bash +e --norc --rcfile r x.sh", ["cwd x.sh (bash)"]],
    ["bash -- x.sh", ["cwd x.sh (bash)"]],
    ["bash -s < x.sh", []],
    ["bash", []],
    ["bash -", []],
    ["bash /dev/stdin", []],
    ["/bin/bash x.sh", ["absolute /bin/bash", "cwd x.sh (bash)"]],
    ["/usr/bin/env python3 x.py", ["absolute /usr/bin/env", "cwd x.py (python3)"]],
    [".venv/bin/python x.py", ["cwd .venv/bin/python", "cwd x.py (python)"]],
    ['"$VENV/bin/python" x.py', ["unknown $VENV/bin/python", "cwd x.py (python)"]],
    ["source ./x.sh", ["cwd x.sh (source)"]],
    [". x.sh", ["cwd x.sh (.)"]],
    ["node x.js", ["cwd x.js (node)"]],
    ["node --no-warnings -r ./setup.js --import tsx x.ts a", ["cwd x.ts (node)"]],
    ["node --env-file=.env x.js", ["cwd x.js (node)"]],
    ["node --env-file .env x.js", ["cwd x.js (node)"]],
    ["node -e 'require(\"./x\")' y.js", []],
    ["node -pe 1 y.js", []],
    ["node --eval=1 y.js", []],
    ["python3 -u x.py", ["cwd x.py (python3)"]],
    ["python3.11 -X utf8 -uW ignore x.py", ["cwd x.py (python3.11)"]],
    ["python -m hooks.x", []],
    ["python3 -c 'import x' y.py", []],
    ["python3 -um hooks y.py", []],
    ["python3 - x", []],
    ["py -3 x.py", ["cwd x.py (py)"]],
    ["uv run x.py", ["cwd x.py (uv)"]],
    ["uv run --script x", ["cwd x (uv)"]],
    ["uv run -q --script --python 3.12 x.py", ["cwd x.py (uv)"]],
    ["uv run --with rich --no-project x.py a", ["cwd x.py (uv)"]],
    ["uv run python x.py", ["cwd x.py (python)"]],
    ["uv run ./tool", ["cwd tool"]],
    ["uv run pytest tests", []],
    ["uv run -m hooks", []],
    ["uv run --directory sub x.py", ["cwd sub/x.py (uv)"]],
    ['uv run --directory "$CLAUDE_PROJECT_DIR/sub" x.py', ["resolved sub/x.py (uv)"]],
    ["uvx ruff check", []],
    ["bun x.ts", ["cwd x.ts (bun)"]],
    ["bun run x.ts", ["cwd x.ts (bun)"]],
    ["bun --bun run hooks/x", ["cwd hooks/x (bun)"]],
    ["bun run build", []],
    ["bun test", []],
    ["bun x tsx x.ts", ["cwd x.ts (tsx)"]],
    ["deno run -A --config deno.json x.ts", ["cwd x.ts (deno)"]],
    ["deno x.ts", ["cwd x.ts (deno)"]],
    ["deno run https://example.org/x.ts", []],
    ["deno run jsr:@a/b", []],
    ["deno task build", []],
    ["npx tsx x.ts", ["cwd x.ts (tsx)"]],
    ["npx -y tsx@4 --tsconfig t.json x.ts", ["cwd x.ts (tsx@4)"]],
    ["npx --yes -p tsx tsx watch x.ts", ["cwd x.ts (tsx)"]],
    ["npx prettier --write x.ts", []],
    ["pnpm tsx x.ts", ["cwd x.ts (tsx)"]],
    ["pnpm exec tsx x.ts", ["cwd x.ts (tsx)"]],
    ["yarn --cwd sub node x.js", ["cwd sub/x.js (node)"]],
    ["npm run hook", []],
    ["go run ./cmd/hook", ["cwd cmd/hook (go)"]],
    ["go run x.go", ["cwd x.go (go)"]],
    ["go run example.org/x@latest", []],
    ["ruby -rjson x.rb", ["cwd x.rb (ruby)"]],
    ["perl -MTime::HiRes x.pl", ["cwd x.pl (perl)"]],
    ["perl -ne 'print' x.txt", []],
    ["php -d a=b -f x.php", ["cwd x.php (php)"]],
    ["java -jar x.jar", ["cwd x.jar (java)"]],
    ["java -cp lib Main", []],
    ["pwsh -NoProfile -File hooks/x.ps1", ["cwd hooks/x.ps1 (pwsh)"]],
    [
      "powershell.exe -ExecutionPolicy Bypass -file C:\\h\\x.ps1",
      ["absolute C:/h/x.ps1 (powershell.exe)"],
    ],
    ['powershell -Command "Write-Host x.ps1"', []],
    ["osascript -e 'display notification'", []],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
    for (const target of scriptTargets(command, variables)) {
      expect(target.direct).toBe(target.interpreter === null);
    }
  });
});

describe("a script behind wrappers", () => {
  test.each<[string, string[]]>([
    ["env ./x.sh", ["cwd x.sh"]],
    ["env -i A=1 B='c d' bash x.sh", ["cwd x.sh (bash)"]],
    ["env -u HOME -- bash x.sh", ["cwd x.sh (bash)"]],
    ["env -C sub ./x.sh", ["cwd sub/x.sh"]],
    ["env -S 'bash -e x.sh'", ["cwd x.sh (bash)"]],
    ["exec ./x.sh", ["cwd x.sh"]],
    ["exec -a name bash x.sh", ["cwd x.sh (bash)"]],
    ["exec 2>log", []],
    ["command ./x.sh", ["cwd x.sh"]],
    ["timeout 5 ./x.sh", ["cwd x.sh"]],
    ["timeout -k 1 --signal=KILL 5s bash x.sh", ["cwd x.sh (bash)"]],
    ["timeout --foreground -- 5 bash x.sh", ["cwd x.sh (bash)"]],
    ["gtimeout 5 node x.js", ["cwd x.js (node)"]],
    ["nohup nice -n 10 setsid ./x.sh &", ["cwd x.sh"]],
    ["sudo -u me A=1 ./x.sh", ["cwd x.sh"]],
    ["stdbuf -oL ./x.sh", ["cwd x.sh"]],
    ["jq . | xargs -I{} -n 1 bash x.sh {}", ["cwd x.sh (bash)"]],
    ["poetry run python x.py", ["cwd x.py (python)"]],
    ["direnv exec . ./x.sh", ["cwd x.sh"]],
    [`${"env ".repeat(5)}./x.sh`, ["cwd x.sh"]],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
  });
});

describe("every place of a command line is looked at", () => {
  test.each<[string, string[]]>([
    ["./a && ./b || ./c; ./d", ["cwd a", "cwd b", "cwd c", "cwd d"]],
    ["./a | ./b |& ./c", ["cwd a", "cwd b", "cwd c"]],
    ["(./a; { ./b; })", ["cwd a", "cwd b"]],
    [
      "if ./a; then ./b; elif ./c; then ./d; else ./e; fi",
      ["cwd a", "cwd b", "cwd c", "cwd d", "cwd e"],
    ],
    ["while ./a; do ./b; done", ["cwd a", "cwd b"]],
    ["for x in $(./a); do ./b; done", ["cwd a", "cwd b"]],
    ["case $(./a) in x) ./b ;; *) ./c ;; esac", ["cwd a", "cwd b", "cwd c"]],
    ["f() { ./a; }; f", ["cwd a"]],
    ['echo "$(./a "$(./b)")" `./c`', ["cwd b", "cwd a", "cwd c"]],
    ["X=$(bash a.sh) true", ["cwd a.sh (bash)"]],
    ["diff <(./a) >(./b)", ["cwd a", "cwd b"]],
    ["{ ./a; } > $(./b)", ["cwd b", "cwd a"]],
    ["cat <<E\n$(./a)\nE", ["cwd a"]],
    ["cat <<'E'\n$(./a)\nE", []],
    ["[[ $(./a) == x ]]", ["cwd a"]],
    ["./a\n./b\n", ["cwd a", "cwd b"]],
    ["./a; ./a; bash ./a", ["cwd a", "cwd a (bash)"]],
    ["sh -c './a; bash b.sh'", ["cwd a", "cwd b.sh (bash)"]],
    ['bash -lc "cd \\"$CLAUDE_PROJECT_DIR\\" && ./a"', ["resolved a"]],
    ["bash -c -x './a'", ["cwd a"]],
    ["bash -ec './a' ./not", ["cwd a"]],
    ["sh -c 'sh -c ./a'", []],
    ["npx -c './a'", ["cwd a"]],
    ["sh -c 'if'", []],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
  });
});

describe("paths follow what the line does before", () => {
  test.each<[string, string[]]>([
    ['cd "$CLAUDE_PROJECT_DIR" && ./x.sh', ["resolved x.sh"]],
    ['cd "$CLAUDE_PROJECT_DIR/a" && cd b && bash ../x.sh', ["resolved a/x.sh (bash)"]],
    ['cd "$CLAUDE_PROJECT_DIR" || exit 0; ./x.sh', ["resolved x.sh"]],
    ['cd -- "$CLAUDE_PROJECT_DIR"; ./x.sh', ["resolved x.sh"]],
    ["cd sub; ./x.sh", ["cwd sub/x.sh"]],
    ["cd /opt && ./x.sh", ["absolute /opt/x.sh"]],
    ["cd /opt && /bin/x.sh", ["absolute /bin/x.sh"]],
    ["cd && ./x.sh", ["unknown ./x.sh"]],
    ["cd - && ./x.sh", ["unknown ./x.sh"]],
    ["cd $HOME && ./x.sh", ["unknown ./x.sh"]],
    ["cd $HOME && cd a && ./x.sh", ["unknown ./x.sh"]],
    ["cd $HOME && $CLAUDE_PROJECT_DIR/x.sh", ["resolved x.sh"]],
    ["(cd sub && ./x.sh); ./y.sh", ["cwd sub/x.sh", "cwd y.sh"]],
    ["cd sub & ./y.sh", ["cwd y.sh"]],
    ["cd sub | true; ./y.sh", ["cwd y.sh"]],
    ["true && cd sub; ./x.sh", ["unknown ./x.sh"]],
    ["cd a || cd b; ./x.sh", ["unknown ./x.sh"]],
    ["if true; then cd sub; fi; ./x.sh", ["unknown ./x.sh"]],
    ["if true; then cd sub; exit; fi; ./x.sh", ["cwd x.sh"]],
    ["if true; then cd sub; else exit; fi; ./x.sh", ["cwd sub/x.sh"]],
    ["{ cd sub; }; $(pwd)/x.sh", ["cwd sub/x.sh"]],
    ['D="$CLAUDE_PROJECT_DIR/.claude"; "$D/x.sh"', ["resolved .claude/x.sh"]],
    ["D=.claude; export E=$D/hooks; bash $E/x.sh", ["cwd .claude/hooks/x.sh (bash)"]],
    ["R=$(pwd); cd /; $R/x.sh", ["cwd x.sh"]],
    ["S=./x.sh; $S", ["cwd x.sh"]],
    ["S=bash; $S x.sh", ["cwd x.sh (bash)"]],
    ["CLAUDE_PROJECT_DIR=/x; $CLAUDE_PROJECT_DIR/x.sh", ["absolute /x/x.sh"]],
    ["D=a ./$D/x.sh", ["unknown ./$D/x.sh"]],
    ["D=a; D+=b; ./$D/x.sh", ["unknown ./$D/x.sh"]],
    ["D=(a b); ./$D/x.sh", ["unknown ./$D/x.sh"]],
    ["true && D=a; ./$D/x.sh", ["unknown ./$D/x.sh"]],
    ["D=a; if true; then D=b; fi; ./$D/x.sh", ["unknown ./$D/x.sh"]],
    ["D=a; if true; then D=a; fi; ./$D/x.sh", ["cwd a/x.sh"]],
    ["for f in a b; do ./$f; done", ["unknown ./$f"]],
    ["f=a; while read f; do :; done; ./$f", ["cwd a"]],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
  });
});

describe("a script the line has asked for before", () => {
  test.each<[string, string[]]>([
    ["[ -f x.sh ] && bash x.sh", ["cwd x.sh (bash), guarded"]],
    ["test -x ./x.sh || exit 0; ./x.sh", ["cwd x.sh, guarded"]],
    ["[[ -e a && ! -x ./x.sh ]] && exit; ./x.sh", ["cwd x.sh, guarded"]],
    ["if [ ! -r x.sh ]; then exit 0; fi; sh x.sh", ["cwd x.sh (sh), guarded"]],
    ['[ -f "$CLAUDE_PROJECT_DIR"/x.sh ] && $CLAUDE_PROJECT_DIR/x.sh', ["resolved x.sh, guarded"]],
    ["S=a/x.sh; [ -f $S ] && . $S", ["cwd a/x.sh (.), guarded"]],
    ["cd a; [ -f x.sh ] && ./x.sh", ["cwd a/x.sh, guarded"]],
    ["command -v ./x.sh >/dev/null && ./x.sh", ["cwd x.sh, guarded"]],
    ["sh -c '[ -f x.sh ] && ./x.sh'", ["cwd x.sh, guarded"]],
    ["[ -f x.sh ] && sh -c './x.sh'", ["cwd x.sh, guarded"]],
    ["./x.sh; [ -f x.sh ]", ["cwd x.sh"]],
    ["[ -n x.sh ] && ./x.sh", ["cwd x.sh"]],
    ["[ -d a ] && a/x.sh", ["cwd a/x.sh"]],
    ["[ -f y.sh ] && ./y.sh; ./x.sh", ["cwd y.sh, guarded", "cwd x.sh"]],
    ["[ -f build.gradle ] && ./gradlew lint", ["cwd gradlew, guarded"]],
    [
      "if a; then b; elif [[ -f build.gradle ]]; then ./gradlew; else ./x.sh; fi; ./y.sh",
      ["cwd gradlew, guarded", "cwd x.sh", "cwd y.sh"],
    ],
    ["[ -f package.json ] || exit 0; ./x.sh", ["cwd x.sh, guarded"]],
    ['[ -f "$FILE" ] && ./x.sh', ["cwd x.sh"]],
  ])("%j", (command, expected) => {
    expect(targets(command)).toEqual(expected);
  });
});

describe("where a target is written", () => {
  test.each([
    ['true && bash "$CLAUDE_PROJECT_DIR"/x.sh -v', ['"$CLAUDE_PROJECT_DIR"/x.sh']],
    ["FOO=1 ./x.sh | ./y.sh", ["./x.sh", "./y.sh"]],
    ["true; sh -c './a; ./b'", ["'./a; ./b'", "'./a; ./b'"]],
    ["echo $(./a)", ["./a"]],
  ])("%j", (command, expected) => {
    const spans = scriptTargets(command, variables).map((target) => target.span);
    expect(spans.map(({ start, end }) => command.slice(start, end))).toEqual(expected);
  });

  test("inside of nested backquotes it is at least inside of the command", () => {
    const command = "echo `echo \\`./a\\``";
    const [target] = scriptTargets(command, variables);
    expect(target?.path).toBe("a");
    expect(command.slice(target?.span.start, target?.span.end)).toContain("./a");
  });
});

describe("programs", () => {
  test.each<[string, string[]]>([
    ["jq -r .x", ["jq"]],
    ["cat | jq . | grep -q x && echo y", ["cat", "jq", "grep"]],
    ["FILE=$(jq -r .file); node -e 1; jq .", ["jq", "node"]],
    ["timeout 5 jq . ; env A=1 node x.js", ["timeout", "jq", "env", "node"]],
    ["if command -v prettier; then prettier -w x; fi", ["prettier"]],
    ["f() { jq .; }; f", ["jq"]],
    ["npx prettier x; uv run ruff; bunx tsc", ["npx", "uv", "bunx"]],
    ["./x.sh; /usr/bin/jq; $TOOL; {{PYTHON}} x.py", []],
    ["sh -c 'jq .'", ["sh"]],
    ["cd a; [ -f x ]; test x; exit 2; source y; : ; true", []],
    ["python3.11 x.py; clang++ x", ["python3.11", "clang++"]],
    ["P=jq; $P .", ["jq"]],
    ["exec node x.js", ["node"]],
    ["a b c 'unterminated", []],
    ["constructor; __proto__; toString", ["constructor", "toString"]],
  ])("%j", (command, expected) => {
    expect(programs(command)).toEqual(expected);
  });
});

describe("any text", () => {
  test("what is not Bash has no targets", () => {
    for (const command of [
      "./a; if",
      "./a 'x",
      './a "x',
      "./a $(",
      "./a )",
      "./a <<",
      "./a && || ./b",
      "./a; do",
    ]) {
      expect([command, parseCommand(command), targets(command)]).toEqual([command, null, []]);
    }
  });

  test("a command beyond 64 Ki is not parsed", () => {
    const fill = (length: number) => `./x.sh ${"a".repeat(length - 7)}`;
    expect(targets(fill(longestCommand))).toEqual(["cwd x.sh"]);
    expect(targets(fill(longestCommand + 1))).toEqual([]);
  });

  test.each([
    "$(",
    '"$(',
    "`",
    "\\`",
    "(",
    "{ ",
    "if ",
    "a <<A ",
    "$((",
    "${a:-",
    "case x in ",
    "./a&&",
    "./a||",
    "./a|",
    "./a;",
    "{a,",
    "[[ ! ",
    "! ",
    "@(",
    "env ",
    "sh -c ",
    "sh -c './a' ; ",
    "A=b;",
    "A=b$A$A;./$A;",
    "cd $PWD/a;",
    "if a; then b; el",
    "if a; then b; elif a; then ./b; fi;",
    "[ -f x ] && ./x; ",
    "a() { ",
    "cd a;",
    "{{",
    "<<",
    "__A",
  ])("%j again and again is answered in time", (piece) => {
    const command = piece.repeat(Math.floor(longestCommand / piece.length));
    const start = performance.now();
    scriptTargets(command, variables);
    programs(command);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test("closed nesting of any depth is answered", () => {
    for (const depth of [10, 100, 1000, 10_000]) {
      for (const [open, close] of [
        ["$(", ")"],
        ["(", ")"],
        ["{ ", ";}"],
        ['"$(', ')"'],
        ["! ", ""],
      ]) {
        expect(() => targets(`${open?.repeat(depth)}./a${close?.repeat(depth)}`)).not.toThrow();
      }
    }
  });

  test("nothing throws, and what is told is well-formed", () => {
    const piece = fc.constantFrom(
      ..."./a bash sh -c node -e python3 uv run cd $X ${X} $CLAUDE_PROJECT_DIR \" ' ` $( ) ( { } ; && || | & ! [ ] [[ ]] -f if then elif else fi for in do done while case esac < > << <<< # \\ \n = * ? ~ {{ }} <p> __X__ env A=1 \0 é".split(
        " ",
      ),
    );
    const line = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" ")),
      fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(line, (command) => {
        for (const { base, path, span, direct, interpreter } of scriptTargets(command, variables)) {
          expect(["cwd", "absolute", "resolved", "unknown"]).toContain(base);
          expect(path).not.toBe("");
          expect(direct).toBe(interpreter === null);
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThan(span.start);
          expect(span.end).toBeLessThanOrEqual(command.length);
          if (base === "cwd" || base === "resolved") expect(path).not.toMatch(/^\/|[$`\\]|\/$/);
        }
        for (const name of programs(command)) expect(name).toMatch(/^[\w.+-]+$/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("real configurations", () => {
  const folder = join(import.meta.dirname, "../../shared/corpus/configs");
  const there = existsSync(folder);
  if (!there) console.warn(`shell: no corpus at ${folder}, its test is skipped`);

  (there ? test : test.skip)("nine of ten scripts written under a known variable are found", () => {
    const commands = new Set<string>();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), "utf8");
      for (const [, value = ""] of text.matchAll(/"command"\s*:\s*("(?:[^"\\\n]|\\.)*")/g)) {
        commands.add(JSON.parse(value));
      }
    }
    const known = new Map(
      ["CLAUDE_PROJECT_DIR", "GEMINI_PROJECT_DIR", "CLAUDE_PLUGIN_ROOT"].map((name) => [name, ""]),
    );
    const wanted = [...commands].filter((command) =>
      /^\S* ?"?\$\{?(?:CLAUDE_PROJECT_DIR|GEMINI_PROJECT_DIR|CLAUDE_PLUGIN_ROOT)\}?"?\/\S+\.(?:sh|py|js|mjs)"?$/.test(
        command,
      ),
    );
    const found = wanted.filter((command) =>
      scriptTargets(command, known).some((target) => target.base === "resolved"),
    );
    expect(wanted.length).toBeGreaterThan(50);
    expect(found.length / wanted.length).toBeGreaterThan(0.9);
  });
});
