import { randomBytes } from 'node:crypto';
import { openCollection, RETENTION, retentionMs, textDigest } from '@turno/kit';
import { SHARE_TOKEN_SECONDS } from '@turno/shared-types/constants';
import type { Collection, Db } from 'mongodb';

/** A pass as it was when the token was issued: after a later transfer the token no longer moves it. */
type PassVersion = { id: number; transfers: number };

/** The content that a token moves to the account that redeems it: passes without a name, or pass owners with their passes. */
export type NewToken = {
  kind: 'passes' | 'owners';
  /** The account that shares; `null` for a printed card. */
  from: number | null;
  passes: PassVersion[];
  ownerIds: number[];
};

export type Transfer = NewToken & {
  /** A SHA-256 of the token, which is not stored. */
  _id: string;
  expiresAt: Date;
  /**
   * `withdrawn` if other accounts had taken over some of the content, so that a repeat reports it; otherwise the token is
   * removed.
   */
  state: 'open' | 'committed' | 'done' | 'withdrawn';
  to: number | null;
  committedAt: Date | null;
  /** The ids of the passes that it moved, once it is done. */
  passIds: number[];
};

const TOKEN_MS = SHARE_TOKEN_SECONDS * 1_000;
const BATCH = 200;
/** The dot distinguishes a token from a typed code. */
const PREFIX = 'pass.';

/** Whether a scanned text has the form of a token. */
export function isToken(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** Tokens that move passes, each to one account (PAS-036). One update of the token decides which account. */
export async function createTransfers(db: Db) {
  const transfers = await openCollection<Transfer>(db, {
    name: 'pass_transfers',
    shardKey: { _id: 'hashed' },
    indexes: [
      { key: { expiresAt: 1 } },
      { key: { committedAt: 1 }, partialFilterExpression: { state: 'committed' } },
      { key: { from: 1, state: 1, expiresAt: 1 } },
      { key: { to: 1 } },
    ],
  });

  return {
    /** Returns the earlier token if it is still open for the same content. */
    findOpen: (token: NewToken, now: Date, earlier?: string): Promise<string | null> =>
      findOpen(transfers, token, now, earlier),
    /** Issues a token for ten minutes and returns its text. */
    async issue(token: NewToken, now: Date): Promise<string> {
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
    /**
     * Commits a token's passes to an account; returns the transfer again to the same account, and `null` if the token cannot be
     * redeemed.
     */
    async commit(text: string, to: number, now: Date): Promise<Transfer | null> {
      const _id = textDigest(text);
      const won = await transfers.findOneAndUpdate(
        { _id, state: 'open', from: { $ne: to }, expiresAt: { $gt: now } },
        { $set: { state: 'committed', to, committedAt: now } },
        { returnDocument: 'after' },
      );
      return won ?? transfers.findOne({ _id, to });
    },
    /** A token of the account that shares. */
    findOf: (text: string, from: number): Promise<Transfer | null> =>
      transfers.findOne({ _id: textDigest(text), from }),
    endOthers: (token: Transfer, now: Date) => endOthers(transfers, token, now),
    end: (token: Transfer, isTaken: boolean) => end(transfers, token, isTaken),
    /** Stores which passes a transfer moved, once; returns what the first call stored. */
    async complete({ _id }: Pick<Transfer, '_id'>, passIds: number[]): Promise<number[]> {
      const done = { $set: { state: 'done' as const, passIds } };
      const completed = await transfers.updateOne({ _id, state: 'committed' }, done);
      if (completed.matchedCount === 1) return passIds;
      return (await transfers.findOne({ _id }))?.passIds ?? passIds;
    },
    /** A bounded batch of transfers committed before an instant whose passes may not have moved. */
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

async function findOpen(
  transfers: Collection<Transfer>,
  token: NewToken,
  now: Date,
  earlier = '',
): Promise<string | null> {
  const open = { ...token, state: 'open' as const, expiresAt: { $gt: now } };
  return (await transfers.findOne({ ...open, _id: textDigest(earlier) })) && earlier;
}

/**
 * Ends the account's other open tokens that share a pass or a person with the given one. Returns the redeemed tokens among
 * all of them, because their passes may not have moved yet.
 */
async function endOthers(
  transfers: Collection<Transfer>,
  { _id, from, passes, ownerIds }: Transfer,
  now: Date,
): Promise<Transfer[]> {
  // The clock of the process that redeems may be behind.
  const expiresAt = { $gt: new Date(now.getTime() - TOKEN_MS) };
  // Passes are matched with their transfer counts: a token can no longer move a pass that has changed hands since.
  const giving = passes.length > 0 ? { passes: { $in: passes } } : { ownerIds: { $in: ownerIds } };
  await transfers.deleteMany({ from, state: 'open', expiresAt, _id: { $ne: _id }, ...giving });
  return transfers.find({ from, state: 'committed', ...giving }).toArray();
}

/**
 * Ends a token, which stays as `withdrawn` if others have taken over some of its content; `false` when it is no longer open.
 */
async function end(
  transfers: Collection<Transfer>,
  { _id }: Transfer,
  isTaken: boolean,
): Promise<boolean> {
  const open = { _id, state: 'open' as const };
  if (!isTaken) return (await transfers.deleteOne(open)).deletedCount === 1;
  const withdrawn = { $set: { state: 'withdrawn' as const } };
  return (await transfers.updateOne(open, withdrawn)).matchedCount === 1;
}
