/** Runs the work of each key sequentially, in order of arrival; work of different keys runs concurrently. */
export function createKeyedQueue<K>() {
  const tails = new Map<K, Promise<void>>();
  return async <Result>(key: K, work: () => Promise<Result>): Promise<Result> => {
    const running = (tails.get(key) ?? Promise.resolve()).then(work);
    // A failure does not keep later work from running.
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
