import { createLog, migrate } from '@turno/kit';
import { restoreDump } from '@turno/kit/test';
import type { Db } from 'mongodb';
import { MIGRATIONS } from '../../src/migrations/index.ts';
import { type TicketDocument, ticketRecord } from '../../src/tickets/store/ticket-documents.ts';
import { type Journey, MANAGER } from '../journey.ts';
import { DUMP } from '../previous-release.ts';
import { furnishMerchant, furnishTicket } from './furnishing.ts';
import type { State } from './state.ts';

/** Fills a database as an earlier release left it, and brings it to the schema of this one. */
export async function migratedDump(db: Db): Promise<void> {
  await restoreDump(db, DUMP);
  await migrate(db, MIGRATIONS, createLog('test', 'silent'));
}

/** Its tickets, those that wait first. */
export async function statesOfDump(journey: Journey): Promise<State[]> {
  const { store, db } = journey.harness;
  const team = { userId: MANAGER, role: 'owner', since: null };
  await db.collection<{ team: object[] }>('merchants').updateMany({}, { $push: { team } });
  const states: State[] = [];
  const stored = db.collection<TicketDocument>('tickets').find().sort({ state: -1, _id: 1 });
  for (const ticket of (await stored.toArray()).map(ticketRecord)) {
    const { id: ticketId, merchantId, queueId, counterId, number: counter, userId, code } = ticket;
    const [merchant, queue, day] = await Promise.all([
      store.merchants.find(merchantId),
      store.queues.find(queueId, merchantId),
      store.counters.find(counterId, { queueId, merchantId }),
    ]);
    if (!merchant || !queue || !day) throw new Error('A ticket has no queue.');
    const known = states.find(({ testQueue }) => testQueue.merchant.id === merchantId)?.links;
    const ofMerchant = known ?? (await furnishMerchant(journey, merchantId));
    // Nobody shares a ticket that is over.
    const ofTicket =
      known && ticket.state === 'cancelled' ? known : await furnishTicket(journey, ticket);
    states.push({
      name: `${ticket.state}, ${ticketId}`,
      userId,
      counter,
      ticketId,
      code,
      testQueue: { merchant, queue, counter: day },
      links: { ...ofMerchant, ...ofTicket },
    });
  }
  return states;
}
