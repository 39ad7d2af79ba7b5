// Fails when git sees a change in the named folders: what is committed there must be what the build makes.
import { execFileSync } from "node:child_process";

const folders = process.argv.slice(2);
const changed = execFileSync("git", ["status", "--porcelain", "--", ...folders], {
  encoding: "utf8",
});
if (changed !== "") {
  process.stderr.write(
    `These files differ from what the build makes. Run "npm run build" and commit them:\n${changed}`,
  );
  process.exit(1);
}
