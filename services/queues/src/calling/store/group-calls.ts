import { isDuplicateKey } from '@turno/kit';
import type { Collection, Db, Filter, UpdateFilter } from 'mongodb';
import type { CounterDocument, CounterRecord, GroupCall } from '../../queue-days/index.ts';
import {
  callPosition,
  type TicketDocument,
  type TicketRecord,
  ticketRecord,
} from '../../tickets/index.ts';
import { callEvent, returnsOf } from './call-batch.ts';

type UnderWay = { counterId: number; group: GroupCall };

/** More than anybody calls at the same time. */
const MOST_OF_A_PERSON = 1_000;
const UNDER_WAY = { 'groupCall.callId': { $exists: true } };

/** Group calls: the command first stores the tickets that it calls, then any process may finish it. */
export async function createGroupCalls(
  db: Db,
  tickets: Collection<TicketDocument>,
  record: (ticket: TicketRecord) => void,
) {
  const counters = db.collection<CounterDocument>('counters');
  await counters.createIndex({ 'groupCall.callId': 1 }, { partialFilterExpression: UNDER_WAY });

  return {
    /** Stores a group, unless another one is in progress or a ticket was called or came back since the counter was read. */
    async begin({ id, current, returns }: CounterRecord, groupCall: GroupCall): Promise<boolean> {
      const absent = { $exists: false };
      const filter = {
        _id: id,
        current,
        removed: absent,
        groupCall: absent,
        returns: returnsOf(returns),
      };
      const { modifiedCount } = await counters.updateOne(filter, { $set: { groupCall } });
      return modifiedCount === 1;
    },
    /**
     * Calls the ticket at one position of a group; `null` when it no longer waits. The first one stores the command's id: two
     * unique indexes reject it when another command was faster, and with it the whole group.
     */
    async call(group: GroupCall, at: number): Promise<TicketRecord | null> {
      const party = group.tickets[at];
      if (!party) return null;
      try {
        const after = await tickets.findOneAndUpdate(
          { _id: party.id, state: 'waiting' },
          callOf(group, at, party),
          { returnDocument: 'after' },
        );
        const called = after && ticketRecord(after);
        if (called) record(called);
        return called;
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    findCalled: (counterId: number, group: GroupCall) => findCalled(tickets, counterId, group),
    /** Removes a group after all of its tickets have been called, or after it turned out to be too late. */
    async end(counterId: number, { callId }: GroupCall): Promise<void> {
      const filter = { _id: counterId, 'groupCall.callId': callId };
      await counters.updateOne(filter, { $unset: { groupCall: 1 } });
    },
    /** A bounded batch of counters on which a group is in progress. */
    findUnderWay: (limit: number): Promise<UnderWay[]> => findGroups(counters, UNDER_WAY, limit),
    /** The groups in progress that a person called. */
    findUnderWayBy: (userId: number): Promise<UnderWay[]> =>
      findGroups(counters, { ...UNDER_WAY, 'groupCall.by.userId': userId }, MOST_OF_A_PERSON),
  };
}

function callOf(
  group: GroupCall,
  at: number,
  party: GroupCall['tickets'][number],
): UpdateFilter<TicketDocument> {
  const { callId, callExpected, callPax, desk, hasWebhooks } = group;
  return {
    $set: {
      state: 'called',
      executedAt: group.at,
      callExpected,
      callPax,
      callFirst: group.tickets[0]?.number ?? party.number,
      ...(desk ? { desk } : {}),
      callAfter: callAfterOf(group, at),
      ...(at === 0 ? { callId } : {}),
      sideEffectsDue: true,
    },
    $unset: { active: 1, move: 1 },
    ...(hasWebhooks ? { $push: { eventsDue: callEvent(party.id, group) } } : {}),
  };
}

async function findGroups(
  counters: Collection<CounterDocument>,
  filter: Filter<CounterDocument>,
  limit: number,
): Promise<UnderWay[]> {
  const found = counters.find(filter, { projection: { groupCall: 1 } }).limit(limit);
  return (await found.toArray()).flatMap(({ _id, groupCall }) =>
    groupCall ? [{ counterId: _id, group: groupCall }] : [],
  );
}

/** The tickets that a group called, including those that came back to wait since. */
async function findCalled(
  tickets: Collection<TicketDocument>,
  counterId: number,
  { tickets: parties, at, callPax }: GroupCall,
): Promise<TicketRecord[]> {
  const ofCall = { executedAt: at, callFirst: parties[0]?.number };
  const found = tickets.find({
    _id: { $in: parties.map(({ id }) => id) },
    counterId,
    $or: [ofCall, { pastCalls: { $elemMatch: { executedAt: at, callPax } } }],
  } as Filter<TicketDocument>);
  return (await found.toArray()).map(ticketRecord);
}

/** The position of the call before that of a ticket in a group. */
export function callAfterOf({ callAfter, tickets }: GroupCall, at: number): number {
  return tickets
    .slice(0, at)
    .reduce((after, { number }) => callPosition({ number, callAfter: after }), callAfter);
}
