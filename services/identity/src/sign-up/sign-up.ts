import { ApiError } from '@turno/kit';
import type { Role } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { countAttempt, LIMITS, senderNetwork } from '../limits/index.ts';
import { passwordCost, rejectGuessablePassword } from '../passwords/index.ts';
import { type OpenSession, openSession, sessionExpiry } from '../sessions/index.ts';

type SignUpRequest = {
  email: string;
  password: string;
  role: Exclude<Role, 'ROLE_GUEST'>;
  name: string | null;
  captchaToken: string | undefined;
  clientAddress: string;
  device?: string | null;
};

/**
 * Creates a lasting account and opens its first session. A user passes the bot check first: it also guards the answer
 * that an address is taken (IDN-006, IDN-034). A merchant passes none and gets a session that can only complete the
 * registration (IDN-008).
 */
export async function signUp(deps: Deps, request: SignUpRequest): Promise<OpenSession> {
  const { email, password, role, name, clientAddress } = request;
  await countAttempt(deps, { limit: LIMITS.signUpOfAddress, of: [senderNetwork(clientAddress)] });
  if (!isMerchant(role)) await passBotCheck(deps, request.captchaToken);
  rejectGuessablePassword(password, { email, name });
  // Saves the slow hash; the insert is what decides.
  if (await deps.store.users.findByEmail(email)) throw new ApiError('email_already_in_use');

  const user = {
    id: deps.newUserId(),
    email,
    passwordHash: await deps.passwords.hash(password, 'slow'),
    role,
    name,
    createdAt: deps.now(),
    expiresAt: null,
  };
  if (!(await deps.store.users.add(user))) throw new ApiError('email_already_in_use');
  return openSession(deps, user, isMerchant(role) ? 'new-merchant' : 'access', request.device);
}

type GuestRequest = Pick<SignUpRequest, 'email' | 'password' | 'captchaToken'>;

/**
 * Creates an account for a day and opens its session (IDN-007). A whole crowd does this in the minute a queue opens, so
 * it needs no slow hash and no read, and inserts account and session at the same time. The puzzle and the gateway limit
 * it.
 */
export async function signUpGuest(deps: Deps, request: GuestRequest): Promise<OpenSession> {
  const { email, password, captchaToken } = request;
  await passBotCheck(deps, captchaToken);
  const role = 'ROLE_GUEST';
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
  // Its token was never sent, and its user does not exist.
  await deps.store.sessions.end(session.sessionId);
  throw new ApiError('email_already_in_use');
}

/** Accepts a solved puzzle once; throws `captcha_error` otherwise (IDN-006, IDN-021). */
export async function passBotCheck(deps: Deps, token: string | undefined): Promise<void> {
  if (!deps.isBotCheckRequired) return;
  const puzzle = await deps.botCheck.check(token);
  if (!puzzle) throw new ApiError('captcha_error');
  const isFirst = await deps.store.spentChallenges.spend(puzzle.nonce, puzzle.forgetAt);
  if (!isFirst) throw new ApiError('captcha_error');
}
