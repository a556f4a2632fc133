import { isDuplicateKey } from '@turno/kit';
import type { Collection } from 'mongodb';
import { hashedId } from '../../core/index.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../queue-days/index.ts';

export type CallCommand = {
  counterId: number;
  /** Highest number that certainly has its ticket, so that no ticket is skipped. */
  limit: number;
  callId: string;
  /** The number being served as this command found it. */
  callAfter: number;
  callExpected: number | null;
  at: Date;
};
export type Called =
  | { kind: 'called'; ticket: TicketRecord }
  | { kind: 'none-waiting' }
  /** The same command was already applied, or another command called after the same number. */
  | { kind: 'beaten' };

/**
 * A document in the collection of tickets that prevents a command from calling a ticket of one counter. It has no holder
 * and no people, and its number is below all given numbers.
 */
type Fence = { _id: string; counterId: number; number: number; callId: string } & typeof NO_TICKET;
const NO_TICKET = { paxCount: 0, state: 'void' } as const;
const fenceId = (counterId: number, callId: string) => `fence.${counterId}.${callId}`;

/** Calling tickets: one command one ticket, one number after another. */
export function createCalls(tickets: Collection<TicketDocument>) {
  const fences = tickets.db.collection<Fence>(tickets.collectionName);
  const isFenced = async (counterId: number, callId: string) =>
    (await fences.findOne({ _id: fenceId(counterId, callId) })) !== null;
  return {
    /** Takes the smallest waiting number, in one atomic update; two unique indexes refuse the second command. */
    async call(command: CallCommand): Promise<Called> {
      const { counterId, limit, callId, callAfter, callExpected, at } = command;
      try {
        const after = await tickets.findOneAndUpdate(
          { counterId, state: 'waiting', number: { $lte: limit } },
          {
            $set: {
              state: 'called',
              executedAt: at,
              callId,
              callAfter,
              callExpected,
              sideEffectsDue: true,
            },
            $unset: { active: 1 },
          },
          { sort: { number: 1 }, returnDocument: 'after' },
        );
        return after ? { kind: 'called', ticket: ticketRecord(after) } : { kind: 'none-waiting' };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return { kind: (await isFenced(counterId, callId)) ? 'none-waiting' : 'beaten' };
      }
    },
    /**
     * Prevents a command from calling a ticket of a counter from now on, so that it may be sent to another counter: the
     * unique index rejects a copy of the command that is still in flight. Returns false when it has called one already.
     */
    async fence(counterId: number, callId: string): Promise<boolean> {
      const number = -hashedId(`fence|${callId}`);
      const fence = { _id: fenceId(counterId, callId), counterId, number, callId, ...NO_TICKET };
      try {
        await fences.insertOne(fence);
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return isFenced(counterId, callId);
      }
    },
    /** The counters a command was fenced off from. */
    async findFencedCounters(callId: string): Promise<number[]> {
      const found = await fences.find({ callId, state: 'void' }).toArray();
      return found.map(({ counterId }) => counterId);
    },
    /** The one ticket a command called, in whichever queue. */
    async findByCommand(callId: string): Promise<TicketRecord | null> {
      const found = await tickets.findOne({ callId, state: { $in: ['called', 'cancelled'] } });
      return found && ticketRecord(found);
    },
    /** Called and removed tickets whose consequences may be missing; of one counter, or a bounded batch of all. */
    async findWithPendingSideEffects(where: {
      counterId?: number;
      limit: number;
    }): Promise<TicketRecord[]> {
      const ofCounter = where.counterId === undefined ? {} : { counterId: where.counterId };
      const found = tickets.find({ sideEffectsDue: true, ...ofCounter });
      return (await found.limit(where.limit).toArray()).map(ticketRecord);
    },
    async markSideEffectsApplied(ticketId: string): Promise<void> {
      await tickets.updateOne({ _id: ticketId }, { $unset: { sideEffectsDue: 1 } });
    },
  };
}
