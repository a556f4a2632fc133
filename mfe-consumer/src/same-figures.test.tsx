import { screen } from '@testing-library/react';
import {
  listMerchantsCall,
  type Merchant,
  parentCategoriesCall,
  type Queue,
} from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue, reply, setClock } from '@turno/shared-ui/test';
import { buildEvent, buildShow, clockIn, today } from '../test/events.ts';
import { merchantReplies, show } from '../test/show.tsx';

/** Fewer numbers than people wait, so that one cannot pass for the other. */
const day = (queueId: number, numbers: number, people: number) =>
  buildCounter({ id: queueId, queueId, date: today, ticketsAhead: numbers, paxAhead: people });

function queue(id: number, numbers: number, people: number, change: Partial<Queue> = {}): Queue {
  const queue_daily_counters = [day(id, numbers, people)];
  return buildQueue({ id, name: `Coda ${id}`, queue_daily_counters, ...change });
}

const child = (id: number) => queue(id, 1, 3, { parentQueueId: 30 });
const shows = buildEvent(
  [
    buildShow({ ticketsAhead: 2, paxAhead: 6 }),
    buildShow({ id: 502, time: clockIn(60), ticketsAhead: 1, paxAhead: 5 }),
  ],
  { id: 40 },
);
const family = queue(30, 2, 6, { multiQueue: true, childQueues: [child(31), child(32)] });
const pass = queue(50, 3, 8, { passMode: 'specific' });
const freeAccess = queue(60, 2, 4, { listOnly: true });

/** The people that a merchant's card counts on home. */
async function peopleOnCard(merchant: Merchant): Promise<number> {
  const page = show('/', {
    replies: [reply(listMerchantsCall, [merchant]), reply(parentCategoriesCall, [])],
  });
  const words = (await screen.findByText(/person[ae] in coda|Nessuno in coda/)).textContent;
  page.unmount();
  return Number.parseInt(words ?? '', 10) || 0;
}

/** The people that the queues of the merchant's page come to. */
async function peopleOnPage(merchant: Merchant): Promise<number> {
  const page = show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  await screen.findByRole('heading', { name: 'Forno Aurora' });
  const figures = screen
    .queryAllByText('Persone in coda')
    .map((label) => Number(label.nextElementSibling?.textContent));
  page.unmount();
  return figures.reduce((sum, people) => sum + people, 0);
}

test.each([
  { name: 'one queue', queues: [queue(10, 2, 5)], people: 5 },
  { name: 'several queues', queues: [queue(10, 2, 5), queue(11, 1, 2)], people: 7 },
  { name: 'a multi-queue', queues: [family], people: 6 },
  { name: 'an event', queues: [shows], people: 11 },
  { name: 'a pass queue', queues: [pass], people: 8 },
  { name: 'free access beside a queue', queues: [freeAccess, queue(10, 2, 5)], people: 5 },
  { name: 'every kind', queues: [queue(10, 2, 5), family, shows, pass, freeAccess], people: 30 },
  { name: 'empty queues', queues: [queue(10, 0, 0), queue(11, 0, 0)], people: 0 },
])('S-19 $name: card and page both count $people people', async ({ queues, people }) => {
  const merchant = buildMerchant({ queues });
  expect(await peopleOnCard(merchant)).toBe(people);
  expect(await peopleOnPage(merchant)).toBe(people);
});

test('S-02 card and page say the same time of day, that of the estimate, however long they are open', async () => {
  setClock('2026-11-21T10:00:50+01:00');
  const waits = { estimatedWaitingTime: 3_600, waitLow: 3_010, waitHigh: 4_190 };
  const counter = buildCounter({ ...waits, estimatedAt: '2026-11-21T09:00:00.000Z' });
  const merchant = buildMerchant({ queues: [buildQueue({ queue_daily_counters: [counter] })] });
  const home = show('/', {
    replies: [reply(listMerchantsCall, [merchant]), reply(parentCategoriesCall, [])],
  });
  expect(await screen.findByText(/11:00, tra le 10:50 e le 11:10/)).toBeVisible();
  home.unmount();
  show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  expect(await screen.findByText('11:00')).toBeVisible();
  expect(screen.getByText('tra le 10:50 e le 11:10')).toBeVisible();
});
