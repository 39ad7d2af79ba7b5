/**
 * Runs a task per item, at most `width` at once; results in the order of the items.
 * The first rejection rejects the whole, after the running tasks have ended.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      const item = items[index];
      if (item !== undefined) results[index] = await task(item);
    }
  };
  const workers = Array.from({ length: Math.max(1, Math.min(width, items.length)) }, worker);
  const settled = await Promise.allSettled(workers);
  const failed = settled.find((s) => s.status === "rejected");
  if (failed) throw failed.reason;
  return results;
}
