import { ApiError, senderNetwork } from '@turno/kit';
import type { Locale, Role } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { mailConfirmation } from '../email-address/index.ts';
import { countAttempt, LIMITS, mailToUnconfirmed } from '../limits/index.ts';
import { passwordCost, rejectGuessablePassword } from '../passwords/index.ts';
import { type OpenSession, openSession, sessionExpiry } from '../sessions/index.ts';

type SignUpRequest = {
  email: string;
  password: string;
  role: Exclude<Role, 'ROLE_GUEST'>;
  name: string | null;
  captchaToken: string | undefined;
  clientAddress: string;
  locale: Locale;
  device?: string | null;
};

/**
 * Creates a lasting account and opens its first session. It requires a solved puzzle, which also protects the answer that an
 * address is taken (IDN-006, IDN-034, S-09). A mailed link confirms the address. A merchant gets a session that can only
 * complete the registration (IDN-008).
 */
export async function signUp(deps: Deps, request: SignUpRequest): Promise<OpenSession> {
  const { email, password, role, name, clientAddress } = request;
  await countAttempt(deps, { limit: LIMITS.signUpOfAddress, of: [senderNetwork(clientAddress)] });
  await rejectGuessablePassword(password, { email, name });
  const create = async () => {
    // Avoids the slow hash for a taken address; the insert decides.
    if (await deps.store.users.findByEmail(email)) throw new ApiError('email_already_in_use');
    await countAttempt(deps, mailToUnconfirmed(email, clientAddress));
    const user = {
      id: deps.newUserId(),
      email,
      passwordHash: await deps.passwords.hash(password, 'slow'),
      role,
      name,
      createdAt: deps.now(),
      expiresAt: null,
    };
    if (!(await deps.store.users.add(user, request.locale)))
      throw new ApiError('email_already_in_use');
    // Otherwise the first sign-in from here would be reported as new.
    for (const network of [senderNetwork(clientAddress), `device ${request.device ?? null}`]) {
      await deps.store.familiarSenders.add({ email, network }, user.id, deps.now());
    }
    await mailConfirmation(deps, user, request.locale);
    return openSession(deps, user, isMerchant(role) ? 'new-merchant' : 'access', request.device);
  };
  return withPuzzle(deps, request.captchaToken, create);
}

type GuestRequest = Pick<SignUpRequest, 'email' | 'password' | 'captchaToken' | 'clientAddress'>;

/**
 * Creates a temporary account and opens its session (IDN-007). A whole crowd does this in the minute a queue opens, so
 * it needs no slow hash and no read, and inserts account and session at the same time. The puzzle and the budget of the
 * client network limit it.
 */
export async function signUpGuest(deps: Deps, request: GuestRequest): Promise<OpenSession> {
  const { captchaToken, clientAddress } = request;
  deps.guestBudget.take(senderNetwork(clientAddress), deps.now());
  return withPuzzle(deps, captchaToken, () => createGuest(deps, request));
}

async function createGuest(deps: Deps, { email, password }: GuestRequest): Promise<OpenSession> {
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
  // The session belongs to a user who was not created; its token was never sent.
  await deps.store.sessions.end(session.sessionId);
  throw new ApiError('email_already_in_use');
}

/**
 * Runs a sign-up with a solved puzzle; each puzzle creates one account (IDN-006, IDN-021). A sign-up that fails gives its
 * puzzle back. Throws `captcha_error` for a missing, wrong or used puzzle.
 */
export async function withPuzzle<T>(
  deps: Deps,
  token: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  if (!deps.isBotCheckRequired) return work();
  const puzzle = await deps.botCheck.check(token);
  if (!puzzle) throw new ApiError('captcha_error');
  const { spentChallenges } = deps.store;
  // Spent before the work, so that of concurrent requests with one puzzle only one proceeds.
  const isFirst = await spentChallenges.spend(puzzle.nonce, puzzle.forgetAt);
  if (!isFirst) throw new ApiError('captcha_error');
  try {
    return await work();
  } catch (error) {
    await spentChallenges.giveBack(puzzle.nonce);
    throw error;
  }
}
