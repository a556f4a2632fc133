import type { Collection } from 'mongodb';
import {
  findFirstWaiting,
  type TicketDocument,
  type TicketRecord,
  ticketRecord,
} from '../../tickets/index.ts';
import { type Call, type WriteOptions, writeCalls } from './call-batch.ts';
import { createClaims } from './command-claims.ts';
import { createDeskChains } from './desk-chains.ts';
import { createRevocations } from './revocations.ts';

/** The ticket that a command called, as the command left it; `isPast` if the call was taken back since (S-21). */
export type CommandCall = TicketRecord & { isPast?: true };

type NextTickets = {
  counterId: number;
  upTo: number;
  limit: number;
  /** How many tickets had come back to wait. */
  returns: number;
};

/** The steps of calling, each a single database command. */
export type CallSteps = ReturnType<typeof createCallSteps>;

export function createCallSteps(tickets: Collection<TicketDocument>) {
  const claims = createClaims(tickets.db);
  const { isRevoked, revoke, findRevokedCounters } = createRevocations(tickets);
  return {
    /**
     * The tickets that are called next, among the numbers that certainly have their tickets. If none came back to wait, they
     * are in the order of their numbers.
     */
    async findNext({ counterId, upTo, limit, returns }: NextTickets): Promise<TicketRecord[]> {
      if (returns > 0) {
        return (await findFirstWaiting(tickets, { counterId, upTo, limit })).map(ticketRecord);
      }
      const found = tickets
        .find({ counterId, state: 'waiting', number: { $lte: upTo } })
        .sort({ number: 1 })
        .limit(limit);
      return (await found.toArray()).map(ticketRecord);
    },
    /** Calls tickets and, if asked to, updates the counter, in one database command; returns how many it called. */
    write: (calls: readonly Call[], options: WriteOptions) => writeCalls(tickets, calls, options),
    /** The tickets of a group call, given the first of them. */
    async findOfGroup({ counterId, number, executedAt }: TicketRecord): Promise<TicketRecord[]> {
      const found = tickets.find({
        counterId,
        number: { $gte: number },
        callFirst: number,
        // A ticket that was put back may be the first of another call.
        executedAt,
      });
      return (await found.sort({ number: 1 }).toArray()).map(ticketRecord);
    },
    /** The ticket that a command called, in whichever queue; of a group the first one. */
    async findByCommand(callId: string): Promise<CommandCall | null> {
      const isCalled = { callId, state: { $in: ['called' as const, 'cancelled' as const] } };
      const found = await tickets.findOne({ $or: [isCalled, { 'pastCalls.callId': callId }] });
      const past = found?.pastCalls?.find((each) => each.callId === callId);
      if (!found || !past) return found && ticketRecord(found);
      const { desk: _desk, callPax: _callPax, ...ticket } = ticketRecord(found);
      return { ...ticket, ...past, state: 'called', isPast: true };
    },
    ...createDeskChains(tickets),
    claim: claims.add,
    findClaim: claims.find,
    isRevoked,
    revoke,
    findRevokedCounters,
  };
}
