import { act, screen, within } from '@testing-library/react';
import type { DailyCounter } from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import { buildMerchant, buildQueue, passTime, setClock } from '@turno/shared-ui/test';
import { closeBrowser, day, openBoard, openBrowser, panel, stream } from '../../../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

const openings = Array.from({ length: 7 }, (_, dayOfWeek) =>
  buildOpening({ dayOfWeek, start: '00:00', end: '24:00' }),
);
const pharmacy = (...days: DailyCounter[]) =>
  buildMerchant({ openings, queues: [buildQueue({ queue_daily_counters: days })] });
const call = (ticketValue: string, time: string, desk: string | null = null) => ({
  queueId: 11,
  ticketValue,
  desk,
  calledAt: `2026-11-21T${time}.000Z`,
});
type Call = ReturnType<typeof call>;
const countedOn = (date: string, id: number, ...recentCalls: Call[]) =>
  day({ id, date, currentTicket: recentCalls[0]?.ticketValue ?? null, recentCalls });

test('S-05 whom a desk called before midnight stays on the board when the new day begins', async () => {
  setClock('2026-11-21T22:59:58Z');
  openBoard(pharmacy(countedOn('2026-11-21', 5, call('57', '22:59:57'))));
  expect(await within(await panel()).findByText('57')).toBeVisible();
  setClock('2026-11-21T23:00:05Z');
  await act(async () => {
    stream()?.open();
    const counter = { ...countedOn('2026-11-22', 6), counter: 0 };
    stream()?.say({ type: 'queue-changed', queueId: 11, counter });
  });
  expect(within(await panel()).getByText('57')).toBeVisible();
  await passTime(1_000);
  expect(within(await panel()).getByText('del giorno prima')).toBeVisible();
  // The clock of the board follows.
  await passTime(30_000);
  expect(within(await panel()).getByText('57')).toBeVisible();
});

test('S-05 a board lists calls of before midnight as long as their people are awaited', async () => {
  setClock('2026-11-21T23:02:00Z');
  const before = countedOn('2026-11-21', 5, call('57', '22:59:00'), call('56', '22:40:00'));
  openBoard(pharmacy(countedOn('2026-11-22', 6, call('1', '23:01:00')), before));
  expect(await within(await panel()).findByText('1')).toBeVisible();
  const recent = within(screen.getByRole('region', { name: 'Ultime chiamate' }));
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '57del giorno prima',
  ]);
});

test('S-03 S-05 a board tells a number of the day before from the same one of today', async () => {
  setClock('2026-11-21T23:02:00Z');
  const before = countedOn('2026-11-21', 5, call('2', '22:59:00', 'Cassa 1'));
  openBoard(pharmacy(countedOn('2026-11-22', 6, call('2', '23:01:00')), before));
  expect(await within(await panel()).findByText('2')).toBeVisible();
  expect(within(await panel()).queryByText(/del giorno prima/)).not.toBeInTheDocument();
  const recent = within(screen.getByRole('region', { name: 'Ultime chiamate' }));
  expect(recent.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '2del giorno prima · Cassa 1',
  ]);
});

test('QUE-037 S-05 a board counts who waits over midnight before the new day is known', async () => {
  setClock('2026-11-21T22:59:58Z');
  const known = countedOn('2026-11-21', 5, call('57', '22:59:57'));
  openBoard(pharmacy({ ...known, ticketsAhead: 23, paxAhead: 23 }));
  const waiting = async () => within(await panel()).findByText('23');
  expect(await waiting()).toBeVisible();
  setClock('2026-11-21T23:00:05Z');
  await passTime(1_000);
  expect(await waiting()).toBeVisible();
});
