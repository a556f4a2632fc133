import { act, screen, waitFor } from '@testing-library/react';
import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
  passTime,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { callOfFo7 } from '../../../test/called-tickets.ts';
import { busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setClock('2026-11-21T10:00:05Z');

const live = setUpEventSources();

const AT = '2026-11-21T10:00:00.000Z';
const call = callOfFo7({ paxCount: 4, calledAt: AT });
const dayWith = (change: Partial<typeof call>) =>
  busyCounter({ latestCalls: [{ ...call, ...change }] });
const day = dayWith({});
const ticket = (change: Partial<StaffTicket> = {}): StaffTicket => ({
  ...buildTicket({ counter: 7, ticketValue: 'FO7', queueDailyCounterId: day.id, paxCount: 4 }),
  executedAt: AT,
  displayName: 'Nives',
  enteredPax: 0,
  ...change,
});
const placeWith = (called: Partial<typeof call>) =>
  buildMerchant({
    queues: [
      buildQueue({ queue_daily_counters: [dayWith(called)] }),
      buildQueue({ id: 9_999_999, name: 'Zeta', queue_daily_counters: [buildCounter({ id: 99 })] }),
    ],
  });
const answer = (change: Partial<StaffTicket> = {}) =>
  reply(queueTicketsCall, ({ query }) => (query.q === undefined ? [] : [ticket(change)]));
async function open(change: Partial<StaffTicket> = {}, called: Partial<typeof call> = {}) {
  const shown = show({ replies: [mine(placeWith(called)), answer(change)] });
  await callButton();
  await screen.findByText('Nives');
  return shown;
}
const commands = () =>
  [
    'Ripeti la chiamata',
    'Non si è presentato',
    'Rimetti in coda',
    'Sposta in un’altra coda',
    'Annulla la chiamata',
  ].filter((name) => screen.queryByRole('button', { name }));
const ALL = 5;
const changed = (counter: number) => ({
  type: 'ticket-changed' as const,
  queueId: 1,
  counter,
  queueDailyCounterId: day.id,
});

test('S-21 of a ticket that is checked in the dashboard says so, and offers no command', async () => {
  const { container } = await open({ checkedInAt: AT, enteredPax: 4 });
  expect(screen.getByText('Entrato')).toBeVisible();
  expect(commands()).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);
});

test('S-21 a party that is inside in part can be called again and kept aside, as the services decide', async () => {
  await open({ enteredPax: 2 });
  expect(commands()).toEqual(['Ripeti la chiamata', 'Non si è presentato']);
  expect(screen.queryByText('Entrato')).not.toBeInTheDocument();
});

test.each([
  { enteredPax: 0, left: ['Non si è presentato'] },
  { enteredPax: 2, left: ['Ripeti la chiamata', 'Non si è presentato'] },
])(
  'S-14 S-21 a served ticket whose holder is erased with $enteredPax inside offers what the services do for it',
  async ({ enteredPax, left }) => {
    const shown = await open({ enteredPax });
    shown.gateway.answer(answer({ enteredPax, displayName: null, userId: null }));
    act(() => live.streams.at(-1)?.open());
    act(() => live.streams.at(-1)?.say(changed(7)));
    await waitFor(() => expect(commands()).toEqual(left));
  },
);

test.each([
  { name: 'first', change: {}, first: 7, isTakenBack: true },
  { name: 'repeated', change: { calledAgainAt: AT }, first: 7, isTakenBack: false },
  { name: 'of a group', change: {}, first: 5, isTakenBack: false },
])('S-21 a call that is $name can be taken back: $isTakenBack', async ({ change, ...of }) => {
  await open(change, { first: of.first });
  const button = screen.getByRole('button', { name: 'Annulla la chiamata' });
  expect(button.matches('[disabled], [aria-disabled="true"]')).toBe(!of.isTakenBack);
});

test.each([
  { enteredPax: 0, isMoved: true },
  { enteredPax: 1, isMoved: false },
])(
  'S-21 a party kept aside of which $enteredPax are inside can be moved: $isMoved',
  async ({ enteredPax, isMoved }) => {
    const aside = { counter: 5, ticketValue: 'FO5', paxCount: 2, asideAt: AT, enteredPax };
    const others = placeWith({}).queues.slice(1);
    const own = buildQueue({ queue_daily_counters: [{ ...day, asideTickets: [aside] }] });
    show({ replies: [mine(buildMerchant({ queues: [own, ...others] })), answer()] });
    await callButton();
    expect(screen.getByRole('button', { name: 'Fai tornare FO5' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sposta FO5' }) !== null).toBe(isMoved);
  },
);

test('S-21 a check-in at the door reaches the dashboard by the stream, and its undo too', async () => {
  const shown = await open();
  expect(commands()).toHaveLength(ALL);
  act(() => live.streams.at(-1)?.open());
  await passTime(100);
  shown.gateway.answer(answer({ checkedInAt: AT, enteredPax: 4 }));
  const searches = () => shown.gateway.requests.filter(({ query }) => query.q === 'FO7').length;
  const before = searches();
  act(() => live.streams.at(-1)?.say(changed(8)));
  await passTime(100);
  expect(searches()).toBe(before);
  act(() => live.streams.at(-1)?.say(changed(7)));
  expect(await screen.findByText('Entrato')).toBeVisible();
  expect(commands()).toEqual([]);
  shown.gateway.answer(answer());
  act(() => live.streams.at(-1)?.say(changed(7)));
  await waitFor(() => expect(commands()).toHaveLength(ALL));
  expect(screen.queryByText('Entrato')).not.toBeInTheDocument();
});

test('S-21 a check-in that no message announced is seen while the page polls', async () => {
  const shown = await open();
  act(() => live.streams.at(-1)?.fail());
  shown.gateway.answer(answer({ checkedInAt: AT, enteredPax: 4 }));
  await passTime(40_000);
  expect(await screen.findByText('Entrato')).toBeVisible();
});
