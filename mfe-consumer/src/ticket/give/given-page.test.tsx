import { screen, waitFor } from '@testing-library/react';
import { type Ticket, userTicketsCall } from '@turno/shared-types';
import { offerTicketCall } from '@turno/shared-types/shared-tickets';
import {
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { buildEvent, buildShow, buildShowTicket } from '../../../test/events.ts';
import { merchantReplies, show } from '../../../test/show.tsx';

const TITLE = 'Hai dato il tuo biglietto';
const merchant = buildMerchant({
  queues: [buildEvent([buildShow()]), buildQueue({ id: 12, name: 'Banco' })],
});
const { queue } = buildTicket();
const ticket = buildTicket({ queue: { ...queue, id: 12 } });
const SHOW_PATH = '/show-event-ticket/7/11/501';
const PATH = '/reservation/7/12';

beforeEach(() => {
  localStorage.removeItem('turno.given-tickets');
  localStorage.removeItem('stayedTickets');
});
afterEach(() => setClock('2026-11-21T11:00:00Z'));

function open(path: string, tickets: Ticket[]) {
  const made = { token: 'a-token_1', expiresAt: '2026-11-21T11:30:00Z', statusCode: 'AB12' };
  return show(path, {
    session: buildSession(),
    replies: [
      ...merchantReplies(merchant),
      reply(userTicketsCall, tickets),
      reply(offerTicketCall, made),
    ],
  });
}

/** Offers the ticket on its page. */
async function offer(path: string, offered: Ticket) {
  const page = open(path, [offered]);
  const button = { name: 'Dai il biglietto a un’altra persona' };
  await page.user.click(await screen.findByRole('button', button));
  await screen.findByRole('img', { name: /chi prende il biglietto/ });
  page.unmount();
  localStorage.removeItem('turno.tickets');
}

test.each([
  { name: 'a queue', path: PATH, offered: ticket },
  { name: 'a show', path: SHOW_PATH, offered: buildShowTicket() },
])('CON-066 S-16 the page of a ticket of $name that somebody took says so', async (given) => {
  await offer(given.path, given.offered);
  open(given.path, []);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Segui il numero' })).toHaveAttribute(
    'href',
    'http://localhost/t/AB12',
  );
});

test('S-16 an older ticket of the queue does not hide that the latest one was given away', async () => {
  await offer(PATH, ticket);
  const earlier = { counter: 3, ticketValue: '3', createdAt: '2026-11-21T08:00:00.000Z' };
  open(PATH, [{ ...ticket, ...earlier, status: 'expired', checkedInAt: ticket.createdAt }]);
  expect(await screen.findByRole('heading', { name: TITLE })).toBeVisible();
});

test('CON-047 who offered a ticket that nobody took still sees it', async () => {
  await offer(PATH, ticket);
  open(PATH, [{ ...ticket, status: 'expired', checkedInAt: '2026-11-21T11:05:00.000Z' }]);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

test('CON-047 an offer of another day leads to where a number is taken', async () => {
  await offer(PATH, ticket);
  setClock('2026-11-22T23:00:00Z');
  const { address } = open(PATH, []);
  await waitFor(() => expect(address()).toBe('/take-number/7/12'));
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

test('CON-066 G-37 who booked the show again sees that ticket', async () => {
  await offer(SHOW_PATH, buildShowTicket());
  open(SHOW_PATH, [buildShowTicket({ counter: 8, createdAt: '2026-11-21T10:30:00.000Z' })]);
  expect(await screen.findByRole('article')).toBeVisible();
});

/** The guest who offered the ticket has signed in since; while the transfer is pending, nobody knows what stayed. */
function signIn(state: 'done' | 'pending') {
  const { queueDailyCounterId, counter, ticketValue } = ticket;
  const stayed = {
    merchantId: 7,
    queueId: 12,
    queueDailyCounterId,
    counter,
    ticketValue,
    merchantName: 'Forno Aurora',
    queueName: 'Banco',
    blocker: 'max_tickets',
  };
  const tickets = state === 'done' ? [stayed] : [];
  const stored = { userId: buildSession().id, guestToken: 'guest-token', state, tickets };
  localStorage.setItem('stayedTickets', JSON.stringify(stored));
}

test('S-16 an offered ticket that stayed with the guest who signed in is said to have stayed, also once that was read', async () => {
  await offer(PATH, ticket);
  signIn('done');
  const { user, address, unmount } = open(PATH, []);
  expect(await screen.findByText(/Numero 5, Forno Aurora/)).toHaveTextContent(/numero massimo/);
  expect(address()).toBe('/take-number/7/12');
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ho capito' }));
  unmount();
  const again = open(PATH, []);
  await waitFor(() => expect(again.address()).toBe('/take-number/7/12'));
});

test('S-16 nobody is said to have been given a ticket that may follow the guest into the account', async () => {
  await offer(PATH, ticket);
  signIn('pending');
  const { address } = open(PATH, []);
  await waitFor(() => expect(address()).toBe('/take-number/7/12'));
  expect(screen.queryByText(TITLE)).not.toBeInTheDocument();
});

test('S-16 the account’s own ticket of the queue is shown, not the guest’s newer one that stayed', async () => {
  await offer(PATH, ticket);
  signIn('done');
  open(PATH, [{ ...ticket, counter: 3, ticketValue: '3', createdAt: '2026-11-21T08:00:00.000Z' }]);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.getByText(/Numero 5, Forno Aurora/)).toBeVisible();
});
