import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { dialectModules } from "../src/dialects/registry.ts";
import { generatedFiles } from "../src/generated-files.ts";
import { rules } from "../src/rules/registry.ts";
import { readers } from "../src/transcripts/registry.ts";
import { version } from "../src/version.ts";

/** Data walks one way; a folder may import from itself and from those above it in this list. */
const order = [
  ["model", "source"],
  ["shell", "runner", "dialects", "transcripts", "tools"],
  ["rules"],
  ["policy"],
  ["discover"],
  ["replay"],
  ["report"],
  ["edge"],
  ["check.ts", "generated-files.ts"],
  ["action", "cli"],
  ["main.ts", "cli.ts"],
];
/** Imported by everyone, imports nothing. */
const free = new Set(["version.ts"]);
/** The interface of the edge is plain types: the core names it, doors hand in the real one. */
const edgeTypes = "edge/edge.ts";

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".ts"))
  .sort();

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(join("src", from), "utf8");
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from\s+"(\.[^"]+)";|import\("(\.[^"]+)"\)/gm,
  );
  return [...statements].map(([, type, named, lazy]) => ({
    from,
    to: normalize(join(dirname(from), named ?? lazy ?? "")).replaceAll("\\", "/"),
    typeOnly: type !== undefined,
  }));
});

const rank = (file: string): number =>
  order.findIndex((level) => level.includes(file.split("/")[0] ?? ""));

describe("the house", () => {
  test("every file of src stands in a folder of the order", () => {
    expect(files.filter((file) => rank(file) < 0 && !free.has(file))).toEqual([]);
  });

  test("imports point one way only", () => {
    const against = imports.filter(
      ({ from, to, typeOnly }) =>
        rank(to) > rank(from) && !free.has(to) && !(typeOnly && to === edgeTypes),
    );
    expect(against.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  test("the model imports nothing from outside and no code from the source tree above it", () => {
    const outside = files
      .filter((file) => file.startsWith("model/"))
      .filter((file) => /from "(?!\.)/.test(readFileSync(join("src", file), "utf8")));
    expect(outside).toEqual([]);
    const code = imports.filter((i) => i.from.startsWith("model/") && !i.to.startsWith("model/"));
    expect(code.filter((i) => !i.typeOnly)).toEqual([]);
  });

  test("only the Action's door knows the Actions toolkit", () => {
    const users = files.filter((file) =>
      readFileSync(join("src", file), "utf8").includes('"@actions/'),
    );
    expect(users).toEqual(["main.ts"]);
  });

  test("only the edge, the runner and the doors touch the machine", () => {
    const machine =
      /^(?:import|\} from).*"(?:node:(?:fs|child_process|os|net|http|https)(?:\/promises)?|execa)"/m;
    const users = files.filter((file) => machine.test(readFileSync(join("src", file), "utf8")));
    const allowed = /^(?:edge|runner|cli|action)\/|^(?:main|cli)\.ts$/;
    expect(users.filter((file) => !allowed.test(file))).toEqual([]);
  });

  test("a dialect folder for every dialect, and the other way round", () => {
    const folders = readdirSync("src/dialects", { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    expect(folders.sort()).toEqual(dialectModules.map((m) => m.id).sort());
  });

  test("the engine, the rules' driver and the reporters name no dialect", () => {
    const ids = dialectModules.map((m) => m.id).join("|");
    const names = new RegExp(`["'\`](?:${ids})["'\`]`);
    const guilty = files
      .filter((file) =>
        /^(?:replay|report|runner|discover)\/|^check\.ts$|^rules\/driver\.ts$/.test(file),
      )
      .filter((file) => names.test(readFileSync(join("src", file), "utf8")));
    expect(guilty).toEqual([]);
  });

  test("no file is longer than 350 lines", () => {
    const long = files.filter(
      (file) => readFileSync(join("src", file), "utf8").split("\n").length > 351,
    );
    expect(long).toEqual([]);
  });
});

describe("what is generated is current", () => {
  const generated = [...generatedFiles()];

  test.each(generated)("%s", (path, content) => {
    expect(readFileSync(path, "utf8")).toBe(content);
  });

  test("there is no page of a rule that does not exist", () => {
    const pages = readdirSync("docs/rules").filter((name) => name !== "README.md");
    expect(pages.sort()).toEqual(rules.map((rule) => `${rule.meta.id}.md`).sort());
  });

  test("the version is the package's", () => {
    expect(JSON.parse(readFileSync("package.json", "utf8")).version).toBe(version);
  });
});

test("recording formats have one name each", () => {
  const formats = readers.map((reader) => reader.format);
  expect(new Set(formats).size).toBe(formats.length);
});
