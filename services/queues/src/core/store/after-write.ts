/**
 * Wraps a write of the store so that the caches of what it may have changed are invalidated afterwards, even after a failure,
 * because a failed write may have reached the database.
 */
export function afterWrite<Args extends readonly unknown[], Result>(
  write: (...args: Args) => Promise<Result>,
  invalidate: (...args: Args) => void,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await write(...args);
    } finally {
      invalidate(...args);
    }
  };
}
