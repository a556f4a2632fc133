import { createHash, randomBytes } from 'node:crypto';
import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

type Invitation = {
  /** A SHA-256 of the token, which is not stored. */
  _id: string;
  franchisingId: number;
  expiresAt: Date;
  /** The merchant that used the invitation. */
  merchantId: number | null;
  isDeclined?: boolean;
};
export type FranchiseInvitation = Pick<Invitation, 'franchisingId'> & {
  state: 'open' | 'used' | 'declined';
};

/** Invitations of franchisings: each admits one merchant, until it expires. */
export async function createFranchiseInvitations(db: Db, now: () => Date) {
  const invitations = await openCollection<Invitation>(db, {
    name: 'franchiseInvitations',
    shardKey: { _id: 1 },
    indexes: [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  });
  const unexpired = (token: string) => ({ _id: hashOf(token), expiresAt: { $gt: now() } });
  return {
    /** Creates an invitation and returns its token. */
    async add(franchisingId: number, expiresAt: Date): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await invitations.insertOne({
        _id: hashOf(token),
        franchisingId,
        expiresAt,
        merchantId: null,
      });
      return token;
    },
    /** An invitation that has not expired. */
    async find(token: string): Promise<FranchiseInvitation | null> {
      const found = await invitations.findOne(unexpired(token));
      if (!found) return null;
      const { franchisingId, merchantId, isDeclined } = found;
      const ended = merchantId === null ? null : 'used';
      return { franchisingId, state: isDeclined ? 'declined' : (ended ?? 'open') };
    },
    /** Declines an invitation that nobody has used; `false` when somebody has, or there is none. */
    async decline(token: string): Promise<boolean> {
      const unused = { ...unexpired(token), merchantId: null };
      return (
        (await invitations.updateOne(unused, { $set: { isDeclined: true } })).matchedCount === 1
      );
    },
    /** Redeems an invitation for a merchant, which may repeat it; returns the franchising. */
    async redeem(token: string, merchantId: number): Promise<number | null> {
      const found = await invitations.findOneAndUpdate(
        {
          ...unexpired(token),
          merchantId: { $in: [null, merchantId] },
          isDeclined: { $ne: true },
        },
        { $set: { merchantId } },
      );
      return found?.franchisingId ?? null;
    },
    async removeEnded(): Promise<void> {
      await invitations.deleteMany({ expiresAt: { $lt: now() } });
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
