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

/** Commands that may not call at a counter any more. */
export function createRevocations(tickets: Collection<TicketDocument>) {
  const documents = tickets.db.collection<RevokedCommand>(tickets.collectionName);
  const isRevoked = async (counterId: number, callId: string) =>
    (await documents.findOne({ counterId, callId, state: 'void' })) !== null;
  return {
    isRevoked,
    /**
     * Prevents a command from calling a ticket of a counter from now on, so that it may be sent to another counter: the
     * unique index rejects a copy of the command that is still in flight. Returns false when it has called one already.
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
