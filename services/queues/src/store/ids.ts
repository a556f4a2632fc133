import { createHash, randomBytes } from 'node:crypto';
import type { Db } from 'mongodb';

type Sequence = { _id: string; value: number };
/** Things whose ids are small, in the order they were made. */
export type SequenceName = 'merchant' | 'queue' | 'category' | 'franchising' | 'opening';

const BITS_52 = 2n ** 52n;

/** Hands out the numbers of a sequence, each once. */
export function createIds(db: Db) {
  const sequences = db.collection<Sequence>('sequences');
  return {
    async next(name: SequenceName): Promise<number> {
      const after = await sequences.findOneAndUpdate(
        { _id: name },
        { $inc: { value: 1 } },
        { upsert: true, returnDocument: 'after' },
      );
      if (!after) throw new Error(`The sequence ${name} gave no number.`);
      return after.value;
    },
    /** Keeps the sequence above an id that was chosen elsewhere. */
    async reserve(name: SequenceName, id: number): Promise<void> {
      await sequences.updateOne({ _id: name }, { $max: { value: id } }, { upsert: true });
    },
  };
}

/** A positive safe integer nobody can guess. */
export function randomId(): number {
  return idFrom(randomBytes(7));
}

/** The same integer for the same text, and not to be guessed without it. */
export function hashedId(text: string): number {
  return idFrom(createHash('sha256').update(`id|${text}`).digest().subarray(0, 7));
}

/** Twenty-four hex digits that stand for a text. */
export function hashedKey(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** The same of chance, for requests that bring no key. */
export function randomKey(): string {
  return randomBytes(12).toString('hex');
}

function idFrom(bytes: Buffer): number {
  return Number(BigInt(`0x${bytes.toString('hex')}`) % BITS_52) + 1;
}
