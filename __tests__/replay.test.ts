import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { boundedPattern } from "../src/dialects/bounded-pattern.ts";
import { strength, stronger, verdicts } from "../src/model/verdict.ts";
import { placeRecording } from "../src/replay/placement.ts";
import { inParallel } from "../src/replay/pool.ts";
import { rootMap } from "../src/replay/root-map.ts";
import { percentile } from "../src/replay/statistics.ts";

const workspace = {
  repository: "/tmp/s/repo",
  project: "/tmp/s/repo/app",
  home: "/tmp/s/home",
  tmp: "/tmp/s/tmp",
};

describe("the folder a session was recorded in", () => {
  const map = rootMap("/home/mara/app", workspace);

  test.each([
    ["the folder itself", "/home/mara/app", "/tmp/s/repo/app"],
    ["with a slash", "/home/mara/app/", "/tmp/s/repo/app/"],
    ["a path below it", "/home/mara/app/src/a.js", "/tmp/s/repo/app/src/a.js"],
    [
      "in a command",
      "cd /home/mara/app && ls '/home/mara/app/x'",
      "cd /tmp/s/repo/app && ls '/tmp/s/repo/app/x'",
    ],
    ["a neighbour with the same beginning", "/home/mara/app2/x", "/home/mara/app2/x"],
    ["a neighbour with a suffix", "/home/mara/app-old/x", "/home/mara/app-old/x"],
    ["a file beside it", "/home/mara/app.json", "/home/mara/app.json"],
    ["part of a longer path", "/mnt/home/mara/app/x", "/mnt/home/mara/app/x"],
    ["at the end of a sentence", "see /home/mara/app.", "see /tmp/s/repo/app."],
  ])("%s is mapped to the workspace", (_, recorded, replayed) => {
    expect(map.toWorkspace(recorded)).toBe(replayed);
  });

  test("values are mapped at any depth, keys and other types are not", () => {
    const payload = { "/home/mara/app": [{ p: "/home/mara/app/x" }, 1, null, true] };
    expect(map.toWorkspace(payload)).toEqual({
      "/home/mara/app": [{ p: "/tmp/s/repo/app/x" }, 1, null, true],
    });
  });

  test.each([
    ["the project", "wrote /tmp/s/repo/app/x", "wrote /home/mara/app/x"],
    ["the repository", "/tmp/s/repo/other", "<repository>/other"],
    ["the home folder", "/tmp/s/home/.npmrc", "<home>/.npmrc"],
    ["temporary files", "/tmp/s/tmp/a1b2", "<tmp>/a1b2"],
  ])("%s is told as it was recorded", (_, told, shown) => {
    expect(map.toRecorded(told)).toBe(shown);
  });

  test("unknown: nothing is mapped, scratch folders are still hidden", () => {
    const unknown = rootMap(null, workspace);
    expect(unknown.toWorkspace("/home/mara/app")).toBe("/home/mara/app");
    expect(unknown.toRecorded("/tmp/s/repo/app/x")).toBe("<project>/x");
  });

  test("mapping there and back gives every path below the folder again", () => {
    const name = fc.stringMatching(/^[a-z0-9_-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(name, { maxLength: 4 }), (parts) => {
        const path = ["/home/mara/app", ...parts].join("/");
        return map.toRecorded(map.toWorkspace(path)) === path;
      }),
    );
  });
});

describe("a recording belongs to the config root nearest to where it was made", () => {
  const roots = ["", "packages/a", "packages/a/deep"];

  test.each([
    [
      "in the repository root",
      roots,
      "/home/u/mono",
      "t.jsonl",
      { root: "", recordedRoot: "/home/u/mono" },
    ],
    [
      "in a package",
      roots,
      "/home/u/mono/packages/a",
      "t.jsonl",
      { root: "packages/a", recordedRoot: "/home/u/mono/packages/a" },
    ],
    [
      "below a package",
      roots,
      "/home/u/mono/packages/a/src",
      "t.jsonl",
      { root: "packages/a", recordedRoot: "/home/u/mono/packages/a" },
    ],
    [
      "in the deepest",
      roots,
      "/x/packages/a/deep/y",
      "t.jsonl",
      { root: "packages/a/deep", recordedRoot: "/x/packages/a/deep" },
    ],
    [
      "in a folder that only looks like it",
      roots,
      "/x/packages/ab",
      "t.jsonl",
      { root: "", recordedRoot: "/x/packages/ab" },
    ],
    [
      "on Windows",
      roots,
      "C:\\code\\mono\\packages\\a",
      "t.jsonl",
      { root: "packages/a", recordedRoot: "C:/code/mono/packages/a" },
    ],
    [
      "in this very checkout",
      roots,
      "/checkout/src",
      "t.jsonl",
      { root: "", recordedRoot: "/checkout" },
    ],
    [
      "in a package of this checkout",
      roots,
      "/checkout/packages/a/src",
      "t.jsonl",
      { root: "packages/a", recordedRoot: "/checkout/packages/a" },
    ],
    ["unknown where", roots, null, "packages/a/t.jsonl", { root: "", recordedRoot: null }],
    [
      "unknown where, no hooks at the root",
      ["packages/a"],
      null,
      "packages/a/t/x.jsonl",
      { root: "packages/a", recordedRoot: null },
    ],
    [
      "unknown where, outside every root",
      ["packages/a"],
      null,
      "t/x.jsonl",
      { root: "", recordedRoot: null },
    ],
  ])("made %s", (_, all, cwd, file, placement) => {
    expect(placeRecording(all, cwd, file, "/checkout")).toEqual(placement);
  });
});

describe("strength of verdicts", () => {
  test("deny over halt over ask over none over allow", () => {
    const sorted = ["deny", "halt", "ask", "none", "allow"] as const;
    for (let i = 1; i < sorted.length; i++) {
      const [a, b] = [sorted[i - 1] ?? "none", sorted[i] ?? "none"];
      expect(strength[a]).toBeGreaterThan(strength[b]);
    }
    expect(stronger("none", "continue")).toBe("continue");
  });

  test("the stronger of two does not depend on the order", () => {
    for (const a of verdicts) {
      for (const b of verdicts) {
        expect(strength[stronger(a, b)]).toBe(strength[stronger(b, a)]);
      }
    }
  });
});

describe("a pattern from a stranger", () => {
  test.each([
    ["^read_file$", "read_file", true],
    ["read", "read_many_files", true],
    ["(a|b)+c", "ababc", true],
    ["(?:write|replace).*", "write_file", true],
  ])("/%s/ on %s", (pattern, text, matches) => {
    expect(boundedPattern(pattern).test(text)).toBe(matches);
  });

  test.each([["^(a+)+$"], ["^(a|a)*$"], ["^(?:a?){40}a{40}$"], ["a*a*a*a*a*a*a*a*a*a*a*a*b"]])(
    "/%s/ cannot hang us",
    (pattern) => {
      const before = performance.now();
      boundedPattern(pattern).test(`${"a".repeat(39)}!`);
      expect(performance.now() - before).toBeLessThan(3000);
    },
  );

  test("an invalid one throws at once", () => {
    expect(() => boundedPattern("(")).toThrow(SyntaxError);
  });
});

describe("several recordings at once", () => {
  test("results keep the order of the items, and no more run at once than asked", async () => {
    let running = 0;
    let most = 0;
    const results = await inParallel([30, 5, 20, 1], 2, async (ms) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, ms));
      running -= 1;
      return ms * 2;
    });
    expect([results, most]).toEqual([[60, 10, 40, 2], 2]);
  });

  test("a failure is passed on after the others have ended", async () => {
    const ended: number[] = [];
    const all = inParallel([1, 2], 2, async (n) => {
      if (n === 1) throw new Error("no");
      await new Promise((resolve) => setTimeout(resolve, 10));
      ended.push(n);
    });
    await expect(all).rejects.toThrow("no");
    expect(ended).toEqual([2]);
  });
});

test.each([
  [[], 50, null],
  [[7], 95, 7],
  [[1, 2, 3, 4], 50, 2],
  [[1, 2, 3, 4], 95, 4],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 50, 5],
])("percentile of %p at %i", (times, percent, value) => {
  expect(percentile(times, percent)).toBe(value);
});
