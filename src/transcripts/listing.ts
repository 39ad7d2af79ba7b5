/** More are not named one by one in a notice. */
const mostNamed = 12;

/** `11, 15 and 31`, or `11, 15 … and 40 more`: numbers for a notice, bounded in length. */
export function listing(numbers: readonly number[]): string {
  const named = numbers.slice(0, mostNamed);
  const rest = numbers.length - named.length;
  if (rest > 0) return `${named.join(", ")} and ${rest} more`;
  const last = named.pop();
  if (last === undefined) return "none";
  return named.length === 0 ? `${last}` : `${named.join(", ")} and ${last}`;
}
