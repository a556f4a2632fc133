import { act, screen, waitFor, within } from '@testing-library/react';
import {
  botChallengeCall,
  lineUpCall,
  type Merchant,
  signUpCall,
  userTicketsCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { easyPuzzle, merchantReplies, show } from '../../test/show.tsx';

const PATH = '/take-number/7/11';
const guest = buildSession({ roles: ['ROLE_GUEST'] });
const ticket = buildTicket();
let isTaken = false;
const takes = [
  easyPuzzle,
  reply(signUpCall, guest),
  reply(lineUpCall, () => {
    isTaken = true;
    return ticket;
  }),
  reply(userTicketsCall, () => (isTaken ? [ticket] : [])),
];

const withQueue = (change: Parameters<typeof buildQueue>[0]): Merchant =>
  buildMerchant({ queues: [buildQueue(change)] });

function open(
  replies: readonly FakeReply[] = takes,
  merchant = buildMerchant(),
  session?: typeof guest,
) {
  return show(PATH, {
    replies: [reply(userTicketsCall, []), ...merchantReplies(merchant), ...replies],
    ...(session ? { session } : {}),
  });
}

const button = () => screen.findByRole('button', { name: /Prendi il primo numero/ });
const posts = (gateway: ReturnType<typeof open>['gateway']) =>
  gateway.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

beforeEach(() => {
  sessionStorage.clear();
  isTaken = false;
});

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

test('the bot check starts with the screen, and the press is answered at once', async () => {
  const { user, gateway } = open([neverAnswer(botChallengeCall)]);
  const take = await button();
  await waitFor(() =>
    expect(gateway.requests.map(({ path }) => path)).toContain('/auth/challenge'),
  );
  await user.click(take);
  expect(screen.getByText('Verifica di sicurezza…')).toBeVisible();
  await user.click(take);
  expect(posts(gateway)).toEqual([]);
});

test('IDN-024: a failing bot check stops the chain', async () => {
  const { user, gateway } = open([easyPuzzle, refuse(signUpCall, 'captcha_error')]);
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/problema col tuo dispositivo/);
  expect(posts(gateway)).toEqual(['/auth/signup']);
});

test('IDN-022: without a bot check at the gateway a guest is told so', async () => {
  const { user, gateway } = open([refuse(botChallengeCall, 'not_found')]);
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Recaptcha Key not set.');
  expect(posts(gateway)).toEqual([]);
});

test('somebody with a session lines up at once', async () => {
  const { user, gateway, address } = open(takes, buildMerchant(), buildSession());
  await user.click(await button());
  await screen.findByRole('heading', { name: /biglietto da/ });
  expect(address()).toBe('/reservation/7/11');
  expect(posts(gateway)).toEqual(['/public/merchants/7/queues/11/lineup']);
});

test('a retry and a reload after silence are the same request', async () => {
  const first = open([failOffline(lineUpCall)], buildMerchant(), buildSession());
  await first.user.click(await button());
  expect(await screen.findByText(/non prenderai due numeri/)).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(keys(first.gateway).length).toBeGreaterThan(1));
  await screen.findByText(/non prenderai due numeri/);
  first.unmount();

  const second = open(takes, buildMerchant(), buildSession());
  await second.user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await screen.findByRole('heading', { name: /biglietto da/ });
  expect(new Set([...keys(first.gateway), ...keys(second.gateway)]).size).toBe(1);
  expect(sessionStorage).toHaveLength(0);
}, 40_000);

function keys(gateway: ReturnType<typeof open>['gateway']): (string | null)[] {
  return gateway.requests
    .filter(({ path }) => path.endsWith('/lineup'))
    .map(({ headers }) => headers.get('idempotency-key'));
}

test.each([
  ['ERR-008', 'queue_closed', null, 'La coda è chiusa'],
  ['ERR-007', 'max_tickets', { n: 8 }, /limite massimo \(8\)/],
  ['ERR-007', 'max_tickets_category', { n: 3 }, /Hai già 3 biglietti/],
  ['CON-028', 'lineup_not_open', { startTime: '08:30' }, 'Puoi metterti in coda dalle 08:30'],
  ['QUE-064', 'queue_not_supported', null, /accesso libero/],
] as const)(
  '%s: a refusal with %s is told and ends the request',
  async (_, code, payload, text) => {
    const { user } = open([refuse(lineUpCall, code, payload)], buildMerchant(), buildSession());
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await button()).toBeEnabled();
    expect(sessionStorage).toHaveLength(0);
  },
);

test('one ticket per queue: a second press elsewhere leads to the first ticket', async () => {
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
    '2 persone',
    '3 persone',
    '4 persone',
  ]);
  expect(within(sheet).getByRole('button', { name: 'Scegli quanti siete' })).toBeDisabled();
  await user.click(within(sheet).getByRole('radio', { name: '3 persone' }));
  await user.click(within(sheet).getByRole('button', { name: 'Prendi il numero' }));
  await screen.findByRole('heading', { name: /biglietto da/ });
  const [sent] = gateway.requests.filter(({ path }) => path.endsWith('/lineup'));
  expect(sent?.body).toEqual({ paxCount: 3 });
});

const day = (change: Parameters<typeof buildCounter>[0]) =>
  withQueue({ queue_daily_counters: [buildCounter(change)] });

test.each([
  ['closed', day({ closed: true }), undefined, 'La coda è chiusa'],
  ['paused', day({ paused: true }), undefined, 'La coda è in pausa'],
  ['without an opening today', buildMerchant({ openings: [] }), undefined, 'La coda è chiusa'],
  ['for a merchant account', buildMerchant(), 'ROLE_MERCHANT', /esercenti/],
] as const)('CON-025: the button is off when %s', async (_, merchant, role, text) => {
  open(takes, merchant, role && buildSession({ roles: [role] }));
  expect(await button()).toBeDisabled();
  expect(screen.getByText(text, { selector: 'div' })).toBeVisible();
});

test('CON-025: without a network the button is off until it is back', async () => {
  open();
  await button();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/appena torna la rete/)).toBeVisible();
  expect(await button()).toBeDisabled();
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () => expect(await button()).toBeEnabled());
});

test('CON-021, CON-022: who it is, where, the guest warning and the ticket that is held', async () => {
  const { container } = open([reply(userTicketsCall, [ticket])], buildMerchant(), guest);
  expect(await screen.findByText('Via dei Mulini 12, 40121 Bologna')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Mostra il biglietto 5' })).toBeVisible();
  expect(screen.getByText(/resta solo su questo dispositivo/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Prendi/ })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-023, CON-024: a queue that gives no numbers is shown on its merchant’s page', async () => {
  const { address } = open(takes, withQueue({ listOnly: true }));
  expect(await screen.findByText(/non serve il biglietto/)).toBeVisible();
  expect(address()).toBe('/m/forno-aurora');
});

test('CON-019: a new scan by hand goes where its code leads', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Nuova scansione' }));
  const field = await screen.findByRole('textbox', { name: /Codice/ });
  await user.type(field, 'https://turno.example/m/forno-aurora?x=1{Enter}');
  await waitFor(() => expect(address()).toBe('/take-number/7/11'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
