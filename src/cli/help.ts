import { version } from "../version.ts";
import { type CommandFacts, commandTable, type OptionFacts, optionTable } from "./options.ts";

/** `hookgate --help`. */
export function generalHelp(): string {
  const commands = commandTable.map((c) => `  ${c.name.padEnd(9)} ${c.summary}`);
  return `hookgate ${version}: tests and a merge gate for the hooks of AI coding agents

${commandTable.map((c) => `  ${c.usage}`).join("\n")}

${commands.join("\n")}

PATH is the repository root, default the current folder. hookgate COMMAND --help lists the options.
Exit status: 0 the gate passed, 1 the gate failed, 2 hookgate could not do its work.
`;
}

/** `hookgate COMMAND --help`. */
export function commandHelp(command: CommandFacts): string {
  const rows = command.options.map((name) => {
    const facts: OptionFacts = optionTable[name];
    const left = `--${name}${facts.value === null ? "" : ` ${facts.value}`}`;
    return `  ${left.padEnd(24)} ${facts.help}${facts.repeatable ? " (repeatable)" : ""}`;
  });
  return `${command.usage}\n\n${command.summary}\n\n${rows.join("\n")}\n`;
}
