import { createHash } from 'node:crypto';
import { openCollection } from '@turno/kit';
import type { Collection, Db } from 'mongodb';

type Sequence = { _id: string; value: number };
/** Sequences of small ids, in the order of creation. */
export type SequenceName = 'merchant' | 'queue' | 'category' | 'franchising' | 'opening' | 'device';

const BITS_52 = 2n ** 52n;

/** Issues the numbers of sequences, each once. */
export async function createIds(db: Db) {
  const sequences = await openCollection<Sequence>(db, { name: 'sequences', shardKey: { _id: 1 } });
  return {
    next: (name: SequenceName): Promise<number> => advance(sequences, name, 1),
    /** The next number of a sequence that is created at its first use. */
    nextOf: (name: `vanity|${string}`): Promise<number> => advance(sequences, name, 1),
    /** Reserves consecutive numbers. */
    async take(name: SequenceName, count: number): Promise<number[]> {
      if (count === 0) return [];
      const last = await advance(sequences, name, count);
      return Array.from({ length: count }, (_, index) => last - count + 1 + index);
    },
    /** Raises the sequence above an id that was chosen elsewhere. */
    async reserve(name: SequenceName, id: number): Promise<void> {
      await sequences.updateOne({ _id: name }, { $max: { value: id } }, { upsert: true });
    },
  };
}

async function advance(
  sequences: Collection<Sequence>,
  name: string,
  count: number,
): Promise<number> {
  const after = await sequences.findOneAndUpdate(
    { _id: name },
    { $inc: { value: count } },
    { upsert: true, returnDocument: 'after' },
  );
  if (!after) throw new Error(`The sequence ${name} returned no number.`);
  return after.value;
}

/** A positive safe integer derived from a text. */
export function hashedId(text: string): number {
  return idFrom(createHash('sha256').update(`id|${text}`).digest().subarray(0, 7));
}

function idFrom(bytes: Buffer): number {
  return Number(BigInt(`0x${bytes.toString('hex')}`) % BITS_52) + 1;
}
