import { Refusal } from '@turno/kit';
import type { Role } from '@turno/shared-types';
import { isGuest } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { passwordCost } from '../rules/password-cost.ts';
import { sessionExpiry } from '../rules/session-life.ts';
import { type OpenSession, openSession } from './open-session.ts';
import { passBotCheck } from './pass-bot-check.ts';

type SignUpAsk = {
  email: string;
  password: string;
  role: Role;
  name: string | null;
  captchaToken: string | undefined;
};

/**
 * Makes an account and opens its first session (IDN-006, IDN-007). The bot check comes first: what
 * it guards is also the answer that an address is taken (IDN-034).
 */
export async function signUp(deps: Deps, ask: SignUpAsk): Promise<OpenSession> {
  await passBotCheck(deps, ask.captchaToken);
  // Spares the slow hash; the unique index is what decides.
  if (await deps.store.users.findByEmail(ask.email)) throw new Refusal('email_already_in_use');

  const now = deps.now();
  const user = {
    id: deps.newUserId(),
    email: ask.email,
    passwordHash: await deps.passwords.hash(ask.password, passwordCost(ask.role, ask.password)),
    role: ask.role,
    name: ask.name,
    createdAt: now,
    expiresAt: isGuest(ask.role) ? sessionExpiry({ role: ask.role, scope: 'access' }, now) : null,
  };
  if (!(await deps.store.users.add(user))) throw new Refusal('email_already_in_use');
  return openSession(deps, user);
}
