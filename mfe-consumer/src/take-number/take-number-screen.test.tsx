import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { botChallengeCall, lineUpCall, type Merchant, userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  neverAnswer,
  passTime,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button, guest, open, startAfresh, takes, ticket } from '../../test/taking.ts';

const withQueue = (change: Parameters<typeof buildQueue>[0]): Merchant =>
  buildMerchant({ queues: [buildQueue(change)] });

const posts = (gateway: ReturnType<typeof open>['gateway']) =>
  gateway.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

beforeEach(startAfresh);

test('IDN-024, CON-029: a visitor is checked, signed up and lined up, in this order', async () => {
  const { user, gateway, props, events, address } = open();
  await user.click(await button());
  expect(await screen.findByRole('heading', { name: /biglietto da Forno Aurora/ })).toBeVisible();
  expect(address()).toBe('/reservation/7/11');
  expect(posts(gateway)).toEqual(['/auth/signup', '/public/merchants/7/queues/11/lineup']);
  const [signUp] = gateway.requests.filter(({ path }) => path === '/auth/signup');
  expect(signUp?.body).toMatchObject({
    roles: ['guest'],
    email: expect.stringMatching(/^guest\+[\w-]{32,36}@guest\.invalid$/),
    password: expect.stringMatching(/^.{24,}$/),
    captchaToken: expect.any(String),
  });
  expect(props.session.read()?.id).toBe(77);
  expect(events).toContainEqual({
    type: 'ticket-taken',
    merchantId: 7,
    queueId: 11,
    ticketValue: '5',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('CON-026 a user with a session lines up at once', async () => {
  const { user, gateway, address } = open(takes, buildMerchant(), buildSession());
  await user.click(await button());
  await screen.findByRole('heading', { name: /biglietto da/ });
  await waitFor(() => expect(address()).toBe('/reservation/7/11'));
  expect(posts(gateway)).toEqual(['/public/merchants/7/queues/11/lineup']);
});

test('one ticket per queue: a second line-up from another tab leads to the first ticket', async () => {
  const { user, gateway, address } = open(
    [refuse(lineUpCall, 'already_in_queue')],
    buildMerchant(),
    buildSession(),
  );
  const take = await button();
  gateway.answer(reply(userTicketsCall, [ticket]));
  await user.click(take);
  await screen.findByRole('heading', { name: /biglietto da/ });
  expect(address()).toBe('/reservation/7/11');
});

test('CON-026, CON-027: a party is chosen first and sent as paxCount', async () => {
  const { user, gateway } = open(takes, withQueue({ minPax: 2, maxPax: 4 }), buildSession());
  await user.click(await button());
  const sheet = await screen.findByRole('dialog', { name: 'In quanti siete?' });
  const options = within(sheet).getAllByRole('radio');
  expect(options.map((option) => option.getAttribute('aria-label'))).toEqual([
    '2\u00a0persone',
    '3\u00a0persone',
    '4\u00a0persone',
  ]);
  expect(within(sheet).getByRole('button', { name: 'Scegli quante persone' })).toBeDisabled();
  await user.click(within(sheet).getByRole('radio', { name: '3\u00a0persone' }));
  await user.click(within(sheet).getByRole('button', { name: 'Prendi il numero' }));
  await screen.findByRole('heading', { name: /biglietto da/ });
  const [sent] = gateway.requests.filter(({ path }) => path.endsWith('/lineup'));
  expect(sent?.body).toEqual({ paxCount: 3 });
});

test('CON-026 QUE-053 a queue without a largest party asks for the size too', async () => {
  const { user } = open(takes, withQueue({ maxPax: null }), buildSession());
  await user.click(await button());
  const sheet = await screen.findByRole('dialog', { name: 'In quanti siete?' });
  const larger = within(within(sheet).getByRole('combobox')).getAllByRole('option');
  expect(larger.at(-1)).toHaveTextContent('15 persone');
});

test('CON-021, CON-022: who it is, where, the guest warning and the ticket that is held', async () => {
  const { container } = open([reply(userTicketsCall, [ticket])], buildMerchant(), guest);
  expect(await screen.findByText('Via dei Mulini 12, 40121 Bologna BO')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toBeVisible();
  expect(screen.getByText(/resta solo su questo dispositivo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prendi/ })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  ['CON-023', 'free access', { listOnly: true }, '/free-access/forno-aurora/11', /libero/],
  ['CON-023', 'an event', { type: 'event' as const }, '/events/forno-aurora', /orari/],
  ['CON-024', 'a queue for passes', { passMode: 'generic' as const }, '/aq/forno-aurora', /pass/],
])('%s, X-38, CST-014: %s leads on after a second', async (_, _kind, change, path, text) => {
  const { address } = open(takes, withQueue(change));
  expect(await screen.findByText(text)).toBeVisible();
  await passTime(900);
  expect(address()).toBe('/take-number/7/11');
  await passTime(100);
  expect(address()).toBe(path);
});

test('CON-034: a child of a multi-queue is booked at its parent, at once', async () => {
  const child = buildQueue({ id: 11, parentQueueId: 17 });
  const multi = buildQueue({ id: 17, multiQueue: true, childQueues: [child] });
  const { address } = open(takes, buildMerchant({ queues: [multi] }));
  await waitFor(() => expect(address()).toBe('/book-queue/7/17'));
});

test('CON-029: the button shows the expected number at once, the ticket the one given', async () => {
  const day = buildCounter({ nextAvailableTicket: 4 });
  const { user } = open(
    [...takes, neverAnswer(lineUpCall)],
    withQueue({ queue_daily_counters: [day] }),
    buildSession(),
  );
  await user.click(await screen.findByRole('button', { name: 'Prendi il numero 4' }));
  expect(screen.getByText('Dovrebbe essere il numero')).toBeVisible();
  expect(screen.getByText('4')).toBeVisible();
});

test('CON-025: a person with eight tickets, of whichever merchants, takes no more', async () => {
  const others = Array.from({ length: 8 }, (_, index) =>
    buildTicket({ counter: index + 1, merchant: { ...ticket.merchant, id: 100 + index } }),
  );
  open([reply(userTicketsCall, others)], buildMerchant(), buildSession());
  expect(await screen.findByText(/limite massimo/)).toBeVisible();
  expect(await button()).toBeDisabled();
});

test('CON-019: a new scan by hand goes where its code leads', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Nuova scansione' }));
  const field = await screen.findByRole('textbox', { name: /Codice/ });
  await user.type(field, 'https://turno.example/m/forno-aurora?x=1{Enter}');
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

// The last test, since its request goes on.
test('IDN-024 the bot check starts with the screen; a line-up responds at once and finishes its check after the screen is left', async () => {
  const { user, gateway } = open([neverAnswer(botChallengeCall)]);
  const take = await button();
  const checks = () => gateway.requests.filter(({ path }) => path === '/auth/challenge');
  await waitFor(() => expect(checks()).toHaveLength(1));
  await user.click(take);
  expect(screen.getByText('Verifica di sicurezza…')).toBeVisible();
  await user.click(take);
  // No guest is signed up before the check. A slow machine may repeat the line-up of the previous test here.
  expect(posts(gateway)).not.toContain('/auth/signup');
  // The command takes the token after the next paint.
  await act(() => jest.advanceTimersByTimeAsync(100));
  cleanup();
  const isAskedAnew = waitFor(() => expect(checks()).toHaveLength(2), { timeout: 200 });
  await expect(isAskedAnew).rejects.toThrow();
});
