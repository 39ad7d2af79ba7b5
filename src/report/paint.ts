const codes = {
  bold: [1, 22],
  dim: [2, 22],
  underline: [4, 24],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

/** Puts a colour around safe text; text that still holds strangers' characters must not come here. */
export type Paint = (style: keyof typeof codes, text: string) => string;

/** ANSI colours, or the text as it is where nobody asked for them. */
export function painter(color: boolean): Paint {
  if (!color) return (_, text) => text;
  return (style, text) => {
    const [on, off] = codes[style];
    return text === "" ? "" : `\u001b[${on}m${text}\u001b[${off}m`;
  };
}
