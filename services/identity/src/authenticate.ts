import type { Input } from '@turno/kit';
import type { Call } from '@turno/shared-types';
import type { Passport } from 'passport';

export type Authenticator = InstanceType<typeof Passport>;
export type Authenticable = Pick<Input<Call>, 'runMiddleware'>;
type Outcome<T> = { user: T; info: { state?: unknown } };

/**
 * Authenticates a request with a strategy of passport, without a session or cookie of passport's. Returns `null` when
 * the strategy rejects the request, or when it has redirected the browser.
 */
export function authenticate<T>(
  passport: Authenticator,
  strategy: string,
  input: Authenticable,
): Promise<Outcome<T> | null> {
  return new Promise((resolve, reject) => {
    const handler = passport.authenticate(
      strategy,
      { session: false },
      (error: unknown, user: T | false, info: Outcome<T>['info'] = {}) => {
        if (error) reject(error);
        else resolve(user ? { user, info } : null);
      },
    );
    input.runMiddleware(handler).then(() => resolve(null), reject);
  });
}
