import { ApiError } from '@turno/kit';
import { passBotCheck } from '../bot-check/pass-bot-check.ts';
import type { Deps } from '../deps.ts';
import { passwordCost } from '../passwords/rules/password-cost.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { sessionExpiry } from '../sessions/rules.ts';

type GuestAsk = { email: string; password: string; captchaToken: string | undefined };

const role = 'ROLE_GUEST';

/**
 * Makes an account for a day and opens its session (IDN-007). A whole crowd does this in the minute
 * a queue opens: no slow hash, no read, and account, session and token are made at the same time.
 * Its limits are the puzzle and the gateway's.
 */
export async function signUpGuest(deps: Deps, ask: GuestAsk): Promise<OpenSession> {
  await passBotCheck(deps, ask.captchaToken);
  const { email, password } = ask;
  const createdAt = deps.now();
  const cost = passwordCost({ role, email }, password);
  const user = {
    id: deps.newUserId(),
    email,
    passwordHash: await deps.passwords.hash(password, cost),
    role,
    name: null,
    createdAt,
    expiresAt: sessionExpiry({ role, scope: 'access' }, createdAt),
  } as const;
  const [isAdded, session] = await Promise.all([
    deps.store.users.add(user),
    openSession(deps, user),
  ]);
  if (isAdded) return session;
  // Nobody has seen its token, and it belongs to a user that does not exist.
  await deps.store.sessions.end(session.sessionId);
  throw new ApiError('email_already_in_use');
}
