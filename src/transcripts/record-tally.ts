/** What a scrubbed recording can have lost, in the order in which it is told. */
export const lossKinds = [
  "credentials",
  "homePaths",
  "userNames",
  "addresses",
  "hostNames",
  "sessionIds",
  "encodedData",
  "cutTexts",
] as const;
export type LossKind = (typeof lossKinds)[number];

/** How often something of each kind was replaced or cut. */
export type Tally = Record<LossKind, number>;

/** A tally of nothing. */
export function emptyTally(): Tally {
  return {
    credentials: 0,
    homePaths: 0,
    userNames: 0,
    addresses: 0,
    hostNames: 0,
    sessionIds: 0,
    encodedData: 0,
    cutTexts: 0,
  };
}
