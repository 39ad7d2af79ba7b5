// Denies shell commands that touch the production state.
let text = "";
process.stdin.on("data", (chunk) => {
  text += chunk;
});
process.stdin.on("end", () => {
  const command = JSON.parse(text).tool_input?.command ?? "";
  if (/\bterraform\b.*\b(destroy|apply)\b/.test(command)) {
    console.log(
      JSON.stringify({ decision: "deny", reason: "Production changes go through the pipeline." }),
    );
  }
});
