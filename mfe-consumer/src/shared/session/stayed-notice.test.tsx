import { screen, waitFor } from '@testing-library/react';
import { newPasswordCall, signInCall, userTicketsCall } from '@turno/shared-types';
import { type TransferredTickets, takeGuestTicketsCall } from '@turno/shared-types/guest-tickets';
import {
  axeViolations,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  passTime,
  reply,
  slowly,
} from '@turno/shared-ui/test';
import { button, field, temporaryToken } from '../../../test/account-page.ts';
import { show } from '../../../test/show.tsx';

type Stayed = TransferredTickets['stayed'][number];

const session = buildSession();
const BAR: Stayed = {
  merchantId: 1,
  queueId: 2,
  queueDailyCounterId: 3,
  counter: 4,
  ticketValue: '4',
  merchantName: 'Bar Lume',
  queueName: 'Banco',
  blocker: 'already_in_queue',
};
const MUSEUM: Stayed = {
  ...BAR,
  counter: 9,
  ticketValue: 'B9',
  merchantName: 'Museo Civico',
  blocker: 'max_tickets',
};
const TRY_AGAIN = { name: 'Riprova a trasferirli' };

afterEach(() => localStorage.removeItem('stayedTickets'));

/** Opens the list of queues, once it has arrived, in a browser where these tickets stayed with the guest who became `userId`. */
async function open(
  tickets: Stayed[],
  { userId = session.id, replies = [] as FakeReply[], state = 'done' } = {},
) {
  const stored = { userId, guestToken: 'guest-token', state, tickets };
  localStorage.setItem('stayedTickets', JSON.stringify(stored));
  const list = reply(userTicketsCall, [buildTicket()]);
  const shown = show('/user-queues', { session, replies: [list, ...replies] });
  await screen.findByRole('link', { name: /Forno Aurora/ });
  return shown;
}

test('S-16 every ticket that stayed is named with its reason', async () => {
  const { container } = await open([BAR, MUSEUM]);
  expect(await screen.findByText('2 biglietti non sono passati al tuo account')).toBeVisible();
  expect(screen.getByText(/Numero 4, Bar Lume \(Banco\)/)).toHaveTextContent(/sei già in/);
  expect(screen.getByText(/Numero B9, Museo Civico/)).toHaveTextContent(/numero massimo/);
  expect(await axeViolations(container)).toEqual([]);
});

test('S-16 a ticket for which there is room now comes along; those that stay are still named', async () => {
  const replies = [reply(takeGuestTicketsCall, { state: 'done', moved: 1, stayed: [MUSEUM] })];
  const { user, gateway } = await open([BAR, MUSEUM], { replies });
  const listReads = () => gateway.requests.filter(({ method }) => method === 'GET').length;
  await user.click(await screen.findByRole('button', TRY_AGAIN));
  expect(await screen.findByText('1 biglietto non è passato al tuo account')).toBeVisible();
  expect(screen.queryByText(/Bar Lume/)).not.toBeInTheDocument();
  expect(await screen.findByText('1 biglietto è ora nel tuo account')).toBeVisible();
  const sent = gateway.requests.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ guestToken: 'guest-token' });
  await waitFor(() => expect(listReads()).toBe(2));
});

test('S-16 without room the person reads so, and the tickets stay', async () => {
  const replies = [reply(takeGuestTicketsCall, { state: 'done', moved: 0, stayed: [BAR] })];
  const { user } = await open([BAR], { replies });
  await user.click(await screen.findByRole('button', TRY_AGAIN));
  expect(await screen.findByText(/Non è ancora possibile/)).toBeVisible();
  expect(screen.getByText(/Bar Lume/)).toBeVisible();
});

test('S-16 while queues is away the tickets are still named', async () => {
  const replies = [reply(takeGuestTicketsCall, { state: 'pending', moved: 0, stayed: [] })];
  const { user } = await open([BAR], { replies });
  await user.click(screen.getByRole('button', TRY_AGAIN));
  expect(await screen.findByText('Servizio non disponibile: riprova tra poco')).toBeVisible();
  expect(screen.getByText(/Bar Lume/)).toBeVisible();
});

test('S-16 a transfer that was pending at sign-in ends by naming what stayed', async () => {
  const replies = [reply(takeGuestTicketsCall, { state: 'done', moved: 0, stayed: [BAR] })];
  const { gateway } = await open([], { state: 'pending', replies });
  expect(await screen.findByText('1 biglietto non è passato al tuo account')).toBeVisible();
  expect(screen.queryByText(/stanno passando/)).not.toBeInTheDocument();
  // Tickets that moved before the request are listed too.
  await waitFor(() => {
    const sent = gateway.requests.map(({ method }) => method);
    expect(sent.lastIndexOf('GET')).toBeGreaterThan(sent.indexOf('POST'));
  });
});

test('S-16 while a transfer is pending the page says that the tickets follow', async () => {
  const replies = [reply(takeGuestTicketsCall, { state: 'pending', moved: 0, stayed: [] })];
  const { container } = await open([], { state: 'pending', replies });
  expect(await screen.findByText(/stanno passando al tuo account/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-16 a slow answer about a pending transfer is waited for before the next question', async () => {
  const pending = reply(takeGuestTicketsCall, { state: 'pending', moved: 0, stayed: [] });
  const { gateway } = await open([], { state: 'pending', replies: [slowly(pending)] });
  const asked = () => gateway.requests.filter(({ method }) => method === 'POST').length;
  await waitFor(() => expect(asked()).toBe(1));
  await passTime(16_000);
  expect(asked()).toBe(1);
  await passTime(16_000);
  expect(asked()).toBe(2);
});

test('S-16 an attempt that fails says so and can be repeated', async () => {
  const { user, gateway } = await open([BAR], { replies: [failOffline(takeGuestTicketsCall)] });
  await user.click(await screen.findByRole('button', TRY_AGAIN));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  gateway.answer(reply(takeGuestTicketsCall, { state: 'done', moved: 1, stayed: [] }));
  await user.click(screen.getByRole('button', TRY_AGAIN));
  expect(await screen.findByText('1 biglietto è ora nel tuo account')).toBeVisible();
  expect(screen.queryByText(/Bar Lume/)).not.toBeInTheDocument();
  expect(localStorage.getItem('stayedTickets')).toBeNull();
});

test('S-16 a notice that was read can be dismissed', async () => {
  const { user } = await open([BAR]);
  await user.click(await screen.findByRole('button', { name: 'Ho capito' }));
  expect(screen.queryByText(/Bar Lume/)).not.toBeInTheDocument();
  expect(localStorage.getItem('stayedTickets')).toBeNull();
});

test('S-16 another account on the same device sees nothing of them', async () => {
  await open([BAR], { userId: session.id + 1 });
  expect(screen.queryByText(/Bar Lume/)).not.toBeInTheDocument();
});

test.each([
  { state: 'done', stayed: [BAR] },
  { state: 'pending', stayed: [] },
] as const)(
  'IDN-015 S-16 after a forced change of the password the tickets that stayed are named ($state)',
  async ({ state, stayed }) => {
    const guestTickets = { state, moved: 1, stayed: [...stayed] };
    const due = { ...session, require_password_reset: true, accessToken: 'temporary' };
    const { user, gateway } = show('/signin', {
      session: buildSession({ id: 5, accessToken: 'guest-token', roles: ['ROLE_GUEST'] }),
      replies: [
        reply(signInCall, { ...due, guestTickets }),
        reply(newPasswordCall, session),
        reply(takeGuestTicketsCall, { state: 'done', moved: 0, stayed: [BAR] }),
        reply(userTicketsCall, [buildTicket()]),
      ],
    });
    await user.fill(await field('E-mail'), 'ada@example.com');
    await user.fill(await field('Password'), 'correct horse');
    await user.click(await button('Accedi'));
    await user.fill(await field('Password attuale'), 'correct horse');
    await user.fill(await field('Nuova password'), 'battery staple');
    await user.fill(await field('Ripeti la nuova password'), 'battery staple');
    await user.click(await button('Salva la password'));
    expect(await screen.findByText(/Bar Lume/)).toBeVisible();
    expect(temporaryToken.read()).toBeNull();
    await user.click(await screen.findByRole('button', TRY_AGAIN));
    const taking = gateway.requests.findLast(({ path }) => path.endsWith('guest_tickets'));
    await waitFor(() => expect(taking?.body).toEqual({ guestToken: 'guest-token' }));
  },
);
