import { act, screen } from '@testing-library/react';
import { type DailyCounter, merchantCall } from '@turno/shared-types';
import { deviceCall } from '@turno/shared-types/devices';
import { kioskLineUpCall, type Slip } from '@turno/shared-types/shared-tickets';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  loadBeforeTests,
  renderScreen,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { closeBrowser, openBrowser } from '../../test/board.tsx';
import { DEVICE, SLIP as SLIP_OF_QUEUE } from '../../test/kiosk.ts';
import { texts } from '../locales/texts.ts';
import { DisplayRoutes } from '../remote.tsx';
import { storeDevice } from '../shared/pairing/stored-device.ts';
import { kioskTexts } from './locales/texts.ts';

loadBeforeTests(texts);
loadBeforeTests(kioskTexts);

const AT = '2026-11-21T18:00:00.000Z';
const SLIP: Slip = {
  ...SLIP_OF_QUEUE,
  ticketValue: 'A1',
  merchantName: 'Teatro',
  queueName: 'Galà',
  paxCount: 2,
  date: '2026-11-22',
  time: '20:30',
  createdAt: AT,
  ticketsAhead: 0,
  estimatedWaitingTime: null,
};

beforeEach(() => {
  openBrowser();
  window.print = jest.fn();
  setClock('2026-11-21T19:00:00+01:00');
  act(() => storeDevice('kiosk', { token: 'token', pairedTo: DEVICE }));
});
afterEach(() => {
  closeBrowser();
  act(() => storeDevice('kiosk', null));
});

const show = (id: number, time: string, change: Partial<DailyCounter> = {}) =>
  buildCounter({ id, time, date: '2026-11-21', ...change });

function openEvent(today: DailyCounter[], coming: DailyCounter[] = [], change = {}) {
  const queue = buildQueue({
    type: 'event',
    name: 'Galà',
    eventPaxCapacity: 40,
    minPax: 1,
    maxPax: 4,
    queue_daily_counters: today,
    coming_daily_counters: coming,
    eventBookingBeforeStart: 7 * 86_400,
    ...change,
  });
  return renderScreen(<DisplayRoutes />, {
    path: '/kiosk/7',
    texts,
    replies: [
      reply(merchantCall, buildMerchant({ queues: [queue] })),
      reply(deviceCall, { state: 'paired', device: DEVICE }),
      reply(kioskLineUpCall, SLIP),
    ],
  });
}
const eventButton = () => screen.findByRole('button', { name: /Galà/ });

test('S-05 a show of another day names its day, and so do the number and its slip', async () => {
  const { user, gateway } = openEvent(
    [show(1, '20:30')],
    [show(2, '20:30', { date: '2026-11-22' })],
  );
  await user.click(await eventButton());
  expect(screen.getByRole('button', { name: /^20:30/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Domani, 22\/11\/2026\s*20:30/ }));
  await user.click(screen.getByRole('button', { name: /^2\spersone$/ }));
  expect(await screen.findByRole('heading', { name: 'Il tuo numero A1' })).toBeVisible();
  expect(screen.getAllByText('Spettacolo: 22/11/2026, 20:30')).toHaveLength(2);
  expect(gateway.requests.find(({ path }) => path === '/device/lineup')).toMatchObject({
    body: { queueId: 11, paxCount: 2 },
  });
});

test('QUE-082 a show that is paused or closed does not stop the others', async () => {
  const { user } = openEvent([
    show(1, '20:00', { paused: true }),
    show(2, '20:30', { closed: true }),
    show(3, '21:00'),
  ]);
  await user.click(await eventButton());
  expect(screen.getAllByRole('button', { name: /^\d\d:\d\d/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^21:00/ })).toBeVisible();
});

test.each([
  { name: 'without seats', shows: [show(1, '20:30', { bookedPax: 40 })], words: 'Al completo' },
  {
    name: 'whose shows are paused',
    shows: [show(1, '20:30', { paused: true })],
    words: /In pausa/,
  },
  { name: 'without shows', shows: [], words: 'Chiusa' },
  {
    name: 'whose booking opens later',
    shows: [show(1, '22:00')],
    change: { eventBookingBeforeStart: 7_200 },
    words: 'Apre alle 20:00',
  },
])('QUE-082 an event $name says "$words"', async ({ shows, words, change }) => {
  openEvent(shows, [], change);
  const button = await eventButton();
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent(words);
});

test('CON-065 a party is at most as large as the seats that are left', async () => {
  const { user } = openEvent([show(1, '20:30', { bookedPax: 37 })]);
  await user.click(await eventButton());
  await user.click(screen.getByRole('button', { name: /^20:30/ }));
  expect(screen.getByRole('button', { name: /^3\spersone$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^4\spersone$/ })).toBeNull();
});

test('QUE-053 a queue for parties larger than the tablet offers takes its smallest', async () => {
  const { user } = openEvent([show(1, '20:30')], [], { minPax: 15, maxPax: 30 });
  await user.click(await eventButton());
  await user.click(screen.getByRole('button', { name: /^20:30/ }));
  expect(await screen.findByRole('heading', { name: 'Il tuo numero A1' })).toBeVisible();
});

test('X-43 a show whose bookings have no limit of their own offers the seats that are left', async () => {
  const { user } = openEvent([show(1, '20:30', { bookedPax: 37 })], [], { maxPax: null });
  await user.click(await eventButton());
  await user.click(screen.getByRole('button', { name: /^20:30/ }));
  expect(screen.getByRole('button', { name: /^3\spersone$/ })).toBeVisible();
});
