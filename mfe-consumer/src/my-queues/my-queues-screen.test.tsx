import { screen, waitFor } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  neverAnswer,
  reply,
} from '@turno/shared-ui/test';
import { buildShowTicket, today } from '../../test/events.ts';
import { show } from '../../test/show.tsx';

const { queueDailyCounter } = buildTicket();
const waiting = buildTicket({ queueDailyCounter: { ...queueDailyCounter, date: today } });
const over = buildTicket({
  counter: 1,
  ticketValue: '1',
  checkedInAt: '2026-11-01T10:00:00.000Z',
  queueDailyCounter: { ...queueDailyCounter, date: '2026-11-01' },
});

function open(...replies: FakeReply[]) {
  return show('/user-queues', { session: buildSession(), replies });
}

test('CON-054: ongoing tickets lead to themselves, past ones are folded away', async () => {
  const { container } = open(reply(userTicketsCall, [waiting, over]));
  const row = await screen.findByRole('link', { name: /Forno Aurora.*Numero 5/ });
  expect(row).toHaveAttribute('href', '/reservation/7/11');
  expect(row).toHaveTextContent('In attesa');
  expect(screen.getByText('Passate (1)')).toBeVisible();
  expect(screen.getByText('Entrato')).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['position and wait', {}, 'Mancano 2 numeri', 'circa 10 minuti'],
  ['a wait with its range', { waitLow: 480, waitHigh: 780 }, 'Mancano 2 numeri', 'tra 8 e 15'],
  ['the next one', { ticketsAhead: 0 }, 'Sei il prossimo', 'circa 10 minuti'],
  [
    'a paused queue instead of a wait',
    { queueDailyCounter: { ...queueDailyCounter, date: today, paused: true } },
    'Mancano 2 numeri',
    'in pausa',
  ],
])('CON-054: a row that waits has %s', async (_, change, position, wait) => {
  open(reply(userTicketsCall, [{ ...waiting, ...change }]));
  const row = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(row).toHaveTextContent(position);
  expect(row).toHaveTextContent(wait);
});

test('CON-031: the rows follow the queue without a reload', async () => {
  const { gateway } = open(reply(userTicketsCall, [waiting]));
  expect(await screen.findByText('Mancano 2 numeri')).toBeVisible();
  gateway.answer(reply(userTicketsCall, [{ ...waiting, ticketsAhead: 1 }]));
  expect(await screen.findByText('Manca 1 numero')).toBeVisible();
});

test('CON-048: a past ticket links to taking another number', async () => {
  const { user } = open(reply(userTicketsCall, [over]));
  await user.click(await screen.findByText('Passate (1)'));
  expect(screen.getByRole('link', { name: 'Di nuovo da Forno Aurora' })).toHaveAttribute(
    'href',
    '/take-number/7/11',
  );
  expect(screen.getByText('Nessuna coda in corso')).toBeVisible();
});

test('CON-054: a ticket for a show says when, and leads to its own page', async () => {
  open(reply(userTicketsCall, [buildShowTicket()]));
  const row = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(row).toHaveAttribute('href', '/show-event-ticket/7/11/501');
  expect(row).toHaveTextContent(/Il tuo spettacolo è alle \d\d:\d\d/);
});

test('S-10 CON-054: a ticket for a show that was cancelled says so, with the day of the show', async () => {
  const ticket = buildShowTicket();
  const ended = {
    canceledAt: ticket.createdAt,
    endReason: 'sent-away',
    status: 'expired',
  } as const;
  const day = { ...ticket.queueDailyCounter, date: '2027-01-02' };
  const { user } = open(reply(userTicketsCall, [{ ...ticket, ...ended, queueDailyCounter: day }]));
  await user.click(await screen.findByText('Passate (1)'));
  const row = screen.getByRole('link', { name: /Lo spettacolo è stato annullato/ });
  expect(row).toHaveTextContent('02/01/2027');
  expect(row).not.toHaveTextContent('Il tuo spettacolo');
});

test.each([
  ['sent-away', 'La coda ha chiuso prima del tuo turno'],
  ['merchant-closed', 'Forno Aurora ha chiuso definitivamente'],
  ['moved', 'Hai un nuovo numero'],
] as const)('S-10 CON-054: a ticket that others ended (%s) says why', async (endReason, text) => {
  const ended = {
    ...waiting,
    canceledAt: waiting.createdAt,
    endReason,
    status: 'expired',
  } as const;
  const { user } = open(reply(userTicketsCall, [ended]));
  await user.click(await screen.findByText('Passate (1)'));
  const row = screen.getByRole('link', { name: new RegExp(text) });
  expect(row).toHaveTextContent('Terminato');
  expect(row).not.toHaveTextContent('Scaduto');
});

test('X-41: a guest finds the way to the ticket here too', async () => {
  show('/user-queues', {
    session: buildSession({ roles: ['ROLE_GUEST'] }),
    replies: [reply(userTicketsCall, [waiting])],
  });
  expect(await screen.findByRole('link', { name: /Forno Aurora/ })).toBeVisible();
});

test('SHL-002: without a session it leads to sign-in', async () => {
  const { address } = show('/user-queues');
  await waitFor(() => expect(address()).toBe('/signin'));
});

test('CON-054: long names and numbers stay inside their row', async () => {
  const name = 'Antica Bottega del Grano e delle Farine di Montagna di Sotto e di Sopra';
  const long = { ...waiting, ticketValue: 'BA1047', merchant: { ...waiting.merchant, name } };
  const { container } = open(reply(userTicketsCall, [long]));
  expect(await screen.findByRole('link', { name: new RegExp(name) })).toHaveTextContent('BA1047');
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-054: nothing yet prompts for a scan', async () => {
  const { user } = open(reply(userTicketsCall, []));
  expect(await screen.findByText('Non sei in nessuna coda')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Nuova scansione' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a list on its way, and one that does not come', async () => {
  const { user, gateway } = open(failOffline(userTicketsCall));
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(reply(userTicketsCall, [waiting]));
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /Forno Aurora/ })).toBeVisible();
});

test('a loading list announces itself', async () => {
  open(neverAnswer(userTicketsCall));
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
});

test('SHL-006: the profile is the list of queues', async () => {
  const { address } = show('/profile', {
    session: buildSession(),
    replies: [reply(userTicketsCall, [])],
  });
  await screen.findByText('Non sei in nessuna coda');
  expect(address()).toBe('/user-queues');
});
