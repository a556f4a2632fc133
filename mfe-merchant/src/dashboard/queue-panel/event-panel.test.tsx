import { act, screen, waitFor, within } from '@testing-library/react';
import { nextCall, queueTicketsCall, type Ticket } from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildTicket,
  failOffline,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { mine, show } from '../../../test/show.tsx';

setClock('2026-11-21T11:00:00Z');

const live = setUpEventSources();

const today = buildCounter({
  id: 501,
  date: '2026-11-21',
  time: '20:30',
  bookedPax: 3,
  ticketsAhead: 2,
  paxAhead: 3,
});
const tomorrow = buildCounter({
  id: 601,
  date: '2026-11-22',
  time: '20:30',
  bookedPax: 12,
  ticketsAhead: 5,
  paxAhead: 12,
});
const event = buildQueue({
  id: 11,
  name: 'Spettacolo',
  type: 'event',
  eventPaxCapacity: 40,
  queue_daily_counters: [today],
  coming_daily_counters: [tomorrow],
});
const listOf = async (day: string) => {
  const heading = await screen.findByRole('heading', { name: day });
  return within(heading.parentElement!).getByRole('listitem');
};

test('S-05 the dashboard shows the bookings of coming days, apart from those of today', async () => {
  const { container } = show({ replies: [mine(buildMerchant({ queues: [event] }))] });
  expect(await listOf('Oggi, 21/11/2026')).toHaveTextContent('20:30Posti prenotati: 3 di 40');
  expect(await listOf('Domani, 22/11/2026')).toHaveTextContent(
    '20:30Posti prenotati: 12 di 405 numeri in attesa',
  );
  expect(screen.queryByRole('button', { name: /Chiama/ })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-05 a day on which the merchant is closed says so above its shows', async () => {
  const closing = buildOpening({ id: 2, date: '2026-11-22', typology: 'closings' });
  const open = buildOpening({ dayOfWeek: 6, start: '09:00', end: '23:00' });
  show({ replies: [mine(buildMerchant({ queues: [event], openings: [open, closing] }))] });
  const note = /In questo giorno l’attività è chiusa/;
  expect((await listOf('Domani, 22/11/2026')).closest('section')).toHaveTextContent(note);
  expect((await listOf('Oggi, 21/11/2026')).closest('section')).not.toHaveTextContent(note);
});

test('S-05 a show after midnight belongs to the evening before, whatever the next day is', async () => {
  const night = buildCounter({ id: 602, date: '2026-11-22', time: '00:30', bookedPax: 1 });
  const late = { ...event, queue_daily_counters: [], coming_daily_counters: [night] };
  const saturday = buildOpening({ dayOfWeek: 6, start: '18:00', end: '02:00' });
  show({ replies: [mine(buildMerchant({ queues: [late], openings: [saturday] }))] });
  const day = (await listOf('Domani, 22/11/2026')).closest('section');
  expect(day).not.toHaveTextContent(/l’attività è chiusa/);
});

test('S-05 a booking of tomorrow is seen as it comes', async () => {
  show({ replies: [mine(buildMerchant({ queues: [event] }))] });
  const row = await listOf('Domani, 22/11/2026');
  act(() => live.streams.at(-1)?.open());
  const counter = { ...tomorrow, bookedPax: 14, ticketsAhead: 6 };
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  await waitFor(() => expect(row).toHaveTextContent('Posti prenotati: 14 di 40'));
  expect(await listOf('Oggi, 21/11/2026')).toHaveTextContent('Posti prenotati: 3 di 40');
});

test('S-05 with many shows the later days are folded behind their bookings', async () => {
  const showsOf = (date: string, count: number, from: number) =>
    Array.from({ length: count }, (_, index) =>
      buildCounter({ id: from + index, date, time: `${12 + index}:30`, bookedPax: 2 }),
    );
  const open = (shows: number) => ({
    ...event,
    queue_daily_counters: showsOf('2026-11-21', shows, 500),
    coming_daily_counters: showsOf('2026-11-22', shows, 600),
  });
  const { unmount } = show({ replies: [mine(buildMerchant({ queues: [open(6)] }))] });
  await screen.findByRole('heading', { name: 'Domani, 22/11/2026' });
  expect(screen.getAllByRole('button', { name: /Domani, 22\/11\/2026/ })).toHaveLength(6);
  unmount();
  const { user, container } = show({ replies: [mine(buildMerchant({ queues: [open(7)] }))] });
  const folded = await screen.findByText('Domani, 22/11/2026');
  expect(folded.closest('summary')).toHaveTextContent('Posti prenotati: 14 di 280');
  expect(screen.getByText('Oggi, 21/11/2026').closest('summary')).toBeNull();
  expect(folded.closest('details')).not.toHaveAttribute('open');
  await user.click(folded);
  expect(folded.closest('details')).toHaveAttribute('open');
  expect(await axeViolations(container)).toEqual([]);
});

test('S-05 a show says what it called last, and its tickets are a press away', async () => {
  const called = { ...today, currentTicket: 'SP1' };
  const queue = { ...event, queue_daily_counters: [called] };
  const ticket = (counter: number, change: Partial<Ticket> = {}) =>
    buildTicket({ counter, ticketValue: `SP${counter}`, queueDailyCounterId: today.id, ...change });
  const tickets = [
    ticket(1, { executedAt: '2026-11-21T10:50:00.000Z', displayName: 'Ada', paxCount: 2 }),
    ticket(2, { displayName: null, paxCount: 1 }),
    ticket(3, { queueDailyCounterId: 999 }),
  ];
  const replies = [mine(buildMerchant({ queues: [queue] })), failOffline(queueTicketsCall)];
  const { user, gateway } = show({ replies });
  expect(await listOf('Oggi, 21/11/2026')).toHaveTextContent('Ultimo chiamato: SP1');
  expect(
    screen.getByRole('button', { name: 'Biglietti delle 20:30 · Domani, 22/11/2026' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Biglietti delle 20:30' }));
  const sheet = await screen.findByRole('dialog');
  const retry = await within(sheet).findByRole('button', { name: 'Riprova' });
  gateway.answer(reply(queueTicketsCall, tickets));
  await user.click(retry);
  await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(2));
  const rows = within(sheet)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/^SP1Ada2\u00a0persone · Chiamato/);
  expect(rows[1]).toBe('SP2Senza nome1\u00a0persona');
});

test('MER-017 MER-049 an event leads to new customers, its tickets and its settings', async () => {
  show({ replies: [mine(buildMerchant({ id: 3, queues: [event] }))] });
  await listOf('Oggi, 21/11/2026');
  const linked = ['Aggiungi un cliente', 'Tutti i biglietti', 'Modifica evento'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(linked).toEqual(['/add-customer/3/11', '/queue-tickets/11', '/event-queue/11']);
});

/** Half an hour before the show of 20:30 in Rome begins its entrance. */
const ENTRANCE = '2026-11-21T19:10:00Z';
const optionsOf = (row: HTMLElement) => within(row).getAllByRole('radio') as HTMLInputElement[];

test('MER-024 people of a show are called by one and by its presets while it lets people in', async () => {
  setClock(ENTRANCE);
  const queue = { ...event, eventNextPaxPresets: [2, 30] };
  const calledTicket = { ticketValue: 'SP2', counter: 2, paxCount: 2, desk: null };
  const counter = { ...today, counter: 2, ticketsAhead: 1, paxAhead: 1 };
  const { user, gateway, container } = show({
    replies: [
      mine(buildMerchant({ queues: [queue] })),
      reply(nextCall, { ...counter, calledTicket, calledTickets: [calledTicket] }),
    ],
  });
  const row = await listOf('Oggi, 21/11/2026');
  expect(optionsOf(row).map(({ disabled }) => disabled)).toEqual([false, false, true]);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(within(row).getByRole('radio', { name: /^2.persone/ }));
  gateway.answer(mine(buildMerchant({ queues: [{ ...queue, queue_daily_counters: [counter] }] })));
  await user.click(within(row).getByRole('button', { name: 'Chiama 2 persone' }));
  expect(await screen.findByText('Chiamate 2 persone: SP2')).toBeInTheDocument();
  const [sent] = gateway.requests.filter(({ path }) => path.endsWith('/501/next'));
  expect(sent?.body).toMatchObject({ paxCount: 2 });
  // G-26: two people no longer wait.
  expect(await within(row).findByRole('button', { name: 'Chiama 1 persona' })).toBeEnabled();
});

test('MER-024 nobody can be called for a show without people, nor for one of a later day', async () => {
  setClock(ENTRANCE);
  const empty = { ...today, ticketsAhead: 0, paxAhead: 0 };
  show({
    replies: [mine(buildMerchant({ queues: [{ ...event, queue_daily_counters: [empty] }] }))],
  });
  const row = await listOf('Oggi, 21/11/2026');
  const button = within(row).getByRole('button', { name: 'Nessuno in attesa' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(within(await listOf('Domani, 22/11/2026')).queryByRole('radio')).not.toBeInTheDocument();
});
