import { isDuplicateKey } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import type { Collection, Filter } from 'mongodb';
import { hashedId } from '../../core/index.ts';
import { type TicketDocument, type TicketRecord, ticketRecord } from '../../tickets/index.ts';

export type CallCommand = {
  counterId: number;
  /** Highest number that certainly has its ticket, so that no ticket is skipped. */
  limit: number;
  callId: string;
  /** The desk that calls; absent is the one without a name. */
  desk?: Desk;
  /** The number this desk had called last as this command found it. */
  callAfter: number;
  callExpected: number | null;
  at: Date;
};
export type Called =
  | { kind: 'called'; ticket: TicketRecord }
  | { kind: 'none-waiting' }
  /** The same command was already applied, or another command of this desk called after the same number. */
  | { kind: 'beaten' };

type Party = { id: string; number: number; paxCount: number };

/** The ticket that is called next is the waiting one that is first in this order. */
const CALL_ORDER = { number: 1 } as const;
const waitingUpTo = (counterId: number, limit: number) => ({
  counterId,
  state: 'waiting' as const,
  number: { $lte: limit },
});

/** Calling tickets: one command one ticket, one call of a desk after another. `record` learns of each called ticket. */
export function createCalls(
  tickets: Collection<TicketDocument>,
  record: (ticket: TicketRecord) => void,
) {
  const revocations = revocationsIn(tickets);
  return {
    /** The tickets that are called next, among the numbers that certainly have their tickets. */
    async findNext(counterId: number, upTo: number, limit: number): Promise<Party[]> {
      const found = tickets
        .find(waitingUpTo(counterId, upTo))
        .project<Omit<Party, 'id'> & { _id: string }>({ number: 1, paxCount: 1 })
        .sort(CALL_ORDER)
        .limit(limit);
      return (await found.toArray()).map(({ _id, ...party }) => ({ id: _id, ...party }));
    },
    /** Calls the next ticket, in one atomic update; two unique indexes reject the second command. */
    async call(command: CallCommand): Promise<Called> {
      const { counterId, limit, callId, callAfter, callExpected, desk, at } = command;
      const called = {
        ...{ state: 'called' as const, executedAt: at, callId, callAfter, callExpected },
        ...(desk ? { desk } : {}),
      };
      try {
        const after = await tickets.findOneAndUpdate(
          waitingUpTo(counterId, limit),
          { $set: { ...called, sideEffectsDue: true }, $unset: { active: 1 } },
          { sort: CALL_ORDER, returnDocument: 'after' },
        );
        if (!after) return { kind: 'none-waiting' };
        const ticket = ticketRecord(after);
        record(ticket);
        return { kind: 'called', ticket };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return { kind: (await revocations.has(counterId, callId)) ? 'none-waiting' : 'beaten' };
      }
    },
    revoke: revocations.add,
    findRevokedCounters: revocations.findCounters,
    /** The number a desk called last at a counter; 0 before its first call. */
    async findLastNumber(counterId: number, deskId: number | null): Promise<number> {
      const ofDesk = { counterId, 'desk.id': deskId, callAfter: { $exists: true } };
      const found = tickets
        .find(ofDesk as Filter<TicketDocument>)
        .sort({ callAfter: -1 })
        .limit(1);
      return (await found.next())?.number ?? 0;
    },
    /** The tickets of a group's call, by the first of them. */
    async findOfGroup({ counterId, number }: TicketRecord): Promise<TicketRecord[]> {
      const found = tickets.find({ counterId, number: { $gte: number }, callFirst: number });
      return (await found.sort({ number: 1 }).toArray()).map(ticketRecord);
    },
    /** The one ticket a command called, in whichever queue; of a group the first one. */
    async findByCommand(callId: string): Promise<TicketRecord | null> {
      const found = await tickets.findOne({ callId, state: { $in: ['called', 'cancelled'] } });
      return found && ticketRecord(found);
    },
  };
}

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
function revocationsIn(tickets: Collection<TicketDocument>) {
  const documents = tickets.db.collection<RevokedCommand>(tickets.collectionName);
  const has = async (counterId: number, callId: string) =>
    (await documents.findOne({ counterId, callId, state: 'void' })) !== null;
  return {
    has,
    /**
     * Prevents a command from calling a ticket of a counter from now on, so that it may be sent to another counter: the
     * unique index rejects a copy of the command that is still in flight. Returns false when it has called one already.
     */
    async add(counterId: number, callId: string): Promise<boolean> {
      const number = -hashedId(`revoked|${callId}`);
      const _id = `revoked.${counterId}.${callId}`;
      try {
        await documents.insertOne({ _id, counterId, number, callId, ...NO_TICKET });
        return true;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return has(counterId, callId);
      }
    },
    /** The counters at which a command was revoked. */
    async findCounters(callId: string): Promise<number[]> {
      const found = await documents.find({ callId, state: 'void' }).toArray();
      return found.map(({ counterId }) => counterId);
    },
  };
}
