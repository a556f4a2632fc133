import { randomBytes } from 'node:crypto';
import { openCollection, RETENTION, retentionMs, textDigest } from '@turno/kit';
import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import type { Db } from 'mongodb';

/** A pass as it was when the token was issued: after a later transfer the token no longer moves it. */
type PassVersion = { id: number; transfers: number };

/** What a token moves to the account that redeems it: passes without a name, or pass owners with their passes. */
export type NewToken = {
  kind: 'passes' | 'owners';
  /** The account that gives; `null` for a printed card. */
  from: number | null;
  passes: PassVersion[];
  ownerIds: number[];
};

export type Transfer = NewToken & {
  /** A SHA-256 of the token, which is not stored. */
  _id: string;
  expiresAt: Date;
  state: 'open' | 'committed' | 'done';
  to: number | null;
  committedAt: Date | null;
  /** The passes that it moved, once it is done. */
  passIds: number[];
};

const TOKEN_MS = SHARE_TOKEN_SECONDS * 1_000;
const BATCH = 200;
/** A dot tells a token from a typed code. */
const PREFIX = 'pass.';

/** Whether a scanned text has the form of a token. */
export function isToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Tokens that move passes, each to one account (PAS-036). One update of the token decides which. */
export async function createTransfers(db: Db) {
  const transfers = await openCollection<Transfer>(db, {
    name: 'pass_transfers',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { expiresAt: 1 } },
      { key: { committedAt: 1 }, partialFilterExpression: { state: 'committed' } },
      { key: { from: 1 } },
      { key: { to: 1 } },
    ],
  });

  return {
    /** Issues a token for ten minutes and returns its text; an earlier one that is open for the same is returned again. */
    async issue(token: NewToken, now: Date, earlier?: string): Promise<string> {
      const open = { ...token, state: 'open' as const, expiresAt: { $gt: now } };
      if (earlier && (await transfers.findOne({ ...open, _id: textDigest(earlier) })))
        return earlier;
      const text = `${PREFIX}${randomBytes(32).toString('base64url')}`;
      await transfers.insertOne({
        ...token,
        _id: textDigest(text),
        expiresAt: new Date(now.getTime() + TOKEN_MS),
        state: 'open',
        to: null,
        committedAt: null,
        passIds: [],
      });
      return text;
    },
    find: (text: string): Promise<Transfer | null> => transfers.findOne({ _id: textDigest(text) }),
    /** Decides to whom a token's passes go: to this account if no other has it, or again. `null` when it cannot. */
    async commit(text: string, to: number, now: Date): Promise<Transfer | null> {
      const _id = textDigest(text);
      const won = await transfers.findOneAndUpdate(
        { _id, state: 'open', from: { $ne: to }, expiresAt: { $gt: now } },
        { $set: { state: 'committed', to, committedAt: now } },
        { returnDocument: 'after' },
      );
      return won ?? transfers.findOne({ _id, to });
    },
    /** Ends a token of an account that no other one has redeemed; `false` when one has. */
    async withdraw(text: string, from: number): Promise<boolean> {
      const _id = textDigest(text);
      const { deletedCount } = await transfers.deleteOne({ _id, from, state: 'open' });
      return deletedCount === 1 || (await transfers.findOne({ _id, from })) === null;
    },
    /** Stores which passes a transfer moved, once; returns what the first call stored. */
    async complete({ _id }: Pick<Transfer, '_id'>, passIds: number[]): Promise<number[]> {
      const done = { $set: { state: 'done' as const, passIds } };
      const completed = await transfers.updateOne({ _id, state: 'committed' }, done);
      if (completed.matchedCount === 1) return passIds;
      return (await transfers.findOne({ _id }))?.passIds ?? passIds;
    },
    /** Transfers committed before an instant whose passes may not have moved; a bounded batch. */
    async findUncompleted(before: Date): Promise<Transfer[]> {
      const due = { state: 'committed' as const, committedAt: { $lt: before } };
      return transfers.find(due).sort({ committedAt: 1 }).limit(BATCH).toArray();
    },
    /** Removes tokens whose retention is over, except a transfer that is still to be completed. */
    async removeEnded(now: Date): Promise<void> {
      const before = new Date(now.getTime() - retentionMs(RETENTION.passes.pass_transfers));
      await transfers.deleteMany({ expiresAt: { $lt: before }, state: { $ne: 'committed' } });
    },
    async eraseUser(userId: number): Promise<void> {
      await transfers.deleteMany({ $or: [{ from: userId }, { to: userId }] });
    },
  };
}
