import { setTimeout as wait } from 'node:timers/promises';
import { duplicateIndex } from '@turno/kit';
import type { UserRecord } from './account-model.ts';
import { type Claim, type Claims, claimKey, type createClaimReader } from './claims.ts';

type Schemas = {
  [emails: `${string}.emails`]: Claim;
  [users: `${string}.users`]: UserRecord;
};
type Change = { userId: number; from: string; to: string };
/** `superseded`: the account no longer waits for this address. */
export type EmailChange = 'changed' | 'taken' | 'superseded';

const LOOKS = 20;
const LOOK_EVERY_MS = 50;

/** Replaces the address of an account: the claim of the new one decides that no other account has it. */
export function createEmailChanges(
  claims: Claims,
  claimed: Pick<ReturnType<typeof createClaimReader>, 'stateOf'>,
) {
  const { client, databaseName } = claims.email.db;

  /** One ordered command: the claim, then the account. Returns whether the account changed; throws for a taken claim. */
  async function write({ userId, from, to }: Change, now: Date): Promise<boolean> {
    const claim = { _id: claimKey(to), userId, createdAt: now };
    const filter = { _id: userId, email: from, 'newEmail.address': to };
    const update = {
      $set: { email: to, emailVerifiedAt: now },
      $unset: { newEmail: true, passwordResets: true },
      // Links of other addresses must not work again after a later change.
      $pull: { emailLinks: { email: { $ne: to } } },
    } as const;
    const { modifiedCount } = await client.bulkWrite<Schemas>(
      [
        { name: 'insertOne', namespace: `${databaseName}.emails`, document: claim },
        { name: 'updateOne', namespace: `${databaseName}.users`, filter, update },
      ],
      { ordered: true },
    );
    // The account now has one of the two addresses; the claim of the other is removed.
    const unused = modifiedCount === 1 ? from : to;
    await claims.email.deleteOne({ _id: claimKey(unused), userId });
    return modifiedCount === 1;
  }

  /** Tries once; `null` when a claim is in the way. */
  async function attempt(change: Change, now: Date): Promise<EmailChange | null> {
    try {
      return (await write(change, now)) ? 'changed' : 'superseded';
    } catch (error) {
      if (duplicateIndex(error) === null) throw error;
      return null;
    }
  }

  return async (change: Change, now: Date): Promise<EmailChange> => {
    for (let look = 1; look <= LOOKS; look += 1) {
      const outcome = await attempt(change, now);
      if (outcome) return outcome;
      const state = await claimed.stateOf('email', { email: change.to, createdAt: now });
      if (state === 'taken') return 'taken';
      // While a concurrent insert is under way, its outcome decides.
      if (state === 'pending') await wait(LOOK_EVERY_MS);
    }
    return 'taken';
  };
}
