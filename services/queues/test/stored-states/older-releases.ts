import { MIGRATIONS } from '../../src/migrations/index.ts';
import type { Journey } from '../journey.ts';
import type { TestQueue } from '../test-harness.ts';
import type { State, States } from './state.ts';
import { NONCE } from './ticket-states.ts';

/** The optional fields of what is stored: earlier releases wrote none of them. */
const LATER_FIELDS = {
  tickets: [
    'firstWaitRange',
    'entries',
    'calledAgain',
    'callFirst',
    'callAfter',
    'callPax',
    'desk',
    'time',
    'passes',
    'eventsDue',
    'slot',
    'categorySlot',
    'family',
    'until',
    'words',
    'pastCalls',
    'deskCommandIds',
    'commandsLeft',
    'sideEffectsDue',
    'endReason',
    'endId',
    'takenAlong',
  ],
  counters: [
    'isQuiet',
    'resumedAt',
    'settingsFence',
    'hoursFence',
    'deskCalls',
    'deskOverrides',
    'returns',
    'pendingTickets',
    'hasPendingTickets',
    'commandIds',
    'commandsLeft',
    'reportDueAt',
    'carryDueAt',
    'eventsDue',
    'bookings',
  ],
  queues: ['rev', 'pace'],
  merchants: [
    'requestedFranchisingId',
    'endsNumbersAtClosing',
    'openedOn',
    'hoursRevision',
    'claimedUntil',
    'webhookNextEnabled',
    'hasWebhooks',
    'isVerified',
    'ticketsOn',
    'location',
    'sameAs',
  ],
} as const;

/** Tickets as an earlier release stored them, and what the migrations of this one make of them. */
export async function addOlderReleases(journey: Journey, { add }: States): Promise<void> {
  const { next, harness } = journey;
  const { deps } = harness;
  const old: State[] = [
    await add('waiting since an earlier release'),
    await add('called by an earlier release', (at) => next(at)),
    await add('removed in an earlier release', async ({ counter }, userId) => {
      const key = { userId, counterId: counter.id, number: 1 };
      await deps.store.tickets.cancel(key, deps.now(), null);
    }),
    await add('checked in by an earlier release', async (at) => {
      await next(at);
      await harness.db
        .collection('tickets')
        .updateOne(
          { counterId: at.counter.id },
          { $set: { checkedInAt: deps.now(), nonce: NONCE } },
        );
    }),
  ];
  for (const { testQueue } of old) await forgetLaterFields(journey, testQueue);
  for (const { run } of MIGRATIONS) await run(harness.db);
}

async function forgetLaterFields({ harness }: Journey, at: TestQueue): Promise<void> {
  const { merchant, queue, counter } = at;
  const without = (fields: readonly string[]) => ({
    $unset: Object.fromEntries(fields.map((field) => [field, ''])),
  });
  const { tickets, counters, queues, merchants } = LATER_FIELDS;
  const { db, store } = harness;
  const idOf = (_id: number) => ({ _id }) as object;
  await db.collection('tickets').updateMany({ counterId: counter.id }, without(tickets));
  await db.collection('counters').updateOne(idOf(counter.id), without(counters));
  await db.collection('queues').updateOne(idOf(queue.id), without(queues));
  await db.collection('merchants').updateOne(idOf(merchant.id), without(merchants));
  store.invalidateCounter(counter.id);
}
