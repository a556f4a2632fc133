export class DeadlineError extends Error {
  override name = 'DeadlineError';
}

/** The promise's outcome, or a `DeadlineError` after `deadlineMs`. Never leaves a timer behind. */
export function withDeadline<T>(promise: Promise<T>, deadlineMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DeadlineError(`No answer within ${deadlineMs} ms`)),
      deadlineMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
