import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type CheckRequest, check, openPolicy } from "../src/check.ts";
import { liveAgents, scriptFile } from "../src/cli/live-agents.ts";
import { eventsOf, liveHookText, recordingScript } from "../src/cli/live-hook.ts";
import { wantedBy } from "../src/cli/record.ts";
import { runCommand } from "../src/cli/run-command.ts";
import { chosenDialects } from "../src/dialects/choose.ts";
import { dialectModules } from "../src/dialects/registry.ts";
import { openProjects } from "../src/discover/open.ts";
import { nodeEdge } from "../src/edge/node-edge.ts";
import type { AgentEvent } from "../src/model/event.ts";
import type { DialectId } from "../src/model/ids.ts";
import type { JsonObject, JsonValue } from "../src/model/json.ts";
import type { Invocation } from "../src/model/run.ts";
import type { Report } from "../src/report/report.ts";
import { createRunner } from "../src/runner/run-hook.ts";
import { createRedactor } from "../src/source/redact.ts";
import { antigravityTranscripts } from "../src/transcripts/antigravity.ts";
import { hookgateEvents } from "../src/transcripts/hookgate-events.ts";
import type { ReadItem, RecordingSource, TranscriptReader } from "../src/transcripts/reader.ts";
import { Recorder, type RecordOptions } from "../src/transcripts/record.ts";
import { deepest } from "../src/transcripts/records.ts";
import { sniff } from "../src/transcripts/registry.ts";
import { Scrubber } from "../src/transcripts/scrub.ts";
import { corpus, corpusFiles, describeCorpus } from "./support/corpus.ts";
import { git, makeRepository } from "./support/make-repository.ts";

const posix = process.platform !== "win32";
const describePosix = posix ? describe : describe.skip;

type Event = Omit<AgentEvent, "step">;

const options = (more: Partial<RecordOptions> = {}): RecordOptions => ({
  wanted: () => true,
  limit: null,
  maxText: 2000,
  secrets: [],
  ...more,
});

const event = (input: JsonObject, more: Partial<Event> = {}): ReadItem => ({
  kind: "event",
  event: {
    dialect: "claude-code",
    name: "PreToolUse",
    input,
    line: 1,
    callId: null,
    agent: null,
    expect: null,
    ...more,
  },
});

function linesOf(items: readonly ReadItem[], recorder = new Recorder(options())): string {
  recorder.begin("a.jsonl");
  return items.map((item) => recorder.take(item) ?? "").join("");
}

const scrubbed = (input: JsonObject, maxText = 2000): JsonObject =>
  new Scrubber({ maxText, secrets: [] }).payload(input);

/** One text through the scrubber, where nothing is cut. */
function scrubbedText(text: string, cwd = "/home/ada/shop"): string {
  const { tool_input } = scrubbed({ cwd, tool_input: { command: text } });
  return String((tool_input as JsonObject).command);
}

/** One text through the scrubber, as a tool's answer. */
const scrubbedAnswer = (text: string, cwd = "/home/ada/shop"): JsonValue =>
  scrubbed({ cwd, tool_response: text }).tool_response ?? null;

function source(text: string, file = "a.events.jsonl"): RecordingSource {
  return {
    file,
    async *lines() {
      for (const [index, line] of text.split("\n").entries()) {
        yield { number: index + 1, text: line };
      }
    },
    whole: async () => text,
  };
}

async function read(reader: TranscriptReader, from: RecordingSource): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  for await (const item of reader.read(from)) items.push(item);
  return items;
}

const eventsIn = (items: readonly ReadItem[]): Event[] =>
  items.flatMap((item) => (item.kind === "event" ? [item.event] : []));

const readBack = (lines: string): Promise<ReadItem[]> => read(hookgateEvents, source(lines));

/** Twelve characters of a secret in a row are too many. */
function survives(secret: string, text: string): boolean {
  for (let i = 0; i + 12 <= secret.length; i++) {
    if (text.includes(secret.slice(i, i + 12))) return true;
  }
  return secret.length < 12 && text.includes(secret);
}

/** A credential of every known form, made of 40 letters and digits: the text around it, and what must not be left. */
type Form = (body: string) => { text: string; secret: string };
const bare =
  (make: (body: string) => string): Form =>
  (body) => ({ text: make(body), secret: make(body) });
const within =
  (before: string, after = "", length = 24): Form =>
  (body) => ({ text: before + body.slice(0, length) + after, secret: body.slice(0, length) });

const forms: Readonly<Record<string, Form>> = {
  "a GitHub token": bare((b) => `ghp_${b.slice(0, 36)}`),
  "a GitHub token of an installation": bare((b) => `ghs_${b.slice(0, 36)}`),
  "a fine-grained GitHub token": bare((b) => `github_pat_${b.slice(0, 22)}_${b}`),
  "a GitLab token": bare((b) => `glpat-${b.slice(0, 20)}`),
  "an AWS key id": bare((b) => `AKIA${b.slice(0, 16).toUpperCase()}`),
  "an AWS key beside its id": (b) => ({
    text: `AKIAABCDEFGHIJKLMNOP ${b}`,
    secret: b,
  }),
  "a Google key": bare((b) => `AIza${b.slice(0, 35)}`),
  "a Google token": bare((b) => `ya29.${b}`),
  "a Google client secret": bare((b) => `GOCSPX-${b.slice(0, 28)}`),
  "a Slack token": bare((b) => `xoxb-${b.slice(0, 12)}-${b.slice(12)}`),
  "a Slack webhook": (b) => ({
    text: `https://hooks.slack.com/services/T0/B0/${b}`,
    secret: b,
  }),
  "an npm token": bare((b) => `npm_${b.slice(0, 36)}`),
  "a PyPI token": bare((b) => `pypi-AgEIcHlwaS5vcmc${b}${b}`),
  "an Anthropic key": bare((b) => `sk-ant-api03-${b}`),
  "an OpenAI key": bare((b) => `sk-${b}`),
  "a Stripe key": bare((b) => `sk_live_${b.slice(0, 24)}`),
  "a Hugging Face token": bare((b) => `hf_${b.slice(0, 34)}`),
  "a SendGrid key": bare((b) => `SG.${b.slice(0, 22)}.${b}`),
  "a JSON web token": bare((b) => `eyJ${b}.eyJ${b}.${b}`),
  "a private key": (b) => ({
    text: `-----BEGIN RSA PRIVATE KEY-----\n${b}${b}\n${b}\n-----END RSA PRIVATE KEY-----`,
    secret: b,
  }),
  "an authorization header": within("Authorization: Bearer "),
  "a password that is assigned": within("DB_PASSWORD="),
  "a key that is assigned": within("api_key: '", "'"),
  "a password in a URL": within("postgres://me:", "@db/shop"),
  "a token in a query": within("https://api.shop.dev/x?token=", "&page=2"),
  "a password as an option": within("deploy --password "),
  "a token as an option": within("deploy --api-token=", " --yes"),
  "a password in quotes as an option": (b) => ({
    text: `deploy --password "${b.slice(0, 14)} ${b.slice(14, 28)}" --yes`,
    secret: b.slice(0, 14),
  }),
  "a user's password for curl": within("curl -u me:", " https://shop.dev"),
  "a password for sshpass": within("sshpass -p ", " ssh db"),
  "a password for mysql": within("mysql -h db -p", " shop"),
  "a cookie": within("curl -H 'Cookie: session=", "'"),
};

/** Every place of a payload in which a text can stand. */
const places: Readonly<Record<string, (text: string) => JsonObject>> = {
  "a command": (text) => ({ tool_name: "Bash", tool_input: { command: `echo ${text} | cat` } }),
  "a file's content": (text) => ({ tool_input: { file_path: "a.txt", content: `x\n${text}\ny` } }),
  "a nested list": (text) => ({ tool_input: { edits: [{ a: [[`(${text})`]] }] } }),
  "a key": (text) => ({ tool_input: { env: { [text]: true } } }),
  "an answer": (text) => ({ tool_response: { stdout: `>${text}<`, stderr: "" } }),
  "a plain answer": (text) => ({ tool_response: `${text}\n` }),
  "a prompt": (text) => ({ prompt: `Use this: ${text}` }),
  "JSON in a text": (text) => ({ tool_response: JSON.stringify({ log: [` ${text} `] }) }),
  "JSON in JSON in a text": (text) => ({
    prompt: JSON.stringify({ a: JSON.stringify({ log: ` ${text} ` }) }),
  }),
  "across the cut": (text) => ({ tool_response: `${"x ".repeat(995)}${text}${" y".repeat(3000)}` }),
  "the arguments of another agent": (text) => ({
    toolCall: { name: "run_command", args: { CommandLine: `a ${text}`, Cwd: "/" } },
  }),
  "a request to a model": (text) => ({
    llm_request: { messages: [{ role: "user", content: text }] },
  }),
  "a field nobody knows": (text) => ({ custom: { deep: { deeper: text } } }),
};

const body = fc
  .array(fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789"), {
    minLength: 36,
    maxLength: 36,
  })
  // A secret of chance has letters of both cases and digits among its first.
  .map((chars) => `a7Z9${chars.join("")}`);

describe("credentials", () => {
  const sample = "a7Z9Kq3mX8vB2nC5tR6wY4jH1gF0dS9pL7uE3iO5";

  describe.each(Object.entries(forms))("%s", (_, form) => {
    test.each(Object.entries(places))("does not survive in %s", (_place, place) => {
      const { text, secret } = form(sample);
      const recorder = new Recorder(options());
      const line = linesOf([event(place(text))], recorder);
      expect(survives(secret, line)).toBe(false);
      expect(recorder.tally.credentials).toBeGreaterThan(0);
    });
  });

  test("no form survives anywhere, whatever stands around it", () => {
    const before = fc.constantFrom(..." \n\t\"'`,;()[]{}<>|", "=", ":\n", "é", "\u001b[0m", "\\n");
    // A word before `(` is code: something is called.
    const after = fc.constantFrom(..." \n\t\"'`,;)[]{}<>|", "\\n", "é ", "\u001b[0m");
    fc.assert(
      fc.property(
        body,
        fc.constantFrom(...Object.keys(forms)),
        fc.constantFrom(...Object.keys(places)),
        before,
        after,
        fc.string({ maxLength: 30 }),
        (secretBody, form, place, left, right, noise) => {
          const made = forms[form]?.(secretBody);
          const build = places[place];
          if (made === undefined || build === undefined) throw new Error("no such form or place");
          // Quotes around a secret would end the quotes that belong to its form.
          const text = `${noise} ${left}${made.text}${right} ${noise}`;
          expect(survives(made.secret, linesOf([event(build(text))]))).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    ["password", "correct horse battery"],
    ["dbPassword", "hunter2"],
    ["passphrase", "open sesame"],
    ["client_secret", "s-1234"],
    ["clientSecret", "abcdefgh"],
    ["Authorization", "Basic dXNlcjpwYXNz"],
    ["X-Api-Key", "k1234567"],
    ["apiKey", "abcd1234efgh"],
    ["accessToken", "abcdefghijklmnopqrstuvwx"],
    ["Cookie", "sid=1; theme=dark"],
    ["connectionString", "Server=db;Pwd=x1;User=me"],
  ])("the value of a field %s", (key, value) => {
    for (const input of [{ [key]: value }, { tool_input: { a: [{ [key]: value }] } }]) {
      expect(JSON.stringify(scrubbed(input))).not.toContain(value);
    }
  });

  test("a password that is a number, and a value behind an option in a list", () => {
    expect(
      scrubbed({
        tool_input: {
          pin: 1234,
          password: 12345678,
          port: 5432,
          argv: ["login", "--password", "hunter2", "--user", "me", "--token", "--yes"],
        },
      }),
    ).toEqual({
      tool_input: {
        pin: "[redacted]",
        password: "[redacted]",
        port: 5432,
        argv: ["login", "--password", "[redacted]", "--user", "me", "--token", "--yes"],
      },
    });
  });

  test("values of the environment, wherever they stand", () => {
    const scrubber = new Scrubber({ maxText: 2000, secrets: ["plain-looking-value"] });
    expect(scrubber.payload({ a: ["x plain-looking-value y"] })).toEqual({ a: ["x [redacted] y"] });
  });

  test.each([
    "git push --force origin main",
    "git clone git@github.com:team/shop.git && cd shop",
    "npm install react@18.2.0 @types/node@20 vue@3.5.0-beta.1",
    'curl -H "Authorization: Bearer $TOKEN" https://api.shop.dev',
    "export PASSWORD=$(cat /run/secrets/db)",
    "docker build --secret id=npm,src=.npmrc .",
    "docker run -u 1000:1000 -v /srv/data:/data shop",
    "deploy --token $TOKEN --password-file ./p.txt",
    "pytest -k token tests/test_password.py",
    "cat src/home/page.ts app/Users/list.tsx assets/logo@2x.png",
    "grep -rn 'api_key' src/ | head -20",
    "ls /home /Users /home/$USER ~/notes",
    "rm -rf /tmp/build && mkdir -p dist/home/assets",
  ])("`%s` stays as it is", (command) => {
    expect(scrubbedText(command)).toBe(command);
  });

  test("keys that become equal are all kept", () => {
    const tokens = ["1", "2"].map((n) => `ghp_${n.repeat(36)}`);
    expect(scrubbed({ env: Object.fromEntries(tokens.map((t) => [t, t.length])) })).toEqual({
      env: { "[redacted github-token]": 40, "[redacted github-token] (2)": 40 },
    });
  });

  test("a run of millions is no trouble (the redactor of all reports)", () => {
    const long = "a1".repeat(4_000_000);
    const redact = createRedactor([]);
    for (const start of ["eyJ", "ghp_A", "password=", "Authorization: Bearer ", "sk-ant-"]) {
      expect(redact(start + long).length).toBeLessThan(long.length + 100);
    }
    expect(redact(`-----BEGIN PRIVATE KEY-----${long}`)).toContain("[redacted private-key]");
    expect(scrubbedAnswer(long)).toMatch(/\[cut: \d+ characters\]$/);
  });
});

describe("home folders", () => {
  test.each([
    ["cat /home/ada/shop/a.ts", "cat /home/user/shop/a.ts"],
    ["cat /Users/grace/x", "cat /Users/user2/x"],
    ["cat /home/ada", "cat /home/user"],
    ["see /home/ada.", "see /home/user."],
    ["cp /home/ada/a /home/bob/a /home/bob/b", "cp /home/user/a /home/user2/a /home/user2/b"],
    ["cd /home/ada-old", "cd /home/user2"],
    ["gcc -I/home/ada/inc -L/home/bob/lib", "gcc -I/home/user/inc -L/home/user2/lib"],
    ["PATH=/home/ada/bin:/home/ada/.local/bin", "PATH=/home/user/bin:/home/user/.local/bin"],
    ["type C:\\Users\\Grace\\a.txt", "type C:\\Users\\user2\\a.txt"],
    ['{"p":"C:\\\\Users\\\\Grace\\\\a"}', '{"p":"C:\\\\Users\\\\user2\\\\a"}'],
    ["type c:/users/grace/a", "type c:/users/user2/a"],
    ["type C:\\Users\\Ada King\\Documents\\a", "type C:\\Users\\user2\\Documents\\a"],
    ["ls /mnt/c/Users/grace /c/Users/grace", "ls /mnt/c/Users/user2 /c/Users/user2"],
    ["open file:///Users/grace/a.html", "open file:///Users/user2/a.html"],
    ["x?path=%2Fhome%2Fgrace%2Fa", "x?path=%2Fhome%2Fuser2%2Fa"],
    ['{\\"a\\":\\"\\/home\\/grace\\/a\\"}', '{\\"a\\":\\"\\/home\\/user2\\/a\\"}'],
    ["a\\n/home/grace/b", "a\\n/home/user2/b"],
    ["\u001b[32m/home/grace/b", "\u001b[32m/home/user2/b"],
    ["ls ~ada/notes", "ls ~user/notes"],
    [
      "cat ~/.claude/projects/-home-ada-shop/1.jsonl",
      "cat ~/.claude/projects/-home-user-shop/1.jsonl",
    ],
    [
      "cat ~/.claude/projects/-Users-grace-shop/1.jsonl",
      "cat ~/.claude/projects/-Users-user2-shop/1.jsonl",
    ],
    ["ls /tmp/pytest-of-ada/pytest-1", "ls /tmp/pytest-of-user/pytest-1"],
    [
      "ls /Users/Shared /root/x /home/linuxbrew/bin",
      "ls /Users/Shared /root/x /home/linuxbrew/bin",
    ],
    ["ls ./src/home/ada", "ls ./src/home/user"],
    ["curl http://localhost:3000/home/settings", "curl http://localhost:3000/home/settings"],
  ])("%s", (text, expected) => {
    expect(scrubbedText(text)).toBe(expected);
    expect(scrubbedText(expected)).toBe(expected);
  });

  test("a name with blanks, once a path has shown it", () => {
    const input = {
      cwd: "/Users/Ada King/shop",
      tool_input: { command: "ls '/Users/Ada King/shop' /Users/Ada\\ King/x" },
    };
    expect(scrubbed(input)).toEqual({
      cwd: "/Users/user/shop",
      tool_input: { command: "ls '/Users/user/shop' /Users/user/x" },
    });
    const other = {
      TargetFile: "C:\\Users\\B. Rao\\a.ts",
      CommandLine: "type C:\\Users\\B. Rao\\a",
    };
    expect(scrubbed({ toolCall: { args: other } })).toEqual({
      toolCall: {
        args: { TargetFile: "C:\\Users\\user\\a.ts", CommandLine: "type C:\\Users\\user\\a" },
      },
    });
  });

  test("the owner of the session is replaced as a word too, but not where hooks judge", () => {
    expect(scrubbedAnswer("-rw-r--r-- 1 ada ada 12 a.ts\nadapter")).toBe(
      "-rw-r--r-- 1 user user 12 a.ts\nadapter",
    );
    expect(scrubbedText("git log --author ada")).toBe("git log --author ada");
    expect(scrubbedAnswer("run node test", "/home/node/app")).toBe("run node test");
    expect(scrubbedAnswer("src page", "/workspace/src/home/page")).toBe("src page");
  });

  test("any number of users is bounded", () => {
    const text = Array.from({ length: 5000 }, (_, i) => `/home/u${i}/x`).join(" ");
    const result = scrubbedText(text, "/");
    expect(result).not.toMatch(/\/home\/u\d/);
    expect(result).toMatch(/^\/home\/user\/x \/home\/user2\/x /);
  });
});

describe("addresses and machines", () => {
  test.each([
    ["mail ada@shop.dev now", "mail someone@example.com now"],
    ["Ada <ada.king+git@mail.shop.co.uk>", "Ada <someone@example.com>"],
    ["josé@shop.dev", "someone@example.com"],
    ["mailto:ada@shop.dev?subject=x", "mailto:someone@example.com?subject=x"],
    ["?to=ada%40shop.dev&x", "?to=someone%40example.com&x"],
    ["git config user.email ada@shop.dev", "git config user.email someone@example.com"],
    ["12+ada@users.noreply.github.com", "someone@example.com"],
    ["ssh ada@db.shop.dev uptime", "ssh user@db.shop.dev uptime"],
    ["scp a ada@db.shop.dev:/srv", "scp a user@db.shop.dev:/srv"],
    ["git clone ssh://ada@git.shop.dev/x", "git clone ssh://user@git.shop.dev/x"],
    ["ssh root@db.shop.dev", "ssh root@db.shop.dev"],
    ["Co-Authored-By: X <noreply@anthropic.com>", "Co-Authored-By: X <noreply@anthropic.com>"],
    ["a@example.com b@x.example.org c@localhost", "a@example.com b@x.example.org c@localhost"],
    ["uses: actions/checkout@v4.2.0 a@b", "uses: actions/checkout@v4.2.0 a@b"],
    ["ping Adas-MacBook-Pro.local", "ping host"],
    ["MacBook-Pro-de-Ada.local:~", "host:~"],
    ["DESKTOP-4F8K2LM\\\\share", "host\\\\share"],
    ["buy a MacBook-Pro, edit settings.local.json", "buy a MacBook-Pro, edit settings.local.json"],
  ])("%s", (text, expected) => {
    expect(scrubbedText(text)).toBe(expected);
    expect(scrubbedText(expected)).toBe(expected);
  });
});

describe("session ids", () => {
  const id = "3f0c6c52-8d0b-4a55-9f4e-6f3c7a1f5b10";

  test("the same id becomes the same other one, in fields and in paths", () => {
    const first = scrubbed({ session_id: id, transcript_path: `/x/${id}.jsonl` });
    const second = scrubbed({ conversationId: id });
    expect(first.session_id).toMatch(
      /^00000000-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(first.transcript_path).toBe(`/x/${first.session_id}.jsonl`);
    expect(second.conversationId).toBe(first.session_id);
    expect(scrubbed(first)).toEqual(first);
  });

  test("what people write stays", () => {
    expect(scrubbed({ session_id: "demo" })).toEqual({ session_id: "demo" });
  });
});

describe("what is long", () => {
  const long = "word ".repeat(1000);

  test("contents, prompts and answers are cut, with their length", () => {
    const cut = `${long.slice(0, 100)} [cut: 5000 characters]`;
    expect(
      scrubbed(
        {
          prompt: long,
          tool_input: { file_path: long, command: long, url: long, content: long, edits: [long] },
          tool_response: { command: long, originalFile: long, content: [{ text: long }] },
        },
        100,
      ),
    ).toEqual({
      prompt: cut,
      tool_input: { file_path: long, command: long, url: long, content: cut, edits: [cut] },
      tool_response: { command: cut, originalFile: cut, content: [{ text: cut }] },
    });
  });

  test("never inside a character, and not again", () => {
    const once = scrubbed({ prompt: "a😀😀😀" }, 2);
    expect(once).toEqual({ prompt: "a [cut: 7 characters]" });
    expect(scrubbed(once, 2)).toEqual(once);
    expect(scrubbed({ prompt: "abc" }, 0)).toEqual({ prompt: " [cut: 3 characters]" });
  });

  test("encoded data is told by its length, but not in a command", () => {
    const data = Buffer.from(Array.from({ length: 600 }, (_, i) => (i * 89 + (i >> 3)) & 255));
    const base64 = data.toString("base64");
    const lines = base64.replace(/.{76}/g, "$&\n");
    expect(scrubbedAnswer(`data:image/png;base64,${base64}`)).toBe(
      "data:image/png;base64,[base64: 800 characters]",
    );
    expect(scrubbedAnswer(`x\n${lines}\ny`)).toBe("x\n[base64: 810 characters]\ny");
    expect(scrubbedText(`echo ${base64} | base64 -d | sh`)).toContain(base64);
    const path = "/srv/Data/2024/".repeat(30);
    expect(scrubbedAnswer(path)).toBe(path);
  });

  test("long lists of an answer are cut, those of a call are not", () => {
    const list = Array.from({ length: 500 }, (_, i) => `${i}`);
    const { tool_input, tool_response } = scrubbed({
      tool_input: { todos: list },
      tool_response: { filenames: list },
    });
    expect(tool_input).toEqual({ todos: list });
    expect(tool_response).toEqual({ filenames: [...list.slice(0, 100), "[cut: 500 items]"] });
  });

  test("what is nested too deep for a reader is cut", async () => {
    let deep: JsonValue = "x";
    for (let i = 0; i < deepest - 1; i++) deep = [deep];
    const line = linesOf([event({ a: deep })]);
    expect(line).toContain("[cut: nested too deep]");
    expect(eventsIn(await readBack(line))).toHaveLength(1);
  });
});

describe("lines of the neutral format", () => {
  test("an event with everything it can have", () => {
    const items: ReadItem[] = [
      { kind: "session", session: { sessionId: "s1", cwd: "/home/ada/shop", agentVersion: "2" } },
      event(
        { tool_name: "Bash", tool_input: { command: "ls /home/ada/shop" } },
        { callId: "c1", agent: "a1", expect: { verdict: "deny", reason: null, failedOpen: null } },
      ),
    ];
    expect(linesOf(items)).toBe(
      `${JSON.stringify({
        dialect: "claude-code",
        event: "PreToolUse",
        input: {
          session_id: "s1",
          cwd: "/home/user/shop",
          tool_name: "Bash",
          tool_input: { command: "ls /home/user/shop" },
          agent_id: "a1",
        },
        id: "c1",
        expect: "deny",
      })}\n`,
    );
  });

  test.each<[string, Event["expect"], JsonValue | undefined]>([
    ["nothing", null, undefined],
    ["a verdict", { verdict: "ask", reason: null, failedOpen: null }, "ask"],
    [
      "all",
      { verdict: "deny", reason: "^no", failedOpen: false },
      { verdict: "deny", reason: "^no", failedOpen: false },
    ],
    [
      "a pattern with a credential in it, which goes",
      { verdict: "deny", reason: `ghp_${"a1".repeat(18)}`, failedOpen: null },
      "deny",
    ],
  ])("an expectation of %s", (_, expectation, written) => {
    const line = JSON.parse(linesOf([event({}, { expect: expectation })]));
    expect(line.expect).toEqual(written);
  });

  test.each<[DialectId, JsonObject]>([
    ["claude-code", { session_id: "s1", cwd: "/w" }],
    ["gemini-cli", { session_id: "s1", cwd: "/w" }],
    ["antigravity", { conversationId: "s1", workspacePaths: ["/w"] }],
    ["agent-hooks", { session_id: "s1", work_dir: "/w" }],
    ["copilot", { sessionId: "s1", cwd: "/w" }],
    ["cursor", { conversation_id: "s1", workspace_roots: ["/w"] }],
  ])(
    "what is known of a session of %s is written where its payloads have it",
    async (dialect, facts) => {
      const line = linesOf([
        { kind: "session", session: { sessionId: "s1", cwd: "/w" } },
        event({}, { dialect, name: "X" }),
      ]);
      expect(JSON.parse(line).input).toEqual(facts);
      // The next reader finds it there.
      expect(await readBack(line)).toContainEqual({
        kind: "session",
        session: { sessionId: "s1", cwd: "/w" },
      });
    },
  );

  test("what the event holds itself stays; a new recording knows nothing of the one before", () => {
    const recorder = new Recorder(options());
    const cwdOf = (line: string) => JSON.parse(line).input.cwd;
    expect(
      cwdOf(
        linesOf(
          [{ kind: "session", session: { cwd: "/w" } }, event({ cwd: "/w/packages/api" })],
          recorder,
        ),
      ),
    ).toBe("/w/packages/api");
    expect(cwdOf(linesOf([event({})], recorder))).toBeUndefined();
    linesOf([{ kind: "session", session: { cwd: "/elsewhere" } }], recorder);
    expect([...recorder.notices]).toEqual([expect.stringContaining("different folders")]);
  });

  test("whatever is recorded is read back without a skipped line, the same every time and again", async () => {
    const anyEvent = fc.record({
      dialect: fc.constantFrom<DialectId>(
        "claude-code",
        "gemini-cli",
        "antigravity",
        "agent-hooks",
      ),
      name: fc.string({ minLength: 1 }),
      input: fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom("__proto__", "tool_input", "tool_response", "cwd")),
        fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<JsonValue>,
      ),
      callId: fc.option(fc.string({ minLength: 1 })),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { minLength: 1, maxLength: 5 }), async (all) => {
        const items = all.map(({ input, ...more }) => event(input, more));
        const lines = linesOf(items);
        expect(linesOf(items)).toBe(lines);
        const back = await readBack(lines);
        expect(back.filter((item) => item.kind === "skipped")).toEqual([]);
        expect(eventsIn(back)).toHaveLength(all.length);
        expect(linesOf(back)).toBe(lines);
      }),
      { numRuns: 300 },
    );
  });

  test("recordings are streamed: a limit stops the reading", async () => {
    let given = 0;
    const line = JSON.stringify({ dialect: "claude-code", event: "Stop", input: {} });
    const endless: RecordingSource = {
      file: "a.events.jsonl",
      async *lines() {
        for (;;) yield { number: ++given, text: line };
      },
      whole: async () => null,
    };
    const recorder = new Recorder(options({ limit: 3 }));
    for await (const item of hookgateEvents.read(endless)) {
      recorder.take(item);
      if (recorder.full) break;
    }
    expect([recorder.kept, given]).toEqual([3, 3]);
  });
});

describe("--only", () => {
  const calls: [string, string | null][] = [
    ["PreToolUse", "Bash"],
    ["PostToolUse", "Bash"],
    ["PreToolUse", "mcp__db__query"],
    ["Stop", null],
  ];
  test.each([
    [[], "0123"],
    [["PreToolUse"], "02"],
    [["Bash"], "01"],
    [["Bash", "Stop"], "013"],
    [["mcp__*"], "2"],
    [["{Pre,Post}ToolUse"], "012"],
    [["PreToolUse:Bash"], "0"],
    [["P*:mcp__*"], "2"],
    [["bash"], ""],
  ])("%j", (names, kept) => {
    const wanted = wantedBy(names);
    expect(calls.flatMap(([name, tool], i) => (wanted(name, tool) ? [i] : [])).join("")).toBe(kept);
  });
});

/** Runs a command line in this process. */
async function hookgate(...args: string[]): Promise<{ status: number; out: string; err: string }> {
  const written = { out: "", err: "" };
  const originals = [process.stdout.write, process.stderr.write] as const;
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const before = signals.map((signal) => process.listeners(signal));
  process.stdout.write = (text: string | Uint8Array) => {
    written.out += text;
    return true;
  };
  process.stderr.write = (text: string | Uint8Array) => {
    written.err += text;
    return true;
  };
  try {
    return { status: await runCommand(args), ...written };
  } finally {
    [process.stdout.write, process.stderr.write] = originals;
    signals.forEach((signal, i) => {
      for (const listener of process.listeners(signal)) {
        if (!before[i]?.includes(listener)) process.off(signal, listener);
      }
    });
  }
}

const neutral = (name: string, tool: string, input: JsonObject): string =>
  JSON.stringify({
    dialect: "claude-code",
    event: name,
    input: { tool_name: tool, tool_input: input },
  });

describe("hookgate record", () => {
  const files = {
    "a.events.jsonl": [
      neutral("PreToolUse", "Bash", {
        command: `curl -u me:abcdef123 https://x.dev -o /home/ada/x`,
      }),
      "{ torn",
      neutral("PostToolUse", "Bash", { command: "ls" }),
    ].join("\n"),
    "b.events.jsonl": neutral("PreToolUse", "Write", { file_path: "b", content: "x".repeat(3000) }),
    "notes.txt": "nothing of an agent",
    "empty.events.jsonl": `{"dialect":"claude-code"}\n`,
  };

  test("joins recordings in order and says what it did", async () => {
    const root = makeRepository(files);
    const [a, b] = [join(root, "a.events.jsonl"), join(root, "b.events.jsonl")];
    const { status, out, err } = await hookgate("record", b, a);
    expect(status).toBe(0);
    const back = await readBack(out);
    expect(eventsIn(back).map((e) => `${e.name} ${e.input.tool_name}`)).toEqual([
      "PreToolUse Write",
      "PreToolUse Bash",
      "PostToolUse Bash",
    ]);
    expect(err.split("\n")).toEqual([
      "hookgate: kept 3 events of 2 recordings",
      "hookgate: replaced: 1 credential, 1 home path",
      "hookgate: cut: 1 long text",
      `hookgate: left out: 1 line that cannot be read (${a}:2: the line breaks off before its JSON object ends)`,
      expect.stringContaining("look the events through"),
      "",
    ]);
  });

  test("--only and --limit: each event by itself, and both are told", async () => {
    const root = makeRepository(files);
    const paths = [join(root, "a.events.jsonl"), join(root, "b.events.jsonl")];
    const { out, err } = await hookgate("record", ...paths, "--only", "PreToolUse", "--limit", "2");
    expect(eventsIn(await readBack(out)).map((e) => e.input.tool_name)).toEqual(["Bash", "Write"]);
    expect(err).toContain(
      "left out: 1 event that --only does not name, everything after the last event",
    );
  });

  test("--output: the file is there as a whole, and may be the recording itself", async () => {
    const root = makeRepository(files);
    const file = join(root, "a.events.jsonl");
    const made = join(root, "new/folder/x.events.jsonl");
    expect(await hookgate("record", file, "--output", made)).toMatchObject({ status: 0, out: "" });
    expect(await hookgate("record", file, "--output", file)).toMatchObject({ status: 0, out: "" });
    expect(readFileSync(file, "utf8")).toBe(readFileSync(made, "utf8"));
    expect(readFileSync(file, "utf8").trimEnd().split("\n")).toHaveLength(2);
    expect(readdirSync(join(root, "new/folder"))).toEqual(["x.events.jsonl"]);
  });

  test.each([
    ["no FILE", [], "needs a FILE"],
    ["no such file", ["nowhere.jsonl"], "cannot read nowhere.jsonl: ENOENT"],
    ["a folder", ["@"], "EISDIR"],
    [
      "an unknown format",
      ["@/notes.txt"],
      "notes.txt is no recording of an agent that hookgate knows",
    ],
    ["an unknown one among others", ["@/a.events.jsonl", "@/notes.txt"], "no recording"],
    ["no events", ["@/empty.events.jsonl"], "holds no events (1 line that cannot be read"],
    ["nothing left", ["@/a.events.jsonl", "--only", "Grep"], "--only names none of the 2 events"],
    ["an empty name", ["@/a.events.jsonl", "--only", ""], "--only needs a name"],
    ["a bad limit", ["@/a.events.jsonl", "--limit", "0"], "--limit takes a whole number from 1"],
    ["a bad length", ["@/a.events.jsonl", "--max-text=-1"], "--max-text"],
    ["a place that cannot be", ["@/a.events.jsonl", "--output", "@/notes.txt/x"], "cannot write"],
    ["a dialect without --live", ["@/a.events.jsonl", "--dialect", "codex"], "goes with --live"],
    ["--live without a dialect", ["--live"], "needs one --dialect: gemini-cli, claude-code"],
    ["--live for another agent", ["--live", "--dialect", "codex"], 'no recording hook for "codex"'],
    ["--live with a FILE", ["--live", "--dialect", "gemini-cli", "a"], "takes no FILE"],
    [
      "--live with a limit",
      ["--live", "--dialect", "gemini-cli", "--limit", "2"],
      "--limit does not",
    ],
    [
      "--live with an unknown event",
      ["--live", "--dialect", "gemini-cli", "--only", "Stop"],
      "--only names no event that a hook of Gemini CLI can record: known are SessionStart",
    ],
  ])("%s is status 2, one line, and writes nothing", async (_, args, message) => {
    const root = makeRepository(files);
    const { status, out, err } = await hookgate(
      "record",
      ...args.map((arg) => arg.replace(/^@/, root)),
    );
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain(message);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect(readdirSync(root).sort()).toEqual(Object.keys(files).sort());
  });
});

/** Looks at the tool's name, the command and the path, and at nothing else. */
const judge = `const p = JSON.parse(require("fs").readFileSync(0, "utf8"));
const i = p.tool_input ?? p.toolCall?.args ?? {};
const command = i.command ?? i.CommandLine ?? "";
const file = i.file_path ?? i.path ?? i.absolute_path ?? i.dir_path ?? i.TargetFile ?? "";
const here = p.cwd ?? p.workspacePaths?.[0] ?? "";
const why = [
  /\\b(rm|push|sudo|curl|chmod|npm|cd|terraform|apply)\\b/.test(command) && "command",
  file.startsWith("/") && file !== here && !file.startsWith(here + "/") && "outside",
  /\\.(json|md|lock)$/.test(file) && "kind",
  /^(Task|glob|write_todos|TodoWrite)$/.test(p.tool_name ?? "") && "tool",
].filter(Boolean);
if (why.length > 0) {
  console.error(why.join(), command.length, command.split("/").length, file.split("/").length);
  process.exit(2);
}
`;
const hooksFor = (events: readonly string[], command: string) => ({
  hooks: Object.fromEntries(
    events.map((name) => [name, [{ hooks: [{ type: "command", command }] }]]),
  ),
});
const judges = (root: string): Record<string, string | object> => ({
  [`${root}judge.cjs`]: judge,
  [`${root}.claude/settings.json`]: hooksFor(
    ["PreToolUse", "PostToolUse"],
    'node "$CLAUDE_PROJECT_DIR"/judge.cjs',
  ),
  [`${root}.gemini/settings.json`]: hooksFor(
    ["BeforeTool", "AfterTool"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the variable is the hook's
    'node "${GEMINI_PROJECT_DIR}/judge.cjs"',
  ),
});

async function replayed(root: string, recording: string, dialect: DialectId): Promise<Report> {
  const request: CheckRequest = {
    root,
    command: "replay",
    configFile: null,
    dialects: [dialect],
    transcripts: [recording],
    failOn: null,
    jobs: null,
    sandbox: null,
    userDir: null,
    systemDir: null,
    extensions: [],
    refuseReplay: null,
  };
  return (await check(request, nodeEdge())).report;
}

/** What was decided, without the subject, which shows names and folders. */
function decisionsOf(report: Report): unknown[] {
  const [recording] = report.replay?.transcripts ?? [];
  expect(recording?.skippedLines).toBe(0);
  return (recording?.decisions ?? []).map((d) => [
    d.event,
    d.tool,
    d.callId,
    d.agent,
    d.verdict,
    d.reason,
    d.hooks.map((hook) => [hook.file, hook.outcome]),
  ]);
}

/** How many were denied, by the hooks of the agent that was recorded. */
async function expectSameDecisions(
  root: string,
  recording: string,
  dialect: DialectId,
): Promise<number> {
  const made = join(root, "made.events.jsonl");
  expect(await hookgate("record", recording, "--output", made)).toMatchObject({ status: 0 });
  const original = decisionsOf(await replayed(root, recording, dialect));
  expect(decisionsOf(await replayed(root, made, dialect))).toEqual(original);
  return original.filter((decision) => JSON.stringify(decision).includes('"deny"')).length;
}

/** A session of Claude Code: every call with its answer. */
function claudeSession(cwd: string, calls: readonly [tool: string, input: JsonObject][]): string {
  const sessionId = "9c1b7b5e-2f0a-4f5e-8a39-0d4b3c2a1f00";
  let parent: string | null = null;
  const record = (type: string, content: JsonValue): string => {
    const uuid: string = `u${parent === null ? 0 : Number(parent.slice(1)) + 1}`;
    const line = { parentUuid: parent, isSidechain: false, cwd, sessionId, version: "2.1.310" };
    parent = uuid;
    const message = { role: type, content, ...(type === "assistant" ? { id: `m${uuid}` } : {}) };
    return JSON.stringify({ ...line, type, uuid, timestamp: "2026-11-12T09:10:13Z", message });
  };
  return [
    record("user", "Please, and mail ada@shop.dev"),
    ...calls.flatMap(([name, input], i) => [
      record("assistant", [{ type: "tool_use", id: `toolu_${i}`, name, input }]),
      record("user", [{ type: "tool_result", tool_use_id: `toolu_${i}`, content: "done" }]),
    ]),
    record("assistant", [{ type: "text", text: "Done." }]),
  ].join("\n");
}

describePosix("a replay of what was recorded decides the same", () => {
  test.each<[string, DialectId]>([
    ["refund-rounding.jsonl", "claude-code"],
    ["staging-cleanup.jsonl", "gemini-cli"],
  ])("%s", async (name, dialect) => {
    const root = makeRepository(judges(""));
    await expectSameDecisions(root, resolve("examples/orders-service/transcripts", name), dialect);
    const made = readFileSync(join(root, "made.events.jsonl"), "utf8");
    expect(made).not.toContain("mara");
    expect(made).toContain("/home/user/code/orders-service");
  });

  test("in a package of a larger repository, with folders of other users beside it", async () => {
    const home = "/home/ada/work";
    const root = makeRepository({
      ...judges("packages/api/"),
      "session.jsonl": claudeSession(`${home}/mono/packages/api`, [
        ["Bash", { command: `rm -rf ${home}/mono/packages/api/dist` }],
        ["Bash", { command: `ls ${home}/mono` }],
        ["Write", { file_path: `${home}/mono/packages/api/a.ts`, content: "x".repeat(9000) }],
        ["Write", { file_path: `${home}/mono/packages/web/a.ts`, content: "x" }],
        ["Read", { file_path: "/home/ada/.ssh/id_ed25519" }],
        ["Read", { file_path: "/home/bob/work/mono/packages/api/a.ts" }],
        ["Edit", { file_path: `${home}/mono/packages/api/package.json`, old_string: "a" }],
      ]),
    });
    expect(await expectSameDecisions(root, join(root, "session.jsonl"), "claude-code")).toBe(5);
  });

  test("with expectations, which still hold", async () => {
    const expectation = (command: string, id: string, expect: string): string =>
      JSON.stringify({
        dialect: "claude-code",
        event: "PreToolUse",
        input: { cwd: "/Users/ada/shop", tool_name: "Bash", tool_input: { command } },
        id,
        expect,
      });
    const root = makeRepository({
      ...judges(""),
      "in.events.jsonl": [
        expectation("git push", "c1", "deny"),
        expectation("ls /Users/ada/shop", "c2", "none"),
      ].join("\n"),
    });
    expect(await expectSameDecisions(root, join(root, "in.events.jsonl"), "claude-code")).toBe(1);
    const report = await replayed(root, join(root, "made.events.jsonl"), "claude-code");
    expect(report.findings.filter((f) => f.rule === "unexpected-verdict")).toEqual([]);
  });

  test("a session of Antigravity keeps the folder it was made in", async () => {
    const step = (step_index: number, more: object): string =>
      JSON.stringify({ step_index, source: "MODEL", status: "DONE", created_at: "x", ...more });
    const text = [
      step(0, { source: "USER_EXPLICIT", type: "USER_INPUT", content: "x" }),
      step(1, {
        type: "PLANNER_RESPONSE",
        tool_calls: [{ name: "run_command", args: { CommandLine: "ls", Cwd: "/home/ada/shop" } }],
      }),
      step(2, { type: "RUN_COMMAND", content: "a" }),
    ].join("\n");
    const items = await read(antigravityTranscripts, source(text, "transcript_full.jsonl"));
    const back = await readBack(linesOf(items));
    expect(back).toContainEqual({
      kind: "session",
      session: { sessionId: null, cwd: "/home/user/shop" },
    });
  });
});

describeCorpus("every public recording", () => {
  test("becomes events that are read back without a skipped line and without its users", async () => {
    const edge = nodeEdge();
    let recorded = 0;
    for (const file of corpusFiles("transcripts")) {
      const path = join(corpus, file);
      const { source: from, head } = await edge.openRecording(path, file);
      const reader = sniff(head, file);
      if (reader === null) continue;
      const lines = linesOf(await read(reader, from));
      const back = await readBack(lines);
      expect(back.filter((item) => item.kind === "skipped")).toEqual([]);
      expect(linesOf(back)).toBe(lines);
      // `/home/USER` and the like were replaced by those who published the recording.
      expect(lines).not.toMatch(
        /(?<=["' =:(])\/(?:home|Users)\/(?!user\d*(?!\w)|Shared|linuxbrew|\W)/i,
      );
      recorded += eventsIn(back).length;
    }
    expect(recorded).toBeGreaterThan(2500);
  }, 120_000);

  test.each([
    "claude-code/jnarowski__agentcmd/packages/agent-cli-sdk/tests/fixtures/claude/full/full-session-three.jsonl",
    "claude-code/marot__spotter/test/fixtures/transcripts/subagent.jsonl",
    "gemini-cli/jnarowski__agentcmd/packages/agent-cli-sdk/tests/fixtures/gemini/full/session-2025-10-27T19-55-981c87cb.json",
    "gemini-cli/Mai0313__VibeCodingTracker/tests/fixtures/sessions/gemini.jsonl",
  ])(
    "is decided the same: %s",
    async (file) => {
      const root = makeRepository(judges(""));
      const dialect = file.startsWith("claude-code/") ? "claude-code" : "gemini-cli";
      const path = resolve(corpus, "transcripts", file);
      const denied = await expectSameDecisions(root, path, dialect);
      expect(denied).toBeGreaterThan(0);
    },
    60_000,
  );
});

const agents = Object.entries(liveAgents) as [DialectId, (typeof liveAgents)["gemini-cli"]][];

/** Installs a printed hook in a folder, the way its text says. */
function install(root: string, id: DialectId, output: string, only: readonly string[] = []): void {
  const agent = liveAgents[id];
  if (agent === undefined) throw new Error(`no hook for ${id}`);
  const events = eventsOf(agent, only);
  const text = liveHookText(agent, events, output);
  const config = agent.config(events);
  for (const part of [recordingScript(output), config, agent.install]) expect(text).toContain(part);
  write(root, scriptFile, recordingScript(output));
  const file = / (\.[\w./-]+\.json)/.exec(agent.install)?.[1];
  if (file === undefined) execFileSync("sh", ["-c", config], { cwd: root });
  else write(root, file, config);
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** The hooks of an agent, as they would be started for a payload; in a folder whose name asks for quotes. */
async function hooksIn(root: string, id: DialectId) {
  const edge = nodeEdge();
  const repository = await edge.openRepository(root);
  const dialects = chosenDialects([id], new Map());
  const layers = { userDir: null, systemDir: null, extensions: [] };
  const [project] = openProjects(
    dialects,
    repository,
    openPolicy(repository, null, edge),
    layers,
    edge,
  );
  if (project === undefined) throw new Error(`no hooks of ${id} in ${root}`);
  const workspace = { repository: root, project: root, home: root, tmp: root };
  return project.hooks.map((hook) => ({
    event: hook.event,
    start(payload: JsonObject): Invocation {
      const invocation = project.dialect.invocation(hook, { cwd: root, ...payload }, workspace);
      if ("impossible" in invocation) throw new Error(invocation.impossible);
      return { ...invocation, timeoutMs: 20_000 };
    },
  }));
}

const { run } = createRunner({
  // Without an outer shell bash reads the files of a remote login.
  environment: ({ env }) => ({ PATH: process.env.PATH ?? "", SHLVL: "1", HOME: "/", ...env }),
});

const oddPayloads: Readonly<Record<string, JsonObject>> = {
  "line breaks and quotes": { a: "x\ny\r\n\"z\" 'q' `b` $HOME $(id) \\ \\n %s %d" },
  "all kinds of letters": { a: "é 漢字 😀 \u202e \u0000 \u001b[31m \ud800" },
  "a megabyte": { a: "x\n".repeat(500_000), b: "end" },
};

describePosix("hookgate record --live", () => {
  test.each(agents)(
    "%s: the printed hook has no finding, and every event is one that fires",
    async (id, agent) => {
      const module = dialectModules.find((m) => m.id === id);
      const facts = (agent?.events ?? []).map((name) => module?.at(null).events.get(name));
      expect(facts.map((f) => f?.fires)).toEqual(facts.map(() => true));
      for (const name of agent?.more ?? [])
        expect(module?.at(null).events.get(name)).not.toBeNull();

      const root = makeRepository({
        "README.md": "x",
        ".gitignore": "hookgate/recorded.events.jsonl\n",
      });
      install(root, id, "hookgate/recorded.events.jsonl");
      const ignored = id === "claude-code" ? "\n.claude/settings.local.json" : "";
      write(root, ".gitignore", `hookgate/recorded.events.jsonl${ignored}\n`);
      git(root, "init", "-q", "-b", "main");
      git(root, "add", "-A");
      git(root, "commit", "-q", "-m", "first");
      const { report } = await check(
        {
          root,
          command: "lint",
          configFile: null,
          dialects: [],
          transcripts: [],
          failOn: null,
          jobs: null,
          sandbox: null,
          userDir: null,
          systemDir: null,
          extensions: [],
          refuseReplay: null,
        },
        nodeEdge(),
      );
      expect(report.findings.map((f) => `${f.severity} ${f.rule}: ${f.message}`)).toEqual([]);
      const hooks = report.hooks.filter((hook) => hook.dialect === id);
      expect(hooks.map((hook) => hook.event).sort()).toEqual([...(agent?.events ?? [])].sort());
      // The answer that Antigravity needs makes a hook look like a guard.
      const guards = id === "antigravity" ? ["PreToolUse"] : [];
      expect(hooks.filter((hook) => hook.guard).map((hook) => hook.event)).toEqual(guards);
      expect(hooks.map((hook) => hook.timeoutMs)).toEqual(hooks.map(() => 10_000));
    },
  );

  test.each(agents)("%s: records odd payloads exactly, and says nothing", async (id) => {
    const root = join(makeRepository({ "README.md": "" }), `odd "quoted" $HOME 'x'`);
    mkdirSync(root);
    install(root, id, "hookgate/recorded.events.jsonl");
    const hooks = await hooksIn(root, id);
    const expected: [string, JsonObject][] = [];
    for (const [index, payload] of Object.values(oddPayloads).entries()) {
      const hook = hooks[index];
      if (hook === undefined) throw new Error("too few hooks");
      const invocation = hook.start(payload);
      const result = await run(invocation);
      const said =
        id !== "antigravity" ? "" : hook.event === "PreToolUse" ? '{"decision":"allow"}\n' : "{}\n";
      expect(result).toMatchObject({ exitCode: 0, stdout: said, stderr: "", leftovers: false });
      expected.push([hook.event, JSON.parse(invocation.stdin) as JsonObject]);
    }
    const file = join(root, "hookgate/recorded.events.jsonl");
    const back = await read(hookgateEvents, source(readFileSync(file, "utf8")));
    expect(back.filter((item) => item.kind === "skipped")).toEqual([]);
    expect(eventsIn(back).map((e) => [e.dialect, e.name, e.input])).toEqual(
      expected.map(([name, input]) => [id, name, input]),
    );
    expect(statSync(file).mode & 0o077).toBe(0);
  });

  test.each(agents)("%s: without its script the hook lets everything happen", async (id) => {
    const root = makeRepository({ "README.md": "" });
    install(root, id, "x.events.jsonl");
    const hooks = await hooksIn(root, id);
    write(root, scriptFile, "exit 2\n");
    for (const hook of hooks) {
      const { exitCode, stdout } = await run(hook.start({}));
      expect([exitCode, stdout.includes("deny")]).toEqual([0, false]);
    }
  });

  const script = (root: string, output: string): void =>
    write(root, scriptFile, recordingScript(output));
  const started = (root: string, stdin: string): Promise<Awaited<ReturnType<typeof run>>> =>
    run({
      argv: ["sh", join(root, scriptFile), "claude-code", "PreToolUse"],
      cwd: "/",
      env: {},
      stdin,
      timeoutMs: 20_000,
    });

  test("twenty at once do not mix their lines", async () => {
    const root = makeRepository({ "README.md": "" });
    script(root, "x.events.jsonl");
    const payloads = Array.from({ length: 20 }, (_, i) => ({ i, a: `${i} `.repeat(100_000) }));
    await Promise.all(payloads.map((payload) => started(root, JSON.stringify(payload))));
    const back = await readBack(readFileSync(join(root, "x.events.jsonl"), "utf8"));
    expect(back.filter((item) => item.kind === "skipped")).toEqual([]);
    const found = eventsIn(back).map((e) => e.input);
    expect(found.sort((a, b) => Number(a.i) - Number(b.i))).toEqual(payloads);
  });

  test("a payload in several lines becomes one", async () => {
    const root = makeRepository({ "README.md": "" });
    script(root, "x.events.jsonl");
    await started(root, JSON.stringify({ a: ["x", { b: 1 }] }, null, 2).replaceAll("\n", "\r\n"));
    const [found] = eventsIn(await readBack(readFileSync(join(root, "x.events.jsonl"), "utf8")));
    expect(found?.input).toEqual({ a: ["x", { b: 1 }] });
  });

  test("a line that was torn takes no other with it", async () => {
    const root = makeRepository({ "x.events.jsonl": '{"dialect":"claude-code","ev' });
    script(root, "x.events.jsonl");
    await started(root, '{"a":1}');
    await started(root, '{"a":2}');
    const back = await readBack(readFileSync(join(root, "x.events.jsonl"), "utf8"));
    expect(back.filter((item) => item.kind === "skipped")).toHaveLength(1);
    expect(eventsIn(back).map((e) => e.input)).toEqual([{ a: 1 }, { a: 2 }]);
  });

  test.each([
    ["a quote, blanks and a dollar", "my recordings/it's $HOME.events.jsonl"],
    ["a dash in front", "-x/-y.events.jsonl"],
  ])("a file name with %s", async (_, output) => {
    const root = makeRepository({ "README.md": "" });
    script(root, output);
    await started(root, '{"a":1}');
    expect(eventsIn(await readBack(readFileSync(join(root, output), "utf8")))).toHaveLength(1);
  });

  test.each([
    ["a full disk", "/dev/full"],
    ["a folder that cannot be made", "README.md/x.events.jsonl"],
    ["a folder in its place", "hookgate"],
    ["a place nobody may write to", "/proc/x.events.jsonl"],
  ])("%s does not stop the agent", async (_, output) => {
    if (output === "/dev/full" && !existsSync(output)) return;
    const root = makeRepository({ "README.md": "" });
    script(root, output);
    const result = await started(root, JSON.stringify({ a: "x".repeat(1_000_000) }));
    expect(result).toMatchObject({ exitCode: 0, stdout: "", stderr: "", timedOut: false });
    expect(result.leftovers).toBe(false);
  });

  test("--only chooses events, those too that are not recorded by themselves", async () => {
    const { out } = await hookgate(
      "record",
      "--live",
      "--dialect",
      "gemini-cli",
      "--only",
      "*Model",
    );
    expect(out).toContain('"BeforeModel"');
    expect(out).toContain('"AfterModel"');
    expect(out).not.toContain('"BeforeTool"');
  });
});
