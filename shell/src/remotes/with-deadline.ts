export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** Settles like the promise, or rejects with a `DeadlineError` after `deadlineMs`. */
export function withDeadline<T>(promise: Promise<T>, deadlineMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`No answer within ${deadlineMs} ms`)),
      deadlineMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
