import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { Db } from 'mongodb';

/** A mail that is to be sent. It holds no secret: a link's token is made when the mail is. */
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

/** Mails on their way: written down before anybody is told that one will come, removed when it has been sent. */
export async function createOutbox(db: Db) {
  const letters = db.collection<LetterRecord>('outbox');
  await letters.createIndex({ nextTryAt: 1 });

  return {
    /** Keeps a mail; one that is given an id which is there already is the same mail. */
    async add({ id = randomUUID(), ...letter }: Omit<Letter, 'id'> & { id?: string }) {
      try {
        const { writtenAt: nextTryAt } = letter;
        await letters.insertOne({ _id: id, ...letter, tries: 0, nextTryAt });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    /** The next mail that is due, for one sender alone until `retryAt`: from then on it is taken for lost and due again. */
    async take(now: Date, retryAt: (tries: number) => Date): Promise<TakenLetter | null> {
      const due = await letters.findOne({ nextTryAt: { $lte: now } }, { sort: { nextTryAt: 1 } });
      if (!due) return null;
      const { _id, tries, nextTryAt, ...letter } = due;
      const taken = await letters.updateOne(
        { _id, tries, nextTryAt },
        { $set: { nextTryAt: retryAt(tries) }, $inc: { tries: 1 } },
      );
      // Another sender was quicker: there may be more.
      if (taken.modifiedCount === 0) return this.take(now, retryAt);
      return { id: _id, ...letter, tries };
    },
    /** Removes what is on its way to an account that goes. */
    async removeOf(userId: number): Promise<void> {
      await letters.deleteMany({ userId });
    },
    /** Removes a mail that was sent or given up. */
    async remove(id: string): Promise<void> {
      await letters.deleteOne({ _id: id });
    },
  };
}
