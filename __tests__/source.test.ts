import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { type JsonStrictness, parseJson } from "../src/source/json.ts";
import { duplicateKeys, field, nodeAt, toJson } from "../src/source/located.ts";
import { SourceText } from "../src/source/text.ts";
import { frontMatterBounds, parseYaml } from "../src/source/yaml.ts";

const strict: JsonStrictness = { comments: "rejected", bom: "rejected" };
const withComments: JsonStrictness = { comments: "allowed", bom: "rejected" };
const bomStripped: JsonStrictness = { comments: "rejected", bom: "stripped" };

describe("a text", () => {
  const source = new SourceText("a.json", "one\r\ntwo\nthrée\rlast");

  test.each([
    [0, 1, 1],
    [3, 1, 4],
    [5, 2, 1],
    [9, 3, 1],
    [14, 3, 6],
    [15, 4, 1],
    [19, 4, 5],
    [999, 4, 5],
    [-5, 1, 1],
  ])("offset %i is line %i, column %i", (offset, line, column) => {
    expect(source.place({ start: offset, end: offset })).toMatchObject({ line, column });
  });

  test("a span that ends before it begins is empty", () => {
    expect(source.place({ start: 5, end: 2 })).toMatchObject({ line: 2, endLine: 2, endColumn: 1 });
  });

  test.each([
    [1, "one"],
    [2, "two"],
    [3, "thrée"],
    [4, "last"],
    [5, ""],
  ])("line %i", (line, text) => {
    expect(source.line(line)).toBe(text);
  });
});

describe("JSON as a vendor reads it", () => {
  test.each([
    ["plain", '{"a": [1, true, null, "x"]}', strict, true],
    ["a line comment", '{"a": 1 // why\n}', strict, false],
    ["a line comment where allowed", '{"a": 1 // why\n}', withComments, true],
    ["a block comment where allowed", '/* x */ {"a": 1}', withComments, true],
    ["a comment look-alike in a string", '{"a": "// no"}', strict, true],
    ["a trailing comma", '{"a": 1,}', withComments, false],
    ["a trailing comma in a list", "[1,]", strict, false],
    ["a byte order mark", '\uFEFF{"a": 1}', strict, false],
    ["a byte order mark where stripped", '\uFEFF{"a": 1}', bomStripped, true],
    ["single quotes", "{'a': 1}", strict, false],
    ["an unquoted key", "{a: 1}", strict, false],
    ["nothing", "", strict, false],
    ["only a comment", "// nothing", withComments, false],
    ["two documents", "{} {}", strict, false],
    ["NaN", '{"a": NaN}', strict, false],
    ["a raw tab in a string", '{"a": "\t"}', strict, false],
    ["a leading zero", '{"a": 01}', strict, false],
    ["an unclosed object", '{"a": {"b": 1}', strict, false],
  ])("%s", (_, text, strictness, accepted) => {
    expect(parseJson(new SourceText("f", text), strictness).problems.length === 0).toBe(accepted);
  });

  test.each([
    ["a trailing comma", '{\n  "a": 1,\n}', 3, 1],
    ["a comment", '{\n  // why\n  "a": 1\n}', 2, 3],
    ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ["a word that is no value", '{"a": yes}', 1, 7],
    ["a byte order mark", "\uFEFF{}", 1, 1],
  ])("the first problem of %s is placed", (_, text, line, column) => {
    const source = new SourceText("f", text);
    const [problem] = parseJson(source, strict).problems;
    expect(source.place(problem?.span ?? { start: 999, end: 999 })).toMatchObject({ line, column });
  });

  test("nesting without end is a problem, not a crash", () => {
    const text = "[".repeat(100_000) + "]".repeat(100_000);
    expect(parseJson(new SourceText("f", text), strict).problems[0]?.what).toMatch(/nested deeper/);
  });

  test("every value keeps its place, and equal keys are both there", () => {
    const source = new SourceText("f", '{\n  "a": 1,\n  "b": {"a": [10, "x"], "a": 3}\n}');
    const { root } = parseJson(source, strict);
    if (root?.kind !== "object") throw new Error("no object");
    const second = nodeAt(root, ["b", "a"]);
    expect(source.slice(second)).toBe("3");
    expect(duplicateKeys(root).map((d) => source.place(d.lost.keySpan))).toEqual([
      { file: "f", line: 3, column: 9, endLine: 3, endColumn: 12 },
    ]);
    expect(toJson(root)).toEqual({ a: 1, b: { a: 3 } });
  });

  test("a key called __proto__ is a key like any other", () => {
    const { root } = parseJson(new SourceText("f", '{"__proto__": {"polluted": 1}}'), strict);
    expect(root && Object.keys(toJson(root) as object)).toEqual(["__proto__"]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("accepts exactly what JSON.parse accepts, with the same value", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.json().map((j) => j.slice(0, -1)),
        ),
        (text) => {
          const parsed = parseJson(new SourceText("f", text), bomStripped);
          let value: unknown;
          try {
            value = JSON.parse(text.replace(/^\uFEFF/, " "));
          } catch {
            return parsed.problems.length > 0;
          }
          if (parsed.problems[0]?.what.includes("nested deeper")) return true;
          expect(parsed.problems).toEqual([]);
          expect(parsed.root && toJson(parsed.root)).toEqual(value);
          return true;
        },
      ),
    );
  });
});

describe("YAML", () => {
  test("values keep their place in the whole file", () => {
    const text = "---\nname: x\nhooks:\n  Stop:\n    - hooks: [ {type: command} ]\n---\n# Text\n";
    const source = new SourceText("SKILL.md", text);
    const bounds = frontMatterBounds(text);
    const { root, problems } = parseYaml(source, bounds?.from, bounds?.to);
    expect(problems).toEqual([]);
    if (root?.kind !== "object") throw new Error("no mapping");
    const type = nodeAt(root, ["hooks", "Stop", 0, "hooks", 0, "type"]);
    expect([source.slice(type), source.place(type).line]).toEqual(["command", 5]);
    expect(source.slice(field(root, "name") ?? { start: 0, end: 0 })).toBe("x");
  });

  test.each([
    ["no front matter", "# Title\n", null],
    ["never closed", "---\nname: x\n", null],
    ["not at the start", "\n---\na: 1\n---\n", null],
    ["Windows line ends", "---\r\na: 1\r\n---\r\n", { from: 5, to: 11 }],
  ])("front matter: %s", (_, text, bounds) => {
    expect(frontMatterBounds(text)).toEqual(bounds);
  });

  test.each([
    ["a bad indent", "a: 1\n  b: 2\n"],
    ["an unclosed quote", 'a: "x\n'],
    ["an illegal escape", 'a: "\\."\n'],
  ])("%s is one problem with a place", (_, text) => {
    const { problems } = parseYaml(new SourceText("f", text));
    expect(problems.length).toBeGreaterThan(0);
  });

  test("a key given twice is seen", () => {
    const { root } = parseYaml(new SourceText("f", "a: 1\na: 2\n"));
    expect(root && duplicateKeys(root)).toHaveLength(1);
  });

  test("aliases that multiply without end are refused", () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x,x]\n${"bcdefg"
      .split("")
      .map((key, i) => `${key}: &${key} [${Array(10).fill(`*${"abcdefg"[i]}`).join(",")}]`)
      .join("\n")}\n`;
    const { root, problems } = parseYaml(new SourceText("f", bomb));
    expect([root, problems.length > 0]).toEqual([null, true]);
  });

  test("never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        parseYaml(new SourceText("f", text));
        return true;
      }),
    );
  });
});
