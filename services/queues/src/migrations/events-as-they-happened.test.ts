import type { Document } from 'mongodb';
import { NOW } from '../../test/factories.ts';
import { previousRelease } from '../../test/previous-release.ts';
import { eventsAsTheyHappened } from './events-as-they-happened.ts';

jest.setTimeout(60_000);

const { db, migratedStore } = previousRelease('previous_events');
const CALLED_AT = new Date(NOW.getTime() - 1_000);

test('S-21 events that a former release stored as names are told as it would have told them', async () => {
  const facts = { counterId: 77, merchantId: 77, createdAt: NOW, executedAt: CALLED_AT };
  const named = { ...facts, state: 'called', desk: { id: 1, name: 'Sportello 1' } };
  const tickets = db().collection<Document & { _id: string }>('tickets');
  await db()
    .collection<Document & { _id: number }>('merchants')
    .insertOne({ _id: 77, hasWebhooks: true, vanity: 'v77' });
  await tickets.insertMany([
    { _id: 'named', ...named, number: 1, eventsDue: ['ticket.joined', 'ticket.called'] },
    { _id: 'flagged', ...named, number: 2, sideEffectsDue: true },
  ]);
  await db()
    .collection<Document & { _id: number }>('counters')
    .insertOne({
      _id: 77,
      merchantId: 77,
      hasPendingTickets: true,
      groupCall: { callId: 'group' },
      pendingTickets: { 3: { ticketId: 'third', at: NOW, eventsDue: ['ticket.joined'] } },
    });
  const store = await migratedStore();
  await eventsAsTheyHappened.run(db());
  const called = { event: 'ticket.called', at: CALLED_AT, desk: 'Sportello 1' };
  const due = await store.dueEvents.findTickets(10);
  expect(Object.fromEntries(due.map(({ ticket, events }) => [ticket.id, events]))).toEqual({
    named: [
      { id: 'ticket.joined.named', event: 'ticket.joined', at: NOW },
      { id: 'ticket.called.named', ...called },
    ],
    flagged: [{ id: 'ticket.called.flagged', ...called }],
  });
  expect(
    await db().collection<Document & { _id: number }>('counters').findOne({ _id: 77 }),
  ).toMatchObject({
    groupCall: { hasWebhooks: true },
    pendingTickets: {
      3: { eventsDue: [{ id: 'ticket.joined.third', event: 'ticket.joined', at: NOW }] },
    },
  });
});
