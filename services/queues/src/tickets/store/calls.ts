import { isDuplicateKey } from '@turno/kit';
import type { Collection } from 'mongodb';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../queue-days/index.ts';

export type CallCommand = {
  counterId: number;
  /** Highest number that certainly has its ticket, so that nobody is skipped. */
  limit: number;
  callId: string;
  /** The number being served as this command found it. */
  callAfter: number;
  callExpected: number | null;
  at: Date;
};
export type Called =
  | { kind: 'called'; ticket: TicketRecord }
  | { kind: 'nobody' }
  /** The same command came before, or another command called after the same number. */
  | { kind: 'beaten' };

/** Calling tickets: one command one ticket, one number after another. */
export function createCalls(tickets: Collection<TicketDocument>) {
  return {
    /** Takes the smallest waiting number, in one atomic update; two unique indexes assertAllowed the second command. */
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
              unsettled: true,
            },
            $unset: { active: 1 },
          },
          { sort: { number: 1 }, returnDocument: 'after' },
        );
        return after ? { kind: 'called', ticket: ticketRecord(after) } : { kind: 'nobody' };
      } catch (error) {
        if (isDuplicateKey(error)) return { kind: 'beaten' };
        throw error;
      }
    },
    /** The one ticket a command called, in whichever queue. */
    async findByCommand(callId: string): Promise<TicketRecord | null> {
      const found = await tickets.findOne({ callId });
      return found && ticketRecord(found);
    },
    /** Called and removed tickets whose consequences may be missing; of one counter, or a bounded batch of all. */
    async findWithPendingSideEffects(where: {
      counterId?: number;
      limit: number;
    }): Promise<TicketRecord[]> {
      const ofCounter = where.counterId === undefined ? {} : { counterId: where.counterId };
      const found = tickets.find({ unsettled: true, ...ofCounter });
      return (await found.limit(where.limit).toArray()).map(ticketRecord);
    },
    async markSideEffectsApplied(ticketId: string): Promise<void> {
      await tickets.updateOne({ _id: ticketId }, { $unset: { unsettled: 1 } });
    },
  };
}
