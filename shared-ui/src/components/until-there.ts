const AGAIN_MS = 5_000;

/** Loads the code of a part however often it takes: one that failed for good, as without a network, would take the page along. */
export function untilThere<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return untilThere(load);
  });
}
