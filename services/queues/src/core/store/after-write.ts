/**
 * A write of the store, followed by the invalidation of what it may have changed. A write that failed is followed by it
 * too, since it may have reached the database.
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
