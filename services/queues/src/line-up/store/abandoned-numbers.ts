import { isDuplicateKey } from '@turno/kit';
import type { Db } from 'mongodb';

/** A placeholder among the tickets for a number that no ticket will have; it has no holder and no people. */
type AbandonedNumber = {
  _id: string;
  counterId: number;
  number: number;
  paxCount: 0;
  state: 'void';
};
/** Records in this process that a number gets no ticket. */
type RecordAbandoned = (abandoned: Pick<AbandonedNumber, 'counterId' | 'number' | 'state'>) => void;

/**
 * Abandoned numbers. A process that abandons a number may race with one that inserts its ticket: both write a document with the
 * number to the tickets, and the unique index accepts one of them.
 */
export function createAbandonedNumbers(db: Db, record: RecordAbandoned) {
  const numbers = db.collection<AbandonedNumber>('tickets');
  const idOf = (counterId: number, number: number) => `void.${counterId}.${number}`;
  const has = async (counterId: number, number: number): Promise<boolean> => {
    const found = await numbers.findOne({ _id: idOf(counterId, number) });
    if (found) record(found);
    return found !== null;
  };
  return {
    has,
    /** Abandons a number unless it has its ticket; returns whether it is abandoned now. */
    async add(counterId: number, number: number): Promise<boolean> {
      const _id = idOf(counterId, number);
      try {
        const abandoned = { counterId, number, state: 'void' as const };
        await numbers.insertOne({ _id, paxCount: 0, ...abandoned });
        record(abandoned);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return has(counterId, number);
      }
    },
  };
}
