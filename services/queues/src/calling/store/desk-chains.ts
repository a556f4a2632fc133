import type { Collection, Filter } from 'mongodb';
import {
  type CounterDocument,
  deskKey,
  isServedIn,
  latestCalls,
  positionOf,
} from '../../queue-days/index.ts';
import {
  callPosition,
  type DeskCall,
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

  /** Whether a ticket was called together with the one at a position, which has since come back to wait. */
  async function isLeftOf(
    { counterId, number, callFirst = number }: TicketDocument,
    position: number,
  ): Promise<boolean> {
    const returned = tickets.find({
      counterId,
      number: { $gt: number, $lte: position },
      'pastCalls.callFirst': callFirst,
    });
    return (await returned.toArray()).some(({ number: other, pastCalls = [] }) =>
      pastCalls.some(
        (past) =>
          past.callFirst === callFirst && callPosition({ ...past, number: other }) === position,
      ),
    );
  }

  return {
    /**
     * The latest call of a desk at a counter. The counter also stores calls whose tickets came back to wait, so that positions
     * in the chain never decrease.
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
    /** The numbers of a group that are still served with it (S-21). */
    findServed: (counterId: number, group: ServedGroup) => findServed(tickets, counterId, group),
    /**
     * The ticket that a desk served before a call, found by the position of the previous call; `null` if that ticket came back
     * to wait. If it was the last of a group, the desk served the others.
     */
    async findCallBefore({ counterId, desk, callAfter = 0 }: TicketRecord) {
      const ofDesk = callsOfDesk(counterId, desk?.id ?? null);
      const found = await tickets
        .find({ ...ofDesk, callAfter: { $lt: callAfter } })
        .sort({ callAfter: -1 })
        .limit(1)
        .next();
      if (!found) return null;
      const isBefore = callPosition(found) === callAfter;
      return isBefore || (await isLeftOf(found, callAfter)) ? ticketRecord(found) : null;
    },
  };
}

type ServedGroup = Pick<DeskCall, 'desk' | 'first' | 'number' | 'position'>;

async function findServed(
  tickets: Collection<TicketDocument>,
  counterId: number,
  group: ServedGroup,
): Promise<number[]> {
  const number = { $gte: group.first, $lte: group.number };
  const found = await tickets.find({ counterId, number, state: 'called' }).toArray();
  return found.filter((each) => isServedIn(group, each)).map((each) => each.number);
}

function callsOfDesk(counterId: number, deskId: number | null): Filter<TicketDocument> {
  return { counterId, 'desk.id': deskId, callAfter: { $exists: true } } as Filter<TicketDocument>;
}

/** The latest call of a desk stored on its counter, including one that an earlier release stored under the id of the desk. */
function latestOfDesk(
  { deskCalls = {} }: Pick<CounterDocument, 'deskCalls'>,
  deskId: number | null,
) {
  const known = [deskCalls[deskKey(deskId)], deskCalls[deskId ?? 0]];
  return latestCalls(known.filter((call) => call !== undefined))[0];
}
