import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  breakCommands,
  commandData,
  commandProperty,
  cutBytes,
  markdownCode,
  markdownProse,
  markdownText,
  plainBlock,
  plainLine,
} from "../src/report/escape.ts";
import { type GithubOptions, renderGithub } from "../src/report/github.ts";
import { renderJson } from "../src/report/json.ts";
import { reporterNamed, reporters } from "../src/report/registry.ts";
import type { Report } from "../src/report/report.ts";
import { reportSchema } from "../src/report/schema.ts";
import { renderSummary, type SummaryOptions } from "../src/report/summary.ts";
import { textReporter } from "../src/report/text.ts";
import { createRedactor, secretValues } from "../src/source/redact.ts";
import { hostileTexts, withStrings } from "./support/hostile.ts";
import { readLog } from "./support/runner-log.ts";
import {
  cleanReport,
  decision,
  excerpt,
  finding,
  fullReport,
  hook,
  hookRun,
  options,
  report,
} from "./support/sample-report.ts";

/** Nothing that is not seen, no escape sequences: what every safe text must fulfil. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;
const emoji = /\p{Extended_Pictographic}\ufe0f/gu;
const hidden = (text: string): boolean => unseen.test(text.replace(emoji, ""));

const sourceUrl = "https://github.com/octo/demo/blob/0123456789abcdef0123456789abcdef01234567/";
const summaryOptions = (changes: Partial<SummaryOptions> = {}): SummaryOptions => ({
  pathPrefix: "",
  changedFiles: null,
  sourceUrl,
  reportFile: null,
  ...changes,
});
const githubOptions = (changes: Partial<GithubOptions> = {}): GithubOptions => ({
  ...options(),
  stopToken: () => "a-word-nobody-can-guess",
  ...changes,
});

/** Compares with a file under `golden/`; `UPDATE_GOLDEN=1` writes it anew, to be read before it is committed. */
function expectGolden(name: string, text: string): void {
  const file = join("__tests__", "golden", name);
  if (process.env.UPDATE_GOLDEN === "1") writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, "utf8"));
}

describe("text from strangers on a line", () => {
  test.each([
    ["plain text stays", "rm -rf / && ls | grep é 日本 🎉", "rm -rf / && ls | grep é 日本 🎉"],
    ["escape sequences are spelt out", "\u001b[31mred\u001b[0m", "<ESC>[31mred<ESC>[0m"],
    ["a link in the terminal", "\u001b]8;;x\u0007y", "<ESC>]8;;x<U+0007>y"],
    ["control characters, old and new", "a\u0000b\u009bc\u007f", "a<U+0000>b<U+009B>c<U+007F>"],
    ["bidi overrides", "\u202etxt.exe\u2066", "<U+202E>txt.exe<U+2066>"],
    ["zero width", "a\u200bb\u2060c\ufeffd\u00ade", "a<U+200B>b<U+2060>c<U+FEFF>d<U+00AD>e"],
    ["tags", "a\u{e0041}", "a<U+E0041>"],
    ["lone surrogates", "a\ud800b", "a<U+D800>b"],
    ["the colour of an emoji stays", "⚠️ careful", "⚠️ careful"],
    ["but no run of selectors", "⚠\ufe0f\ufe0f", "⚠\ufe0f<U+FE0F>"],
    ["nor one behind a number sign", "#\ufe0f#[error]", "#<U+FE0F>#[error]"],
    ["line breaks of every kind", "a\nb\r\nc\rd\u2028e\u0085f", "a ⏎ b ⏎ c ⏎ d ⏎ e ⏎ f"],
    ["trailing blanks go", "a \n\n", "a"],
    ["tabs are blanks", "a\tb", "a b"],
    ["a command at the beginning", "::error::x", ": :error::x"],
    ["a command after blanks", " \u00a0::error::x", " \u00a0: :error::x"],
    ["colons inside stay", "std::vector", "std::vector"],
    ["the old command anywhere", "x ##[error]y ###[group]", "x # #[error]y ## #[group]"],
    ["number signs elsewhere stay", "## heading", "## heading"],
  ])("%s", (_, text, expected) => {
    expect(plainLine(text, 500)).toBe(expected);
  });

  test("a longer one is cut between characters and marked", () => {
    expect(plainLine("abcdef", 6)).toBe("abcdef");
    expect(plainLine("abcdefg", 6)).toBe("abcde…");
    expect(plainLine("abcd🎉🎉", 6)).toBe("abcd…");
    expect(plainLine("x".repeat(1_000_000), 10)).toBe("xxxxxxxxx…");
    expect(plainLine(`a${"\n".repeat(100_000)}b`, 10)).toBe("a…");
  });

  test("whatever comes, it is one visible line without a command", () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: "binary" }))),
        fc.integer({ min: 1, max: 80 }),
        (parts, max) => {
          const line = plainLine(parts.join(""), max);
          expect(line.length).toBeLessThanOrEqual(max);
          expect(line).not.toMatch(/[\n\r]/);
          expect(hidden(line)).toBe(false);
          expect(readLog(line).commands).toEqual([]);
          expect(plainLine(line, max)).toBe(line.trimEnd());
        },
      ),
    );
  });

  test("a block keeps its lines and tabs and nothing else", () => {
    expect(plainBlock("a\r\n\t::error::b\n##[group]c")).toBe("a\n\t: :error::b\n# #[group]c");
    for (const text of hostileTexts) {
      expect(readLog(plainBlock(text)).commands).toEqual([]);
      expect(hidden(plainBlock(text).replaceAll("\t", ""))).toBe(false);
    }
  });

  test("breaking commands twice changes nothing", () => {
    for (const text of hostileTexts) {
      expect(breakCommands(breakCommands(text))).toBe(breakCommands(text));
    }
  });
});

describe("workflow commands", () => {
  test("the runner reads back what was written", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (title, message) => {
        const line = `::error title=${commandProperty(`t${title}t`)}::${commandData(message)}`;
        const [command] = readLog(line).commands;
        expect(command?.data).toBe(message);
        expect(command?.properties.title).toBe(`t${title}t`);
      }),
    );
  });

  test("the percent sign is escaped first", () => {
    expect(commandData("100%\r\n%0A")).toBe("100%25%0D%0A%250A");
    expect(commandProperty("a:b,c%")).toBe("a%3Ab%2Cc%25");
  });
});

describe("text inside Markdown", () => {
  test.each([
    ["table and code characters", "a|b`c`\\", "a&#124;b&#96;c&#96;&#92;"],
    ["HTML", '<b a="1">&lt;', "&lt;b a=&quot;1&quot;&gt;&amp;lt;"],
    [
      "emphasis, links, maths",
      "*a* _b_ ~c~ [d](e) $f$",
      "&#42;a&#42; &#95;b&#95; &#126;c&#126; &#91;d&#93;(e) &#36;f&#36;",
    ],
    ["mentions and numbers", "@me #1 GH-2 a@b.c", "@&#8203;me #&#8203;1 GH-&#8203;2 a@&#8203;b.c"],
    ["addresses", "https://a.b www.c.d", "https:&#8203;//a.b www&#8203;.c.d"],
    ["what begins a block", "# a", "&#35; a"],
    ["a list", "- a", "&#45; a"],
    ["a numbered list", "12. a", "12&#46; a"],
    ["line breaks", "a\nb", "a ⏎ b"],
    [
      "ordinary words",
      "guard.sh: 3 calls (of 4), 50% - ok!",
      "guard.sh: 3 calls (of 4), 50% - ok!",
    ],
  ])("%s", (_, text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  test.each([
    ["plain", "a b", "`a b`"],
    ["backticks inside", "a `b` ``c``", "``` a `b` ``c`` ```"],
    ["at the edge", "`a", "`` `a ``"],
    ["a pipe needs an element", "a|b<c", "<code>a&#124;b&lt;c</code>"],
    ["nothing", " ", "<code></code>"],
    ["markup is literal in code", "<b> @me *x*", "`<b> @me *x*`"],
  ])("code: %s", (_, text, expected) => {
    expect(markdownCode(text)).toBe(expected);
  });

  test("in prose only pairs of backticks are code", () => {
    expect(markdownProse("use `exit 2`, not `a|b` or <b>")).toBe(
      "use `exit 2`, not <code>a&#124;b</code> or &lt;b&gt;",
    );
    expect(markdownProse("one ` tick")).toBe("one &#96; tick");
    expect(markdownProse("`code` first")).toBe("`code` first");
  });

  test("whatever comes, no cell, element, link or mention is made of it", () => {
    const bits = fc.constantFrom(
      ..."`|\\<>&*_~[]()!#@$:/.-+=1 \n".split(""),
      ..."`` || <b> </td> https:// www. x@y.z &lt; [a](b) ::".split(" "),
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 30 }), (parts) => {
        const text = parts.join("");
        expect(markdownText(text)).not.toMatch(/[<>|`*_~[\]\\$]|@[^&]|:\/\/|\bwww\.|^[#=+-]/);
        expect(withoutCode(markdownProse(text))).not.toMatch(/[<>|`*_~[\]\\$]|@[^&]|:\/\//);
        expect(withoutCode(markdownCode(text)).trim()).toBe("");
      }),
      { numRuns: 500 },
    );
  });

  test("cut by bytes, between characters, with the marker inside the limit", () => {
    expect(cutBytes("abc", 3)).toBe("abc");
    expect(cutBytes("abcd", 3, "!")).toBe("ab!");
    expect(cutBytes("ééé", 5, "!")).toBe("éé!");
    expect(cutBytes("🎉🎉", 7, "!")).toBe("🎉!");
    expect(cutBytes("abc", 2)).toBe("ab");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(40), (text, max) => {
        const cut = cutBytes(text, max);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(Math.max(max, 0));
        expect(cut).not.toContain("\ufffd");
      }),
    );
  });
});

/** Markdown without its code spans and code elements. */
function withoutCode(markdown: string): string {
  return markdown
    .replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, "")
    .replace(/<code>[^<]*<\/code>/g, "");
}

describe("credentials", () => {
  const redact = createRedactor([]);
  const many = (text: string, times: number): string => text.repeat(times);

  test.each([
    ["GitHub", `x ghp_${many("a1", 18)} y`, "x [redacted github-token] y"],
    ["GitHub, fine-grained", `github_pat_${many("A1_", 20)}`, "[redacted github-token]"],
    ["GitHub, installation", `token=ghs_${many("Z9", 18)}`, "token=[redacted github-token]"],
    ["AWS", "AKIAIOSFODNN7EXAMPLE", "[redacted aws-key-id]"],
    [
      "AWS with its secret",
      "AKIAIOSFODNN7EXAMPLE, wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      "[redacted aws-key-id], [redacted]",
    ],
    ["Google", `key AIza${many("Sy0-_", 7)}`, "key [redacted google-key]"],
    ["Slack", "xoxb-1234567890-abcdefghij", "[redacted slack-token]"],
    [
      "a Slack webhook",
      "https://hooks.slack.com/services/T000/B000/XXXXXXXX",
      "https://hooks.slack.com/services/[redacted slack-webhook]",
    ],
    [
      "npm",
      `//registry/:_authToken=npm_${many("aB3", 12)}`,
      "//registry/:_authToken=[redacted npm-token]",
    ],
    ["Anthropic", `sk-ant-api03-${many("x9_", 10)}`, "[redacted api-key]"],
    ["OpenAI", `sk-${many("aB1", 16)}`, "[redacted api-key]"],
    ["Stripe", `sk_live_${many("4e", 12)}`, "[redacted stripe-key]"],
    ["JWT", `a eyJhbGciOiJI.eyJzdWIiOiIx.${many("x-", 10)} b`, "a [redacted jwt] b"],
    ["a header", "Authorization: Bearer abc.DEF-123_45", "Authorization: Bearer [redacted]"],
    [
      "a header in JSON",
      '"authorization": "token abcdef1234567890"',
      '"authorization": "token [redacted]"',
    ],
    ["bearer alone", "curl -H 'bearer 0123456789abcdef'", "curl -H 'bearer [redacted]'"],
    ["a password", "PASSWORD=hunter2hunter2", "PASSWORD=[redacted]"],
    ["a quoted one", `db_password: "s3cr3t!pass"`, `db_password: "[redacted]"`],
    [
      "an escaped one",
      '{\\"api_key\\": \\"0123456789abcdefABCDEF\\"}',
      '{\\"api_key\\": \\"[redacted]\\"}',
    ],
    ["a query", "https://x/y?token=abcdef0123456789&z=1", "https://x/y?token=[redacted]&z=1"],
    ["a password in a URL", "postgres://me:pa55@db/x", "postgres://[redacted]@db/x"],
    [
      "a private key",
      `a -----BEGIN RSA PRIVATE KEY-----\n${many("MIIE", 20)}\n-----END RSA PRIVATE KEY----- b`,
      "a [redacted private-key] b",
    ],
    [
      "a private key cut off",
      `-----BEGIN PRIVATE KEY-----\\n${many("MIIE", 16)}\\n${many("abcd", 5)}… rest`,
      "[redacted private-key]… rest",
    ],
  ])("%s", (_, text, expected) => {
    expect(redact(text)).toBe(expected);
    expect(redact(redact(text))).toBe(redact(text));
  });

  test.each([
    "3f786850e387550fdab836ed7e6dc881de23001b",
    "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "sha512-V2hlbiB5b3UgcmVhZCB0aGlzIHlvdSBhcmUgdG9vIGNsb3NlIQ==",
    "123e4567-e89b-12d3-a456-426614174000",
    "/home/dev/project/.claude/hooks/guard.sh",
    "C:\\Users\\dev\\project\\token.txt",
    "risk-assessment-of-the-deployment-pipeline-v2",
    "task-sk-fading-circle",
    "max_tokens: 100000000, input_tokens=1234567890",
    "password: string; token: Promise<void>",
    "token = getToken(process.env.HOME), token = Base.url_encode64(bytes)",
    "PASSWORD=$DB_PASSWORD TOKEN=$DEPLOY_TOKEN_1234567",
    "Authorization: Bearer $GITHUB_TOKEN",
    "https://user:$PASSWORD@host/x",
    "http://localhost:3000/@scope/package",
    "git@github.com:octo/demo.git",
    "secret: see docs/secrets.md",
    "-----BEGIN CERTIFICATE-----",
    "grep -q 'PRIVATE KEY' file",
  ])("left alone: %s", (text) => {
    expect(redact(text)).toBe(text);
  });

  test("given values go, in every spelling a log has them in", () => {
    const secret = 'p"ss word/ü-1';
    const hide = createRedactor([secret, "short", "line one long\nline two long", "[redacted"]);
    const spellings = [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret),
      Buffer.from(secret).toString("base64"),
      "line one long",
      "line two long",
    ];
    for (const spelling of spellings) expect(hide(`<${spelling}>`)).toMatch(/^<\[redacted\]=*>$/);
    expect(hide("short [redacted")).toBe("short [redacted");
    expect(hide(hide(spellings.join(" ")))).toBe(hide(spellings.join(" ")));
  });

  test("the longest given value wins, and no pattern is made of it", () => {
    const hide = createRedactor(["abcdefgh", "abcdefgh.*ijkl"]);
    expect(hide("abcdefgh.*ijkl abcdefghXXijkl")).toBe("[redacted] [redacted]XXijkl");
  });

  test("secrets of the environment, told by name", () => {
    expect(
      secretValues({
        GITHUB_TOKEN: "token-value-1",
        "INPUT_GITHUB-TOKEN": "token-value-22",
        DB_PASSWORD: " padded-pass ",
        AWS_SECRET_ACCESS_KEY: "/secret+key/x",
        ACTIONS_ID_TOKEN_REQUEST_URL: "https://example.com/",
        SSH_AUTH_SOCK: "/tmp/ssh-agent/socket",
        PWD: "/srv/project/here",
        GIT_AUTHOR_NAME: "Somebody Else",
        KEYBOARD: "pc105-layout",
        API_KEY: "short",
        SORT_KEY: "created",
        EMPTY_TOKEN: undefined,
        OTHER_TOKEN: "token-value-1",
      }),
    ).toEqual(["token-value-22", "/secret+key/x", "token-value-1", "padded-pass"]);
  });

  test("never throws, changes nothing the second time", () => {
    const hide = createRedactor(["given-secret-value"]);
    const bits = fc.constantFrom(
      "ghp_",
      "a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6",
      "AKIAIOSFODNN7EXAMPLE",
      "eyJ",
      ".",
      "token: ",
      "password=",
      "-----BEGIN RSA PRIVATE KEY-----",
      "-----END RSA PRIVATE KEY-----",
      "://",
      "me:pw@",
      "Bearer ",
      "given-secret-value",
      "[redacted]",
      "sk-",
      "\n",
      " ",
      '"',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string()), { maxLength: 12 }), (parts) => {
        const once = hide(parts.join(""));
        expect(hide(once)).toBe(once);
        expect(once).not.toContain("given-secret-value");
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    "ghp_",
    "eyJ",
    "eyJaaaaaaaa.",
    "sk-ant-",
    "://a:b",
    "://",
    "password=",
    "token: ",
    "authorization: bearer ",
    "-----BEGIN RSA PRIVATE KEY-----",
    "-----BEGIN ",
    "-",
    "A",
    "AKIA",
    "a ",
    "[redacted aws-key-id] ",
    "SG.",
    "\\n",
    "xoxb-",
  ])("a megabyte of %j takes no longer than it should", (text) => {
    const much = text.repeat(Math.ceil(250_000 / text.length));
    const input = ["", "(", "@", "."].map((end) => `${much}${end}\n`).join("");
    const started = performance.now();
    redact(input);
    plainLine(input, input.length);
    plainBlock(input);
    markdownText(input, input.length);
    // Linear work takes well under a second here; anything quadratic takes minutes.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe("the terminal", () => {
  test("everything there can be", () => {
    expectGolden("report.txt", textReporter.render(fullReport(), options()));
  });

  test("verbose tells every decision", () => {
    const text = textReporter.render(fullReport(), options({ verbose: true }));
    expect(text).toContain(
      "  step 14, line 48  PreToolUse  Bash  terraform destroy -auto-approve  → none (failed open)",
    );
    expect(text).toContain("      error    guard.sh  (exit 1, 12.4 ms)");
    expect(text).toContain("               stderr │ jq: command not found ⏎ line 3");
    expect(text.split("\n").filter((line) => line.includes("→"))).toHaveLength(6);
  });

  test("quiet tells errors and the verdict", () => {
    const text = textReporter.render(fullReport(), options({ quiet: true }));
    expect(text).not.toMatch(/warning {2}|note {2}|Replayed|notice|hookgate 0/);
    expect(text).toContain("exit-code-deny");
    expect(text.trimEnd().split("\n").slice(-2)).toEqual([
      "✗ 3 errors, 4 warnings, 1 note · gate failed (fail-on: error)",
      "  hookgate explain exit-code-deny",
    ]);
  });

  test("a clean run is one short block", () => {
    expect(textReporter.render(cleanReport(), options())).toBe(
      [
        "hookgate 0.1.0 · 1 config · 1 hook · 1 recording · sandbox none",
        "Replayed 61 events of 1 recording",
        "✓ nothing to report · gate passed (fail-on: error)",
        "",
      ].join("\n"),
    );
  });

  test("a clean run still tells of calls that a failure decided", () => {
    const clean = cleanReport();
    clean.replay?.transcripts[0]?.decisions.push(
      decision({
        step: 9,
        subject: "rm x",
        failedOpen: true,
        hooks: [hookRun({ outcome: "timeout" })],
      }),
    );
    expect(textReporter.render(clean, options())).toContain(
      "1 call went through although a guard failed, first: transcripts/a.jsonl step 9  `rm x`",
    );
  });

  test("no repository with hooks: the notice and the verdict", () => {
    const text = textReporter.render(
      report({ notices: ["no hooks found: nothing to check"] }),
      options(),
    );
    expect(text).toBe(
      "hookgate 0.1.0 · 0 configs · 0 hooks\nnotice  no hooks found: nothing to check\n✓ nothing to report · gate passed (fail-on: error)\n",
    );
  });

  test("colours are only around the text", () => {
    const plain = textReporter.render(fullReport(), options({ verbose: true }));
    const painted = textReporter.render(fullReport(), options({ verbose: true, color: true }));
    expect(painted).not.toBe(plain);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for
    expect(painted.replace(/\u001b\[\d+m/g, "")).toBe(plain);
  });

  test("the same words about three files stay three findings, about four they are one", () => {
    const about = (files: string[]): string =>
      textReporter.render(report({ findings: files.map((file) => finding({ file })) }), options());
    expect(about(["a", "b", "c"]).match(/unknown-event {2}/g)).toHaveLength(3);
    expect(about(["a", "b", "c", "d"]).match(/unknown-event {2}/g)).toHaveLength(1);
    expect(about("abcdefgh".split(""))).toContain("in 8 files");
    expect(about("abcdefgh".split(""))).toContain("and 3 more places");
  });

  test("the gate's other reasons are told", () => {
    const failed = report({});
    failed.gate = { passed: false, failOn: "error", reasons: ["2 errors", "the lock is missing"] };
    expect(textReporter.render(failed, options())).toContain(
      "✗ nothing to report · the lock is missing · gate failed",
    );
  });

  describe("the frame", () => {
    const frame = (line: string, place: Partial<Parameters<typeof finding>[0]>): string[] =>
      textReporter
        .render(
          report({ findings: [finding({ file: "f", line: 1, endLine: 1, ...place })] }),
          options({ excerpt: (_, number) => (number === 1 ? line : null) }),
        )
        .split("\n")
        .filter((l) => l.includes("│"))
        .map((l) => l.slice(10));

    test.each([
      ["marks what is meant", "abc def", 5, 8, ["1 │ abc def", "  │     ^^^"]],
      ["marks a place without width", "abc", 2, 2, ["1 │ abc", "  │  ^"]],
      ["marks the end of the line", "abc", 4, 4, ["1 │ abc", "  │    ^"]],
      ["counts tabs as shown", "\t\tx", 3, 4, ["1 │     x", "  │     ^"]],
      ["counts spelt-out characters as shown", "\u202ex", 2, 3, ["1 │ <U+202E>x", "  │         ^"]],
      ["counts wide characters", "日本x", 3, 4, ["1 │ 日本x", "  │     ^"]],
    ])("%s", (_, line, column, endColumn, expected) => {
      expect(frame(line, { column, endColumn })).toEqual(expected);
    });

    test("shows the first lines without marks when more lines are meant", () => {
      const lines = ["{", '  "a": 1,', "", '  "key": "[redacted]",', '  "b": 2', "}"];
      const text = textReporter.render(
        report({
          findings: [finding({ file: "f", line: 9, column: 1, endLine: 14, endColumn: 2 })],
        }),
        options({ excerpt: (_, number) => lines[number - 9] ?? null }),
      );
      const shown = text.split("\n").filter((l) => l.includes("│"));
      expect(shown.map((l) => l.slice(10))).toEqual([" 9 │ {", '10 │   "a": 1,']);
    });

    test("a minified line is shown around the place", () => {
      const lines = frame(`${"x".repeat(50_000)}HERE${"y".repeat(50_000)}`, {
        column: 50_001,
        endColumn: 50_005,
      });
      expect(lines[0]).toMatch(/^1 │ …x+HEREy+…$/);
      expect(Math.max(...lines.map((l) => l.length))).toBeLessThan(110);
      expect(lines[1]?.indexOf("^^^^")).toBe(lines[0]?.indexOf("HERE"));
    });

    test.each([
      ["a line that hides a credential", `key: "ghp_${"a1".repeat(18)}"`],
      ["one that was redacted before", "key: [redacted]"],
      ["an empty line", "   "],
      ["a place beyond the line", ""],
    ])("nothing for %s", (_, line) => {
      expect(frame(line, { column: 2, endColumn: 3 })).toEqual([]);
    });
  });
});

describe("what the hooks did", () => {
  const row = (
    changes: Parameters<typeof hook>[0],
    runs: Parameters<typeof hookRun>[0][],
    extra = {},
  ): string => {
    const decisions = runs.map((run) => decision({ hooks: [hookRun(run)], ...extra }));
    const text = textReporter.render(
      report({
        hooks: [hook(changes)],
        findings: [finding()],
        replay: {
          sandbox: "none",
          transcripts: [
            {
              file: "t",
              format: null,
              dialects: [],
              events: runs.length,
              skippedLines: 0,
              project: "",
              recordedRoot: null,
              decisions,
            },
          ],
        },
      }),
      options(),
    );
    return (
      text
        .split("\n")
        .find((line) => line.includes("PreToolUse  ") && !line.includes("error"))
        ?.trim() ?? ""
    );
  };
  const stats = (matched: number): NonNullable<ReturnType<typeof hook>["stats"]> => ({
    matched,
    ran: matched,
    deny: 0,
    ask: 0,
    errors: 0,
    timeouts: 0,
    p50Ms: null,
    p95Ms: null,
  });

  test.each([
    [
      "allowed and asked",
      [{ outcome: "allow" }, { outcome: "ask" }],
      {},
      "fired 2   denied 0   asked 1   allowed 1",
    ],
    ["refused a stop", [{ outcome: "continue" }], {}, "fired 1   denied 0   refused a stop 1"],
    ["ended the loop", [{ outcome: "halt" }], {}, "fired 1   denied 0   ended the loop 1"],
    ["said nothing", [{ outcome: "none" }], {}, "fired 1   said nothing"],
    [
      "only added something",
      [{ outcome: "none" }],
      { effects: { additionalContext: "x" } },
      "fired 1   no verdict, 1 effect",
    ],
    ["never fired", [], {}, "never fired"],
  ] as const)("%s", (_, runs, extra, expected) => {
    expect(row({ stats: stats(runs.length) }, [...runs], extra)).toContain(expected);
  });

  test.each([
    ["its name", { name: "prod guard" }, "prod guard "],
    ["its script", { command: 'bash -c "cd x && ./hooks/check.py --all"' }, "check.py "],
    ["a script on Windows", { command: "powershell -File .claude\\hooks\\g.ps1" }, "g.ps1 "],
    ["its command", { command: "jq -r .tool_input" }, "jq -r .tool_input "],
    ["its id", { command: null, id: "some-id" }, "some-id "],
  ])("called by %s", (_, changes, expected) => {
    expect(row({ ...changes, stats: stats(0) }, [])).toMatch(
      new RegExp(`^${expected.replace(/\./g, "\\.")}`),
    );
  });

  test("two hooks of one name are told apart by their place", () => {
    const twins = cleanReport();
    twins.hooks.push(hook({ id: "h-2", line: 33 }));
    twins.findings.push(finding());
    const text = textReporter.render(twins, options());
    expect(text).toContain("guard.sh (.claude/settings.json:9)");
    expect(text).toContain("guard.sh (.claude/settings.json:33)");
  });

  test("a hundred thousand decisions are no trouble", () => {
    const big = cleanReport();
    const [transcript] = big.replay?.transcripts ?? [];
    if (transcript)
      transcript.decisions = Array.from({ length: 100_000 }, (_, i) =>
        decision({ step: i + 1, failedOpen: true, hooks: [hookRun({ outcome: "error" })] }),
      );
    const text = textReporter.render(big, options({ verbose: true }));
    expect(text.split("\n").length).toBeGreaterThan(200_000);
    expect(Buffer.byteLength(renderSummary(big, summaryOptions()))).toBeLessThan(100_000);
  });
});

describe("JSON", () => {
  test("is the report, whatever it holds", () => {
    for (const text of hostileTexts) {
      const hostile = withStrings(fullReport(), (s) => s + text);
      const json = renderJson(hostile);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(hostile)));
      expect(hidden(json)).toBe(false);
      expect(readLog(json).commands).toEqual([]);
    }
  });

  test("fulfils the schema", () => {
    expect(reportSchema.safeParse(JSON.parse(renderJson(fullReport()))).error).toBeUndefined();
  });
});

describe("annotations", () => {
  const render = (r: Report, changes: Partial<GithubOptions> = {}) =>
    readLog(renderGithub(r, githubOptions(changes)));

  test("everything there can be", () => {
    expectGolden(
      "github.txt",
      renderGithub(fullReport(), githubOptions({ pathPrefix: "services/shop/" })),
    );
  });

  test("place, level and words arrive as they were meant", () => {
    const { annotations } = render(fullReport(), { pathPrefix: "sub/" });
    expect(annotations.find((a) => a.title?.startsWith("timeout-unit"))).toEqual({
      level: "error",
      title: "timeout-unit: `timeout: 30` is 30 milliseconds for Gemini CLI",
      file: "sub/.gemini/settings.json",
      line: 8,
      endLine: 8,
      column: 22,
      endColumn: 24,
      message:
        "`timeout: 30` is 30 milliseconds for Gemini CLI; this guard times out on every call and lets it through. Write 30000 for 30 s.\n\nhookgate explain timeout-unit\nhttps://github.com/hookgate/hookgate/blob/main/docs/rules/timeout-unit.md",
    });
    expect(annotations.map((a) => a.level)).toEqual([
      ...["error", "error", "error"],
      ...["warning", "warning", "warning", "warning"],
      "notice",
    ]);
  });

  test("columns only within one line, and never in the wrong order", () => {
    const place = (changes: Parameters<typeof finding>[0]) =>
      render(report({ findings: [finding(changes)] })).annotations[0];
    expect(place({ line: 2, endLine: 5, column: 9, endColumn: 2 })).toMatchObject({
      line: 2,
      endLine: 5,
      column: null,
      endColumn: null,
    });
    expect(place({ line: 2, endLine: 2, column: 9, endColumn: 3 })).toMatchObject({
      column: 9,
      endColumn: 9,
    });
    expect(place({ line: 5, endLine: 2, column: 1, endColumn: 1 })).toMatchObject({
      line: 5,
      endLine: 5,
    });
  });

  test("a file outside the repository has no prefix", () => {
    const { annotations } = render(report({ findings: [finding({ file: "/etc/x.json" })] }), {
      pathPrefix: "sub/",
    });
    expect(annotations[0]?.file).toBe("/etc/x.json");
  });

  test("ten fit", () => {
    const ten = Array.from({ length: 10 }, (_, i) => finding({ line: i + 1, endLine: i + 1 }));
    const log = render(report({ findings: ten }));
    expect(log.annotations).toHaveLength(10);
    expect(log.annotations.every((a) => a.file !== null)).toBe(true);
  });

  test("of eleven nine are shown, and the tenth says what is left and where it is", () => {
    const eleven = Array.from({ length: 11 }, (_, i) => finding({ line: i + 1, endLine: i + 1 }));
    const log = render(report({ findings: eleven }), { elsewhere: "the job summary" });
    expect(log.dropped).toEqual([]);
    expect(log.annotations).toHaveLength(10);
    expect(log.annotations.at(-1)).toMatchObject({
      file: null,
      title: "2 more errors without an annotation",
      message:
        "unknown-event 2\nGitHub shows 10 annotations of a kind for each step. All findings are in the job summary.",
    });
  });

  test("each level has its own ten", () => {
    const findings = (["error", "warning", "note"] as const).flatMap((severity) =>
      Array.from({ length: 30 }, (_, i) => finding({ severity, line: i + 1, endLine: i + 1 })),
    );
    const log = render(report({ findings }));
    expect(log.annotations).toHaveLength(30);
    expect(log.dropped).toEqual([]);
    expect(log.annotations.filter((a) => a.file === null).map((a) => a.title)).toEqual([
      "21 more errors without an annotation",
      "21 more warnings without an annotation",
      "21 more notes without an annotation",
    ]);
  });

  test.each([
    [9, 8],
    [1, 0],
    [0, -1],
  ])("with room for %d, %d findings are shown", (room, shown) => {
    const findings = Array.from({ length: 20 }, (_, i) => finding({ line: i + 1, endLine: i + 1 }));
    const log = render(report({ findings }), { room: { error: room, warning: 10, note: 10 } });
    expect(log.annotations).toHaveLength(room);
    expect(log.annotations.filter((a) => a.file !== null)).toHaveLength(Math.max(0, shown));
  });

  test("changed files come first, then one of every rule and file", () => {
    const same = Array.from({ length: 20 }, (_, i) =>
      finding({ file: "a.json", line: i + 1, endLine: i + 1 }),
    );
    const findings = [
      ...same,
      finding({ file: "b.json" }),
      finding({ file: "c.json", rule: "timeout-unit" }),
      finding({ file: "z.json", rule: "exit-code-deny", line: 1, endLine: 1 }),
      finding({ file: "z.json", rule: "exit-code-deny", line: 2, endLine: 2 }),
    ];
    const files = (changedFiles: Set<string> | null): string[] =>
      render(report({ findings }), { changedFiles }).annotations.map((a) => `${a.file}:${a.line}`);
    expect(files(new Set(["z.json"])).slice(0, 5)).toEqual([
      "z.json:1",
      "z.json:2",
      "a.json:1",
      "c.json:4",
      "b.json:4",
    ]);
    expect(files(null).slice(0, 5)).toEqual([
      "a.json:1",
      "c.json:4",
      "z.json:1",
      "b.json:4",
      "a.json:2",
    ]);
  });

  test("quiet: errors only, no log", () => {
    const text = renderGithub(fullReport(), githubOptions({ quiet: true }));
    expect(
      text
        .trimEnd()
        .split("\n")
        .every((line) => line.startsWith("::error ")),
    ).toBe(true);
  });

  test("off: the log only", () => {
    const log = render(fullReport(), { annotate: false });
    expect(log.annotations).toEqual([]);
    expect(log.commands.map((c) => c.name)).toEqual(["group", "stop-commands", "endgroup"]);
  });

  test("a very long message is cut before the platform does it, and keeps the way to help", () => {
    const [annotation] = render(
      report({ findings: [finding({ message: `${"x".repeat(100_000)} end` })] }),
    ).annotations;
    expect(annotation?.message.length).toBeLessThanOrEqual(4_000);
    expect(annotation?.message).toMatch(/x…\n\nhookgate explain unknown-event\nhttps:/);
    expect(annotation?.title?.length).toBeLessThanOrEqual(120);
  });

  test("the log cannot be taken for a problem matcher's input", () => {
    const { lines } = render(fullReport(), { verbose: true });
    expect(lines.filter((line) => line !== "" && !line.startsWith("  │"))).toEqual([]);
  });

  test("without a token there is no stop-commands, and the log is safe all the same", () => {
    const log = readLog(reporterNamed("github")?.render(fullReport(), options()) ?? "");
    expect(log.commands.map((c) => c.name).slice(-2)).toEqual(["group", "endgroup"]);
  });
});

describe("the job summary", () => {
  test("everything there can be", () => {
    expectGolden(
      "summary.md",
      renderSummary(
        fullReport(),
        summaryOptions({
          pathPrefix: "services/shop/",
          changedFiles: new Set([".gemini/settings.json"]),
          reportFile: "report.json",
        }),
      ),
    );
  });

  test("a clean run", () => {
    const text = renderSummary(cleanReport(), summaryOptions({ sourceUrl: null }));
    expect(text).toMatch(
      /^### ✓ hookgate: nothing to report\n\n1 hook in 1 config · 61 events of 1 recording replayed/,
    );
    expect(text).not.toContain("explain");
    expect(text).not.toContain("](");
  });

  test.each([1_000_000, 50_000, 5_000, 1_500])(
    "never more than %d bytes, and a whole document",
    (maxBytes) => {
      const big = fullReport();
      big.findings = Array.from({ length: 20_000 }, (_, i) =>
        finding({
          file: `dir-${i % 700}/é.json`,
          line: (i % 90) + 1,
          message: `no ${i} <b> | ${"日本".repeat(i % 40)}`,
        }),
      );
      const text = renderSummary(big, summaryOptions({ maxBytes }));
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
      expect(text).toMatch(/left out|more finding/);
      expect(text.match(/<details/g)?.length ?? 0).toBe(text.match(/<\/details>/g)?.length ?? 0);
      expect(text).toContain("hookgate explain");
      expect(text.endsWith("</sub>\n")).toBe(true);
    },
  );

  test("links lead to the file at the commit, however it is called", () => {
    const text = renderSummary(
      report({
        findings: [
          finding({ file: "a b/(c)'*.json", line: 3 }),
          finding({ file: "/etc/x" }),
          finding({ help: "javascript:alert(1)", file: "h" }),
        ],
      }),
      summaryOptions({ pathPrefix: "sub/" }),
    );
    expect(text).toContain(`](${sourceUrl}sub/a%20b/%28c%29%27%2A.json#L3)`);
    expect(text).not.toContain("blob/0123456789abcdef0123456789abcdef01234567/sub//etc");
    expect(text).not.toContain("javascript:");
  });
});

describe("strangers' text in every field", () => {
  const places: ((hostile: string) => (text: string) => string)[] = [
    (hostile) => () => hostile,
    (hostile) => (text) => hostile + text,
    (hostile) => (text) => text + hostile,
    (hostile) => (text) => `${hostile} ${text} ${hostile}`,
  ];
  const everything = options({
    verbose: true,
    excerpt: (file) => `"${file}" ${hostileTexts.join("")}`,
  });

  test.each(hostileTexts)("%j in the terminal and the log", (hostileText) => {
    for (const at of places) {
      const hostile = withStrings(fullReport(), at(hostileText));
      const text = textReporter.render(hostile, everything);
      expect(hidden(text)).toBe(false);
      expect(readLog(text).commands).toEqual([]);

      const output = renderGithub(hostile, { ...githubOptions(), ...everything });
      const log = readLog(output);
      expect(hidden(output)).toBe(false);
      expect(log.stopped).toBe(false);
      expect(log.commands.map((c) => c.name)).toEqual(
        "error error error warning warning warning warning notice group stop-commands endgroup".split(
          " ",
        ),
      );
      expect(log.commands.every((c) => c.syntax === "v2")).toBe(true);
      for (const { properties } of log.commands.slice(0, 8)) {
        expect(Object.keys(properties).sort().join()).toMatch(
          /^(?:col,endcolumn,)?endline,(?:file,)?line,title$/,
        );
      }
      // Even with commands obeyed the log would hold none.
      expect(readLog(log.lines.join("\n")).commands).toEqual([]);
    }
  });

  test.each(hostileTexts)("%j in Markdown", (hostileText) => {
    for (const at of places) {
      const render = (change: (text: string) => string): string => {
        const changed = withStrings(fullReport(), change);
        // Help comes from the rule, never from a stranger, and is a link.
        for (const f of changed.findings) f.help = "https://example.com/help";
        const changedFiles = new Set([".gemini/settings.json"]);
        return renderSummary(changed, summaryOptions({ changedFiles }));
      };
      const hostile = render(at(hostileText));
      expect(skeleton(hostile)).toEqual(skeleton(render(at("harmless"))));
      const words = withoutCode(hostile)
        .replace(/\]\(https:[^\s()]*\)/g, "]")
        .replace(/&#?\w+;/g, "\u00b7");
      expect(words).not.toMatch(/@[\w-]|:\/\/|\bwww\.|\]:|#\d/);
      expect(hidden(hostile)).toBe(false);
      expect(readLog(hostile).commands).toEqual([]);
    }
  });

  /** Every line with only that left which has a meaning in Markdown or HTML. */
  function skeleton(markdown: string): string[] {
    return withoutCode(markdown)
      .replace(/\[([^\]]*)\]\(https:[^\s()]*\)/g, "$1")
      .split("\n")
      .map((line) => line.replace(/[^|<>`*_~[\]\\]/g, ""));
  }
});

describe("every reporter", () => {
  const shuffled = (): Report => {
    const r = fullReport();
    r.findings = [...r.findings.slice(3).reverse(), ...r.findings.slice(0, 3)];
    return r;
  };

  test.each(reporters.map((r) => r.name))(
    "%s: the same report gives the same text and is not changed",
    (name) => {
      const reporter = reporterNamed(name);
      const frozen = deepFreeze(fullReport());
      const first = reporter?.render(frozen, options({ verbose: true }));
      expect(reporter?.render(frozen, options({ verbose: true }))).toBe(first);
      if (name !== "json")
        expect(reporter?.render(shuffled(), options({ verbose: true }))).toBe(first);
      expect(first?.endsWith("\n")).toBe(true);
    },
  );

  test("the summary too", () => {
    expect(renderSummary(shuffled(), summaryOptions())).toBe(
      renderSummary(deepFreeze(fullReport()), summaryOptions()),
    );
  });

  test("is found by its name only", () => {
    expect(reporters.map((r) => r.name)).toEqual(["text", "json", "github"]);
    expect(reporterNamed("text")).toBe(textReporter);
    expect(reporterNamed("sarif")).toBeNull();
    expect(reporterNamed("toString")).toBeNull();
  });

  test("excerpts are asked for only where they are shown", () => {
    const asked: string[] = [];
    textReporter.render(
      fullReport(),
      options({
        excerpt: (file, line) => {
          asked.push(`${file}:${line}`);
          return excerpt(file, line);
        },
      }),
    );
    expect(asked).not.toContain(".claude/settings.json:9");
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null) {
    Object.values(value).forEach(deepFreeze);
    Object.freeze(value);
  }
  return value;
}
