import { act, screen, waitFor } from '@testing-library/react';
import { myMerchantCall, nextCall } from '@turno/shared-types';
import {
  failOffline,
  neverAnswer,
  passTime,
  type RenderedScreen,
  refuse,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

const live = setUpEventSources();
afterEach(() => {
  jest.useFakeTimers();
  jest.restoreAllMocks();
});

const CALLED = busyCounter({
  counter: 8,
  currentTicket: 'FO8',
  nextTicket: 'FO9',
  ticketsAhead: 2,
});
const presses = ({ gateway }: RenderedScreen) =>
  gateway.requests.filter(({ path }) => path.endsWith('/next'));
const keys = (shown: RenderedScreen) => [
  ...new Set(presses(shown).map(({ headers }) => headers.get('idempotency-key'))),
];
/** How long after a call a press is the second half of a double press. */
const DOUBLE_PRESS_MS = 600;

test('MER-016 QUE-044 the button names whom it calls, then the number is served and said', async () => {
  const shown = show({ replies: [mine(bakery()), reply(nextCall, CALLED)] });
  const button = await callButton();
  expect(button).toHaveAccessibleName('Chiama FO8');
  shown.gateway.answer(mine(bakery(CALLED)));
  await shown.user.click(button);
  expect(await screen.findByText(/Chiamato il numero FO8/)).toBeInTheDocument();
  await waitFor(() => expect(button).toHaveAccessibleName('Chiama FO9'));
  expect(button).toHaveFocus();
  expect(presses(shown)).toHaveLength(1);
  expect(presses(shown)[0]).toMatchObject({
    path: '/private/merchants/7/queues/11/daily_counters/900001/next',
    body: { expectedCounter: 7 },
  });
});

test('MER-022 a second press while the first is on its way sends nothing', async () => {
  const shown = show({ replies: [mine(bakery()), neverAnswer(nextCall)] });
  const button = await callButton();
  await shown.user.dblClick(button);
  await shown.user.keyboard('{Enter}');
  expect(button).toHaveAccessibleName(/Attendi/);
  expect(presses(shown)).toHaveLength(1);
});

test('QUE-049 a double press on a fast network calls one person; a later press calls the next', async () => {
  const shown = show({ replies: [mine(bakery()), reply(nextCall, CALLED)] });
  const button = await callButton();
  shown.gateway.answer(mine(bakery(CALLED)));
  await shown.user.click(button);
  await waitFor(() => expect(button).toHaveAccessibleName('Chiama FO9'));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await shown.user.click(button);
  expect(presses(shown)).toHaveLength(1);
  await passTime(DOUBLE_PRESS_MS);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await shown.user.click(button);
  await waitFor(() => expect(presses(shown)).toHaveLength(2));
  expect(presses(shown)[1]?.body).toEqual({ expectedCounter: 8 });
  expect(keys(shown)).toHaveLength(2);
});

test('QUE-049 a call for a number that another desk has passed reports who is served', async () => {
  const moved = busyCounter({ counter: 9, currentTicket: 'FO9', nextTicket: 'FO10' });
  const shown = show({ replies: [mine(bakery()), reply(nextCall, moved)] });
  const button = await callButton();
  shown.gateway.answer(mine(bakery(moved)));
  await shown.user.click(button);
  expect(
    await screen.findByText('Nel frattempo è già stato chiamato un numero: ora si serve il FO9.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Chiamato il numero/)).not.toBeInTheDocument();
  await waitFor(() => expect(button).toHaveAccessibleName('Chiama FO10'));
});

test.each([
  ['no_tickets_in_queues', 'Nessun biglietto in coda'],
  ['queue_closed', 'La coda è chiusa'],
  ['too_early', 'È troppo presto per servire questa coda'],
  ['forbidden', 'Operazione non consentita'],
] as const)(
  'ERR-001 the API error %s shows a toast and refetches the queue',
  async (code, text) => {
    const shown = show({ replies: [mine(bakery()), refuse(nextCall, code)] });
    const button = await callButton();
    const before = shown.gateway.requests.length;
    await shown.user.click(button);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(button).toBeEnabled();
    await waitFor(() =>
      expect(shown.gateway.requests.slice(before + 1).map(({ path }) => path)).toContain(
        '/private/my_merchant',
      ),
    );
  },
);

test('QUE-049 a call that was not answered may be pressed again and is sent under the same key', async () => {
  const shown = show({ replies: [mine(bakery()), failOffline(nextCall)] });
  const button = await callButton();
  await shown.user.click(button);
  const notice = await screen.findByText(/nessuno sarà chiamato due volte/);
  expect(button).toBeEnabled();
  expect(button).toHaveAccessibleName('Chiama FO8');
  shown.gateway.answer(reply(nextCall, CALLED), mine(bakery(CALLED)));
  await shown.user.click(button);
  expect(await screen.findByText(/Chiamato il numero FO8/)).toBeInTheDocument();
  expect(keys(shown)).toHaveLength(1);
  expect(notice).not.toBeInTheDocument();
});

test('QUE-049 when the lost call turns out to have worked, the next press is a new call', async () => {
  const shown = show({ replies: [mine(bakery()), failOffline(nextCall)] });
  const button = await callButton();
  await shown.user.click(button);
  const notice = await screen.findByText(/nessuno sarà chiamato due volte/);
  shown.gateway.answer(reply(nextCall, CALLED), mine(bakery(CALLED)));
  act(() => live.streams.at(-1)?.open());
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter: CALLED }));
  await waitFor(() => expect(button).toHaveAccessibleName('Chiama FO9'));
  expect(notice).not.toBeInTheDocument();
  await passTime(DOUBLE_PRESS_MS);
  await shown.user.click(button);
  await waitFor(() => expect(keys(shown)).toHaveLength(2));
  expect(presses(shown).at(-1)?.body).toEqual({ expectedCounter: 8 });
});

test('ERR-003 a session that expires during a call leads to the sign-in', async () => {
  const shown = show({ replies: [mine(bakery()), refuse(nextCall, 'token_expired_or_wrong')] });
  await shown.user.click(await callButton());
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
});

test.each([
  ['the queue is empty', busyCounter({ ticketsAhead: 0, paxAhead: 0 }), 'Nessuno in attesa'],
  [
    'the queue is closed and empty',
    busyCounter({ closed: true, ticketsAhead: 0, paxAhead: 0 }),
    'La coda è chiusa',
  ],
])('MER-022 when %s the button is off and says why', async (_, counter, text) => {
  show({ replies: [mine(bakery(counter))] });
  const button = await callButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(text);
});

test('MER-022 CST-019 before the first opening it says from when', async () => {
  setClock('2026-11-21T11:00:00Z');
  const late = [
    { id: 1, dayOfWeek: null, date: null, start: '23:59', end: '24:00', typology: null },
  ];
  const openings = late.flatMap((slot) =>
    [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ ...slot, dayOfWeek, id: dayOfWeek + 1 })),
  );
  show({ replies: [mine(bakery(busyCounter(), { openings }))] });
  const button = await callButton();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/cinque minuti prima delle 23:59/);
});

test('without a network the button is off and says why', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show({ replies: [mine(bakery()), failOffline(myMerchantCall), mine(bakery())] });
  expect(await callButton()).toHaveAttribute('aria-disabled', 'true');
  expect(await callButton()).toHaveAccessibleDescription(/Sei offline/);
  jest.restoreAllMocks();
});
