import { createHash, randomBytes } from 'node:crypto';
import { openCollection } from '@turno/kit';
import type { Db } from 'mongodb';

type Invitation = {
  /** A SHA-256 of the token, which is not stored. */
  _id: string;
  franchisingId: number;
  expiresAt: Date;
  /** The merchant that used it. */
  merchantId: number | null;
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
    /** Whether a merchant may still use it. */
    async isOpen(token: string): Promise<boolean> {
      return (await invitations.findOne({ ...unexpired(token), merchantId: null })) !== null;
    },
    /** Uses an invitation, again for the same merchant; returns its franchising. */
    async redeem(token: string, merchantId: number): Promise<number | null> {
      const found = await invitations.findOneAndUpdate(
        { ...unexpired(token), merchantId: { $in: [null, merchantId] } },
        { $set: { merchantId } },
      );
      return found?.franchisingId ?? null;
    },
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
