import { screen } from '@testing-library/react';
import { type Merchant, merchantCall } from '@turno/shared-types';
import { deviceCall } from '@turno/shared-types/devices';
import { buildOpening } from '@turno/shared-types/test-data';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  renderScreen,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { DEVICE, testOnPairedTablet } from '../../test/kiosk.ts';
import { texts } from '../locales/texts.ts';
import { DisplayRoutes } from '../remote.tsx';

testOnPairedTablet();

const SATURDAY = 6;
const week = (days: readonly number[]) =>
  days.flatMap((dayOfWeek) => [
    buildOpening({ dayOfWeek, start: '09:00', end: '13:00' }),
    buildOpening({ dayOfWeek, start: '15:30', end: '20:00' }),
  ]);
const EVERY_DAY = week([0, 1, 2, 3, 4, 5, SATURDAY]);

function open(at: string, change: Partial<Merchant>, counter = {}) {
  setClock(at);
  const queue_daily_counters = [
    buildCounter({ date: at.slice(0, 10), estimatedWaitingTime: 1_200, ...counter }),
  ];
  const merchant = buildMerchant({ queues: [buildQueue({ queue_daily_counters })], ...change });
  return renderScreen(<DisplayRoutes />, {
    path: '/kiosk/7',
    texts,
    replies: [
      reply(merchantCall, merchant),
      reply(deviceCall, { state: 'paired', device: DEVICE }),
    ],
  });
}
const bench = () => screen.findByRole('button', { name: /Banco/ });

test.each([
  { name: 'after hours', at: '20:30', openings: EVERY_DAY, words: 'Apre domani alle 09:00' },
  { name: 'for days', at: '20:30', openings: week([2, 3]), words: 'Apre martedì alle 09:00' },
  {
    name: 'by staff, between two slots',
    at: '14:00',
    openings: EVERY_DAY,
    counter: { closed: true },
    words: 'Apre domani alle 09:00',
  },
])('CON-007 a queue that is closed $name says when it opens', async (closed) => {
  const { openings, counter, words, at } = closed;
  const shown = open(`2026-11-21T${at}:00+01:00`, { openings }, counter);
  expect(await bench()).toBeDisabled();
  expect(screen.getByText('Chiusa')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('CON-007 a queue of a place that has no hours is closed, and says no more', async () => {
  open('2026-11-21T20:30:00+01:00', { openings: [] });
  expect(await bench()).toHaveTextContent(/^BancoChiusa$/);
});

test.each([
  ['before the first slot', '08:00', 'Apre alle 09:00'],
  ['between two slots', '14:00', 'Apre alle 15:30'],
])('S-04 a queue that gives numbers %s says when it opens instead of a wait', async (...each) => {
  const [, at, words] = each;
  const openings = EVERY_DAY;
  open(`2026-11-21T${at}:00+01:00`, { openings });
  expect(await bench()).toBeEnabled();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByText(/minuti|verso le/)).toBeNull();
});

test('QUE-056 a queue that gives numbers later says from when', async () => {
  const limits = { lineupLimitedBeforeOpening: 1_800 };
  open('2026-11-21T08:00:00+01:00', { openings: EVERY_DAY, ...limits });
  expect(await bench()).toHaveTextContent(/^BancoApre alle 08:30$/);
});

test('CON-007 S-05 an event whose next show is on another day says when, and when its booking opens', async () => {
  const event = buildQueue({
    type: 'event',
    eventBookingBeforeStart: 7_200,
    queue_daily_counters: [],
    eventScheduleWeek: [['20:30'], [], ['20:30'], [], [], [], []],
    coming_daily_counters: [
      buildCounter({ id: 1, date: '2026-11-22', time: '20:30', closed: true }),
    ],
  });
  open('2026-11-21T12:00:00+01:00', { openings: EVERY_DAY, queues: [event] });
  expect(await bench()).toHaveTextContent(
    /^BancoApre martedì alle 18:30Prossimo orario: Martedì, 24\/11\/2026, 20:30$/,
  );
});
