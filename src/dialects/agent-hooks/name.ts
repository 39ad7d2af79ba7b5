import { quote } from "../config-text.ts";
import { pythonLength, pythonStrip } from "./python-text.ts";
import { complain, entryOf, type Reading, refused, skip, textOf, valueSpan } from "./reading.ts";

const longestName = 64;
const longestDescription = 1024;

/** Reads `name` and checks it: its own rules, and that it is the name of the folder. Null when there is none. */
export function readName(reading: Reading): string | null {
  const found = entryOf(reading.root, "name");
  if (found === null) return missing(reading, "name");
  const text = textOf(found.value);
  const trimmed = pythonStrip(text ?? "");
  const span = valueSpan(found);
  if (trimmed === "") {
    const what = text === null ? "`name` is not a text" : "`name` is empty";
    skip(reading, { rule: "invalid-value", what, span });
    return null;
  }
  const name = trimmed.normalize("NFKC");
  const folder = reading.folder.normalize("NFKC");
  const broken = brokenRules(name);
  if (broken.length > 0 || name !== folder) {
    const fits = brokenRules(folder).length === 0;
    complain(reading, {
      rule: "name-mismatch",
      what:
        broken.length > 0
          ? `the name ${quote(trimmed)} ${broken.join(" and ")}`
          : `the name ${quote(trimmed)} is not that of the folder, ${quote(reading.folder)}`,
      consequence: refused,
      cure: fits
        ? name === folder
          ? null
          : `Write \`name: ${folder}\`, or rename the folder`
        : "Use lower-case letters, digits and single hyphens, for the folder as well",
      span,
    });
  }
  return trimmed;
}

/** The rules of the reference validator that a name (in NFKC) breaks, as clauses. */
function brokenRules(name: string): string[] {
  const rules: [boolean, string][] = [
    [pythonLength(name) > longestName, `is longer than ${longestName} characters`],
    [name !== name.toLowerCase(), "is not in lower case"],
    [name.startsWith("-") || name.endsWith("-"), "begins or ends with a hyphen"],
    [name.includes("--"), "has two hyphens in a row"],
    [!/^[\p{L}\p{N}-]*$/u.test(name), "has characters other than letters, digits and hyphens"],
  ];
  return rules.filter(([broken]) => broken).map(([, what]) => what);
}

/** Checks `description`. */
export function readDescription(reading: Reading): void {
  const found = entryOf(reading.root, "description");
  if (found === null) {
    missing(reading, "description");
    return;
  }
  const text = textOf(found.value);
  const span = valueSpan(found);
  if (text === null || pythonStrip(text) === "") {
    const what = text === null ? "`description` is not a text" : "`description` is empty";
    skip(reading, { rule: "invalid-value", what, span });
    return;
  }
  const length = pythonLength(text);
  if (length > longestDescription) {
    complain(reading, {
      rule: "invalid-value",
      what: `\`description\` has ${length} characters, more than ${longestDescription}`,
      consequence: refused,
      span,
    });
  }
}

/** Notes that a required field is absent. */
export function missing(reading: Reading, field: string): null {
  skip(reading, { rule: "missing-field", what: `\`${field}\` is missing`, span: reading.fence });
  return null;
}
