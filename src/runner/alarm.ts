/** `setTimeout` turns any longer delay into 1 ms. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Calls back once after `ms` milliseconds, however many days that is; `Infinity` never comes. Anything that is
 * not at least 1 (zero, negative, NaN) counts as 1. The clock is monotonic.
 * @returns a function that cancels it; harmless when called late or twice
 */
export function setAlarm(ms: number, ring: () => void): () => void {
  const until = performance.now() + (Math.max(ms, 1) || 1);
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const left = Math.ceil(until - performance.now());
    timer =
      left > longestDelayMs
        ? setTimeout(wait, longestDelayMs)
        : setTimeout(ring, Math.max(left, 1));
  };
  wait();
  return () => clearTimeout(timer);
}
