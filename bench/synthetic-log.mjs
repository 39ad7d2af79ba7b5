// A made-up Claude Code session of a given size, always the same for the same size.
import { closeSync, openSync, writeSync } from "node:fs";

/** Writes at least `megabytes` to a file; returns the number of tool calls in it. */
export function writeSession(file, megabytes) {
  const handle = openSync(file, "w");
  const random = generator(megabytes);
  const wanted = megabytes * 1024 * 1024;
  let written = 0;
  let calls = 0;
  const put = (record) => {
    written += writeSync(handle, `${JSON.stringify({ ...common, ...record })}\n`);
  };
  put({ type: "user", message: { role: "user", content: "Make the tests pass." } });
  while (written < wanted) {
    const id = `toolu_${calls++}`;
    const long = "x = compute(y) # line of a file\n".repeat(1 + Math.floor(random() * 200));
    const input = calls % 3 === 0 ? { command: "npm test" } : { file_path: "/home/u/app/a.py" };
    const name = calls % 3 === 0 ? "Bash" : "Read";
    const content = [{ type: "tool_use", id, name, input }];
    put({ type: "assistant", message: { id: `msg_${calls}`, role: "assistant", content } });
    const result = [{ type: "tool_result", tool_use_id: id, content: long }];
    put({
      type: "user",
      message: { role: "user", content: result },
      toolUseResult: { stdout: long },
    });
  }
  closeSync(handle);
  return calls;
}

const common = {
  isSidechain: false,
  cwd: "/home/u/app",
  sessionId: "00000000-0000-4000-8000-000000000001",
  version: "2.1.300",
  timestamp: "2026-01-01T00:00:00.000Z",
};

/** A small linear congruential generator: the same numbers for the same seed. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
