import { z } from "zod";
import { policySchema } from "./policy/schema.ts";
import { reportSchema } from "./report/schema.ts";
import { ruleIndex, rulePage } from "./rules/page.ts";
import { rules } from "./rules/registry.ts";

/** Files of the repository that are made from the source, path to content. A test keeps them current. */
export function generatedFiles(): Map<string, string> {
  const metas = rules.map((rule) => rule.meta);
  const files = new Map<string, string>([["docs/rules/README.md", ruleIndex(metas)]]);
  for (const meta of metas) files.set(`docs/rules/${meta.id}.md`, rulePage(meta));
  files.set("schemas/report.schema.json", schemaFile("report", "hookgate report", reportSchema));
  files.set("schemas/policy.schema.json", schemaFile("policy", "hookgate policy", policySchema));
  return files;
}

function schemaFile(name: string, title: string, schema: z.ZodType): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  const document = {
    $schema,
    $id: `https://raw.githubusercontent.com/hookgate/hookgate/main/schemas/${name}.schema.json`,
    title,
    ...rest,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
