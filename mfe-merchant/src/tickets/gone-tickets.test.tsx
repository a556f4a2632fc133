import { act, screen, waitFor } from '@testing-library/react';
import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { buildTicket, passTime, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

const live = setUpEventSources();

const CALLED = buildTicket({
  counter: 7,
  ticketValue: 'FO7',
  executedAt: '2026-11-21T09:30:00.000Z',
});
const GONE = { ...CALLED, checkedInAt: '2026-11-21T09:31:00.000Z' };

const tickets = (...all: StaffTicket[]) => reply(queueTicketsCall, all);
const open = () =>
  show({ path: '/queue-tickets/11?filter=gone', replies: [mine(bakery()), tickets(CALLED)] });
const row = async () => (await screen.findAllByRole('row'))[1];
const reads = ({ gateway }: ReturnType<typeof open>) =>
  gateway.requests.filter(({ path }) => path.endsWith('/tickets')).length;

const CHECKED_IN = {
  type: 'ticket-changed',
  queueId: 11,
  counter: 7,
  queueDailyCounterId: busyCounter().id,
} as const;
const aside = { counter: 7, ticketValue: 'FO7', paxCount: 1, asideAt: '2026-11-21T10:00:00.000Z' };

test.each([
  [
    'another desk keeps a number aside',
    { ...CALLED, asideAt: aside.asideAt },
    {
      type: 'queue-changed',
      queueId: 11,
      counter: busyCounter({ asideTickets: [aside] }),
    },
    /FO7.*Tenuto da parte/,
  ],
  ['staff check it in', GONE, CHECKED_IN, /FO7.*Entrato/],
] as const)('MER-051 S-21 those that are gone follow when %s', async (_, after, message, text) => {
  const shown = open();
  expect(await row()).not.toHaveTextContent(text);
  act(() => live.streams.at(-1)?.open());
  shown.gateway.answer(tickets(after));
  act(() => live.streams.at(-1)?.say(message));
  await waitFor(async () => expect(await row()).toHaveTextContent(text), { timeout: 5_000 });
});

test('MER-051 a check-in while the list is read makes it be read again', async () => {
  const shown = open();
  await row();
  const say = () => act(() => live.streams.at(-1)?.say(CHECKED_IN));
  const answers = [CALLED, GONE];
  shown.gateway.answer(
    reply(queueTicketsCall, () => {
      if (answers.length > 1) say();
      return [answers.shift() ?? GONE];
    }),
  );
  say();
  await passTime(1_000);
  expect(await row()).toHaveTextContent(/FO7.*Entrato/);
  expect(answers).toEqual([]);
});

/** Checks a called ticket in while `pass` runs; returns how often the list was read during it. */
async function checkInDuring(pass: () => Promise<void>): Promise<number> {
  const shown = open();
  act(() => live.streams.at(-1)?.open());
  await passTime(1_000);
  expect(await row()).not.toHaveTextContent(/Entrato/);
  const before = reads(shown);
  shown.gateway.answer(tickets(GONE));
  await pass();
  expect(await row()).toHaveTextContent(/FO7.*Entrato/);
  return reads(shown) - before;
}

test('MER-051 those that are gone follow a check-in while the page polls, by few requests', async () => {
  const count = await checkInDuring(async () => {
    act(() => live.streams.at(-1)?.fail());
    Reflect.deleteProperty(globalThis, 'EventSource');
    for (let polls = 0; polls < 12; polls += 1) await passTime(5_500);
  });
  expect(count).toBeLessThan(4);
});

test('MER-051 those that are gone follow a check-in that a gap of the stream hid', async () => {
  const count = await checkInDuring(async () => {
    act(() => live.streams.at(-1)?.fail());
    await passTime(1_000);
    act(() => live.streams.at(-1)?.open());
    await passTime(1_000);
  });
  expect(count).toBeLessThan(3);
});
