import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Db } from 'mongodb';

/** A mail to be sent. It contains no secret: the token of a link is issued when the mail is composed. */
export type Letter = {
  id: string;
  kind: 'password-reset' | 'password-changed';
  userId: number;
  to: string;
  locale: Locale;
  writtenAt: Date;
};
type LetterRecord = Omit<Letter, 'id'> & { _id: string; tries: number; nextTryAt: Date };
export type Outbox = Awaited<ReturnType<typeof createOutbox>>;
export type TakenLetter = Letter & { tries: number };

/** The outbox: a mail is inserted before the response announces it, and removed when it has been sent. */
export async function createOutbox(db: Db) {
  const letters = db.collection<LetterRecord>('outbox');
  await letters.createIndex({ nextTryAt: 1 });

  return {
    /** Inserts a mail; an id that exists already is the same mail, so a retry changes nothing. */
    async add({ id = randomUUID(), ...letter }: Omit<Letter, 'id'> & { id?: string }) {
      try {
        const { writtenAt: nextTryAt } = letter;
        await letters.insertOne({ _id: id, ...letter, tries: 0, nextTryAt });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** Leases the next due mail to one sender until `retryAt`; after that the try counts as lost and the mail is due again. */
    async take(now: Date, retryAt: (tries: number) => Date): Promise<TakenLetter | null> {
      const due = await letters.findOne({ nextTryAt: { $lte: now } }, { sort: { nextTryAt: 1 } });
      if (!due) return null;
      const { _id, tries, nextTryAt, ...letter } = due;
      const taken = await letters.updateOne(
        { _id, tries, nextTryAt },
        { $set: { nextTryAt: retryAt(tries) }, $inc: { tries: 1 } },
      );
      // Another sender took it; there may be more.
      if (taken.modifiedCount === 0) return this.take(now, retryAt);
      return { id: _id, ...letter, tries };
    },
    /** Removes the mails of an account that is deleted. */
    async removeOf(userId: number): Promise<void> {
      await letters.deleteMany({ userId });
    },
    /** Removes a mail that was sent or abandoned. */
    async remove(id: string): Promise<void> {
      await letters.deleteOne({ _id: id });
    },
  };
}
