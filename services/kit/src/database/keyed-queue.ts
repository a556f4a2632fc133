/** Runs the work of each key one after another, in the order in which it came; work of different keys does not wait. */
export function createKeyedQueue<K>() {
  const tails = new Map<K, Promise<void>>();
  return async <Result>(key: K, work: () => Promise<Result>): Promise<Result> => {
    const running = (tails.get(key) ?? Promise.resolve()).then(work);
    // What fails does not keep others from running.
    const tail = running.then(
      () => undefined,
      () => undefined,
    );
    tails.set(key, tail);
    try {
      return await running;
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
    }
  };
}
