type Outcome<T> = { location: string } | { user: T } | null;

/**
 * Runs a strategy of passport as passport would, on a copy that tells its outcome: who it let in, where it sends the
 * browser, or `null` when it refuses. Nothing of it needs Express: `asked` is all of a request that the strategy reads.
 */
export function runStrategy<T>(strategy: object, asked: object): Promise<Outcome<T>> {
  return new Promise((resolve, reject) => {
    const attempt = Object.assign(Object.create(strategy), {
      success: (user: T) => resolve({ user }),
      fail: () => resolve(null),
      redirect: (location: string) => resolve({ location }),
      error: reject,
    });
    attempt.authenticate(asked, {});
  });
}
