import { act, screen } from '@testing-library/react';
import { merchantCall, type Queue } from '@turno/shared-types';
import { deviceCall } from '@turno/shared-types/devices';
import { kioskLineUpCall } from '@turno/shared-types/shared-tickets';
import {
  axeViolations,
  buildMerchant,
  buildQueue,
  passTime,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { day, stream } from '../../test/board.tsx';
import { DEVICE, SLIP, testOnPairedTablet } from '../../test/kiosk.ts';
import { texts } from '../locales/texts.ts';
import { DisplayRoutes } from '../remote.tsx';

testOnPairedTablet();
beforeEach(() => {
  window.print = jest.fn();
});

const LATE = 'I nuovi numeri probabilmente non verrebbero chiamati prima della chiusura';
const LATE_DAY = day({ isTooLate: true, estimatedWaitingTime: 1_200 });
const late = (change: Partial<Queue> = {}) =>
  buildQueue({ maxPax: 1, queue_daily_counters: [LATE_DAY], ...change });

function open(queues: readonly Queue[]) {
  const shown = renderScreen(<DisplayRoutes />, {
    path: '/kiosk/7',
    texts,
    replies: [
      reply(merchantCall, buildMerchant({ queues: [...queues] })),
      reply(deviceCall, { state: 'paired', device: DEVICE }),
      reply(kioskLineUpCall, { ...SLIP, waitLow: 480, waitHigh: 780 }),
    ],
  });
  const sent = () => shown.gateway.requests.filter(({ path }) => path === '/device/lineup');
  return { ...shown, sent };
}
const heading = () => screen.findByRole('heading', { level: 1 });
const bench = () => screen.findByRole('button', { name: /Banco/ });
const closed = buildQueue({
  id: 12,
  name: 'Ritiro',
  queue_daily_counters: [day({ closed: true })],
});
const inTime = buildQueue({ id: 12, name: 'Ritiro', maxPax: 1, queue_daily_counters: [day()] });

test.each([
  { name: 'alone', queues: [late()], words: LATE },
  { name: 'beside a closed one', queues: [late(), closed], words: LATE },
  { name: 'beside one in time', queues: [late(), inTime], words: 'Prendi il tuo numero' },
])('S-04 the kiosk invites to no late queue: $name', async ({ queues, words }) => {
  open(queues);
  expect(await bench()).toBeEnabled();
  expect(await heading()).toHaveTextContent(words);
  expect(screen.queryByText(/^Tocca/) === null).toBe(words === LATE);
});

test('S-04 a press at a late queue asks once more, and its number promises no wait', async () => {
  const { user, sent, container } = open([late(), inTime]);
  await user.click(await bench());
  expect(await screen.findByRole('heading', { name: LATE })).toHaveFocus();
  expect(screen.getByText('Forno Aurora · Banco')).toBeVisible();
  expect(sent()).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Prendi comunque un numero' }));
  expect(await screen.findByRole('heading', { name: 'Il tuo numero A48' })).toHaveFocus();
  expect(sent()).toMatchObject([{ body: { queueId: 11, paxCount: 1 } }]);
  expect(screen.getByText('Prima della chiusura probabilmente non c’è più tempo')).toBeVisible();
  expect(screen.queryByText(/^Attesa/)).toBeNull();
  // Nor does the paper, which is read later.
  expect(screen.queryByText(/Il tuo turno: verso/)).toBeNull();
});

test('S-04 who goes back from a late queue takes no number, and the next person is asked again', async () => {
  const { user, sent } = open([late()]);
  await user.click(await bench());
  await user.click(await screen.findByRole('button', { name: 'Indietro' }));
  await user.click(await bench());
  expect(await screen.findByRole('button', { name: 'Prendi comunque un numero' })).toBeVisible();
  await passTime(30_000);
  expect(await bench()).toBeVisible();
  expect(sent()).toEqual([]);
});

test('S-04 a late queue for parties asks for the people after that', async () => {
  const { user, sent } = open([late({ maxPax: 4 })]);
  await user.click(await bench());
  await user.click(await screen.findByRole('button', { name: 'Prendi comunque un numero' }));
  await user.click(await screen.findByRole('button', { name: /^3\spersone$/ }));
  expect(await screen.findByRole('heading', { name: 'Il tuo numero A48' })).toBeVisible();
  expect(sent()).toMatchObject([{ body: { paxCount: 3 } }]);
});

test.each([{ paused: true }, { closed: true }])(
  'S-04 QUE-040 a question ends with the queue that asks it: %o',
  async (change) => {
    const { user, sent } = open([late({ maxPax: 4 }), inTime]);
    await user.click(await bench());
    expect(await screen.findByRole('button', { name: 'Prendi comunque un numero' })).toBeVisible();
    const say = (counter: typeof LATE_DAY) =>
      act(async () => stream()?.say({ type: 'queue-changed', queueId: 11, counter }));
    act(() => stream()?.open());
    await say({ ...LATE_DAY, ...change });
    expect(await bench()).toBeDisabled();
    // Nor does it come back before the next person.
    await say(LATE_DAY);
    expect(await bench()).toBeEnabled();
    expect(sent()).toEqual([]);
  },
);

test.each([
  { name: 'at the start', questions: 0 },
  { name: 'while a question ends with its queue', questions: 1 },
])(
  'QUE-052 who goes away $name leaves the language of the house to the next person',
  async ({ questions }) => {
    const { user } = open([late({ maxPax: 4 }), inTime]);
    await user.click(await screen.findByRole('button', { name: 'English' }));
    if (questions > 0) {
      await user.click(await bench());
      act(() => stream()?.open());
      const counter = { ...LATE_DAY, paused: true };
      await act(async () => stream()?.say({ type: 'queue-changed', queueId: 11, counter }));
    }
    expect(await heading()).toHaveTextContent('Take your number');
    await passTime(30_000);
    expect(await heading()).toHaveTextContent('Prendi il tuo numero');
  },
);
