import type { Collection, Filter } from 'mongodb';
import { type CounterDocument, deskKey, latestCalls, positionOf } from '../../queue-days/index.ts';
import {
  callPosition,
  type TicketDocument,
  type TicketRecord,
  ticketRecord,
} from '../../tickets/index.ts';

/** The latest call of a desk: its ticket, and its position in the chain of the desk. */
export type LastCall = { number: number; position: number };
const NO_CALL: LastCall = { number: 0, position: 0 };

/** The chain of calls of each desk: every call stores the position of the one before. */
export function createDeskChains(tickets: Collection<TicketDocument>) {
  const counters = tickets.db.collection<CounterDocument>('counters');
  return {
    /**
     * What a desk called last at a counter. The counter knows calls whose tickets came back to wait, so that the chain of a
     * desk never goes back.
     */
    async findLastCall(counterId: number, deskId: number | null): Promise<LastCall> {
      const [last, counter] = await Promise.all([
        tickets.find(callsOfDesk(counterId, deskId)).sort({ callAfter: -1 }).limit(1).next(),
        counters.findOne({ _id: counterId }, { projection: { deskCalls: 1 } }),
      ]);
      const stored = latestOfDesk(counter ?? {}, deskId);
      const inChain = last ? { number: last.number, position: callPosition(last) } : NO_CALL;
      return stored && positionOf(stored) > inChain.position
        ? { number: stored.number, position: positionOf(stored) }
        : inChain;
    },
    /** What a desk served before a call, by the position of the call before; `null` where that came back to wait. */
    async findCallBefore({ counterId, desk, callAfter = 0 }: TicketRecord) {
      const ofDesk = callsOfDesk(counterId, desk?.id ?? null);
      const found = await tickets
        .find({ ...ofDesk, callAfter: { $lt: callAfter } })
        .sort({ callAfter: -1 })
        .limit(1)
        .next();
      return found && callPosition(found) === callAfter ? ticketRecord(found) : null;
    },
  };
}

function callsOfDesk(counterId: number, deskId: number | null): Filter<TicketDocument> {
  return { counterId, 'desk.id': deskId, callAfter: { $exists: true } } as Filter<TicketDocument>;
}

/** The latest call of a desk that its counter stores, also one that an earlier release stored by the id of the desk. */
function latestOfDesk(
  { deskCalls = {} }: Pick<CounterDocument, 'deskCalls'>,
  deskId: number | null,
) {
  const known = [deskCalls[deskKey(deskId)], deskCalls[deskId ?? 0]];
  return latestCalls(known.filter((call) => call !== undefined))[0];
}
