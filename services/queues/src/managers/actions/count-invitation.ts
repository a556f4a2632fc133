import { ApiError } from '@turno/kit';
import { mailboxOf } from '@turno/shared-types/rules';
import { hashedKey } from '../../core/index.ts';
import type { Deps } from '../deps.ts';
import {
  INVITATIONS_OF_PERSON_PER_DAY,
  INVITATIONS_PER_DAY,
  INVITATIONS_TO_ADDRESS_PER_DAY,
} from '../rules/invitation.ts';

const DAY_MS = 86_400_000;

/** `sender`: the merchant or the team in whose name the invitation is sent. */
type Sent = { userId: number; sender: string; email: string; command: string };

/**
 * Counts one invitation of a person before it is mailed, and throws if there were too many today (decision 407). A person may
 * create any number of merchants, so limits per merchant are not enough. A command that is repeated counts once.
 */
export async function countInvitation(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  { userId, sender, email, command }: Sent,
): Promise<void> {
  const { takeOfDay } = store.invitations;
  const pair = hashedKey(`invitations|${userId}|${mailboxOf(email)}`);
  if (!(await takeOfDay(pair, INVITATIONS_TO_ADDRESS_PER_DAY, command))) {
    const retryAfterSeconds = Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1_000);
    throw new ApiError('rate_limited', { retryAfterSeconds });
  }
  for (const [each, n] of [
    [sender, INVITATIONS_PER_DAY],
    [`person|${userId}`, INVITATIONS_OF_PERSON_PER_DAY],
  ] as const) {
    if (!(await takeOfDay(each, n, command))) throw new ApiError('invitations_exceeded', { n });
  }
}
