import { act, screen, waitFor, within } from '@testing-library/react';
import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { callAgainCall, notComeCall, putBackCall } from '@turno/shared-types/called-tickets';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
  passTime,
  refuse,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { mine, show } from '../../../test/show.tsx';

setClock('2026-11-21T19:10:00Z');

const live = setUpEventSources();

const today = buildCounter({
  id: 501,
  date: '2026-11-21',
  time: '20:30',
  bookedPax: 3,
  ticketsAhead: 1,
  paxAhead: 1,
});
const tomorrow = { ...today, id: 601, date: '2026-11-22' };
const event = buildQueue({
  id: 11,
  name: 'Spettacolo',
  type: 'event',
  eventPaxCapacity: 40,
  queue_daily_counters: [today],
  coming_daily_counters: [tomorrow],
});
const CALLED_AT = '2026-11-21T19:08:00.000Z';
const ticketAt = (counter: number, change: Partial<StaffTicket> = {}): StaffTicket => ({
  ...buildTicket({ counter, ticketValue: `SP${counter}`, queueDailyCounterId: today.id }),
  executedAt: CALLED_AT,
  ...change,
});
const ticket = { ticketValue: 'SP1', counter: 1, paxCount: 1, desk: null };
const done = { counter: today, ticket };

async function openTickets(tickets: StaffTicket[], name = 'Biglietti delle 20:30') {
  const shown = show({
    replies: [mine(buildMerchant({ queues: [event] })), reply(queueTicketsCall, tickets)],
  });
  await shown.user.click(await screen.findByRole('button', { name }));
  const sheet = await screen.findByRole('dialog');
  const rows = () => within(sheet).findAllByRole('listitem');
  const press = async (button: string) =>
    shown.user.click(within((await rows())[0]!).getByRole('button', { name: button }));
  const sent = (end: string) =>
    shown.gateway.requests.filter(({ path }) => path.endsWith(`/501/tickets/${end}`));
  return { ...shown, sheet, rows, press, sent };
}

test('S-21 a visitor who did not come to a show is kept aside and brought back by the next press', async () => {
  const shown = await openTickets([ticketAt(1), ticketAt(2, { executedAt: null })]);
  expect(await axeViolations(shown.sheet)).toEqual([]);
  const aside = ticketAt(1, { asideAt: '2026-11-21T19:09:00.000Z' });
  shown.gateway.answer(reply(notComeCall, done), reply(queueTicketsCall, [aside]));
  await shown.press('Non si è presentato');
  await waitFor(async () => expect((await shown.rows())[0]).toHaveTextContent('Tenuto da parte'));
  expect(shown.sent('1/not_come')).toHaveLength(1);
  expect(shown.sheet).toContainElement(document.activeElement as HTMLElement);
  const again = ticketAt(1, { calledAgainAt: '2026-11-21T19:10:00.000Z' });
  shown.gateway.answer(reply(callAgainCall, done), reply(queueTicketsCall, [again]));
  await shown.press('Fai tornare SP1');
  await waitFor(async () => expect((await shown.rows())[0]).toHaveTextContent('Chiamato di nuovo'));
  expect(shown.sent('1/call_again')[0]?.headers.get('idempotency-key')).toBeTruthy();
});

const ASIDE = { asideAt: '2026-11-21T19:09:00.000Z' };
test.each([
  ['is called', {}, ['Non si è presentato']],
  ['is kept aside', ASIDE, []],
  ['is half inside', { enteredPax: 1 }, ['Ripeti la chiamata', 'Non si è presentato']],
  ['is half inside and kept aside', { ...ASIDE, enteredPax: 1 }, ['Fai tornare SP1']],
])(
  'S-14 a ticket of a show whose holder was erased and that %s offers what the services do for it',
  async (...row) => {
    const [, change, names] = row;
    const { rows } = await openTickets([ticketAt(1, { ...change, userId: null })]);
    const [erased] = await rows();
    const buttons = within(erased!).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  },
);

test('S-21 a visitor of a show is called again or put back from its row; a rejection says why', async () => {
  const shown = await openTickets([ticketAt(1)]);
  shown.gateway.answer(refuse(callAgainCall, 'ticket_already_scanned'));
  await shown.press('Ripeti la chiamata');
  expect(await screen.findByText('Biglietto già scansionato')).toBeInTheDocument();
  const waiting = ticketAt(1, { executedAt: null });
  shown.gateway.answer(reply(putBackCall, done), reply(queueTicketsCall, [waiting]));
  await shown.press('Rimetti in coda');
  await shown.user.click(await screen.findByRole('button', { name: 'In fondo alla coda' }));
  await waitFor(() => expect(shown.sent('1/put_back')[0]?.body).toEqual({ behind: 50 }));
  await waitFor(async () =>
    expect(within((await shown.rows())[0]!).queryByRole('button')).not.toBeInTheDocument(),
  );
});

test.each([
  ['waits', { executedAt: null }, []],
  ['has come in', { checkedInAt: CALLED_AT }, []],
  ['is half inside', { enteredPax: 1 }, ['Ripeti la chiamata', 'Non si è presentato']],
])(
  'S-21 a party of a show that %s offers what the services do for it',
  async (_, change, names) => {
    const shown = await openTickets([ticketAt(1, change)]);
    const [row] = await shown.rows();
    const buttons = within(row!).queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  },
);

test('MER-051 the list of a show follows a check-in while the page polls', async () => {
  const shown = await openTickets([ticketAt(1)]);
  expect((await shown.rows())[0]).not.toHaveTextContent('Entrato');
  shown.gateway.answer(reply(queueTicketsCall, [ticketAt(1, { checkedInAt: CALLED_AT })]));
  act(() => live.streams.at(-1)?.fail());
  Reflect.deleteProperty(globalThis, 'EventSource');
  await passTime(40_000);
  await passTime(2_000);
  expect((await shown.rows())[0]).toHaveTextContent('Entrato');
});

test('S-10 the tickets of a cancelled show stay listed, so that staff see whom it concerns', async () => {
  const canceledAt = '2026-11-21T19:09:00.000Z';
  const ended = ticketAt(1, { displayName: 'Nives', canceledAt, endReason: 'sent-away' });
  const shown = await openTickets([ended]);
  const rows = await shown.rows();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/^SP1Nives.*Annullato$/);
  expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
  const asked = shown.gateway.requests.filter(({ path }) => path.endsWith('/11/tickets'));
  expect(asked.map(({ query }) => query.with_ended)).toEqual(['true']);
});

test('S-21 the tickets of a later day can only be viewed', async () => {
  const later = ticketAt(1, { queueDailyCounterId: tomorrow.id });
  const shown = await openTickets([later], 'Biglietti delle 20:30 · Domani, 22/11/2026');
  const [row] = await shown.rows();
  expect(within(row!).queryByRole('button')).not.toBeInTheDocument();
});
