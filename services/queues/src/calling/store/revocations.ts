import { isDuplicateKey } from '@turno/kit';
import type { Collection } from 'mongodb';
import { hashedId } from '../../core/index.ts';
import type { TicketDocument } from '../../tickets/index.ts';

/**
 * A document in the collection of tickets that prevents a command from calling a ticket of one counter: it uses up the
 * command's id there. It has no holder and no people, and its number is below all given numbers.
 */
type RevokedCommand = {
  _id: string;
  counterId: number;
  number: number;
  callId: string;
} & typeof NO_TICKET;
const NO_TICKET = { paxCount: 0, state: 'void' } as const;

/** Revocations of commands: a revoked command may no longer call at a counter. */
export function createRevocations(tickets: Collection<TicketDocument>) {
  const documents = tickets.db.collection<RevokedCommand>(tickets.collectionName);
  const isRevoked = async (counterId: number, callId: string) =>
    (await documents.findOne({ counterId, callId, state: 'void' })) !== null;
  return {
    isRevoked,
    /**
     * Prevents a command from calling a ticket of a counter from now on, so that it may be sent to another counter: the unique
     * index rejects copies of the command that are still in flight. Returns false when it has already called one.
     */
    async revoke(counterId: number, callId: string): Promise<boolean> {
      const number = -hashedId(`revoked|${callId}`);
      const _id = `revoked.${counterId}.${callId}`;
      try {
        await documents.insertOne({ _id, counterId, number, callId, ...NO_TICKET });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return isRevoked(counterId, callId);
      }
    },
    /** The counters at which a command was revoked. */
    async findRevokedCounters(callId: string): Promise<number[]> {
      const found = await documents.find({ callId, state: 'void' }).toArray();
      return found.map(({ counterId }) => counterId);
    },
  };
}
