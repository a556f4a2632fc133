import { act, screen, waitFor } from '@testing-library/react';
import { botChallengeCall, lineUpCall, signUpCall, userTicketsCall } from '@turno/shared-types';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  failOffline,
  passTime,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { easyPuzzle } from '../../test/show.tsx';
import { button, open, startAfresh, takes } from '../../test/taking.ts';

const posts = (gateway: ReturnType<typeof open>['gateway']) =>
  gateway.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);

const day = (change: Parameters<typeof buildCounter>[0]) =>
  buildMerchant({ queues: [buildQueue({ queue_daily_counters: [buildCounter(change)] })] });

beforeEach(startAfresh);

function keys(gateway: ReturnType<typeof open>['gateway']): (string | null)[] {
  return gateway.requests
    .filter(({ path }) => path.endsWith('/lineup'))
    .map(({ headers }) => headers.get('idempotency-key'));
}

test('IDN-024: a failing bot check stops the chain', async () => {
  const { user, gateway } = open([easyPuzzle, refuse(signUpCall, 'captcha_error')]);
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/problema col tuo dispositivo/);
  expect(posts(gateway)).toEqual(['/auth/signup']);
});

test('IDN-022: a gateway without a bot check is an error that guests see', async () => {
  const { user, gateway } = open([refuse(botChallengeCall, 'not_found')]);
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Recaptcha Key not set.');
  expect(posts(gateway)).toEqual([]);
});

test('QUE-049 a retry and a reload after silence are the same request', async () => {
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
});

test.each([
  ['ERR-008', 'queue_closed', null, 'La coda è chiusa'],
  ['ERR-007', 'max_tickets', { n: 8 }, /limite massimo \(8\)/],
  ['ERR-007', 'max_tickets_category', { n: 3 }, /Hai già 3 biglietti/],
  ['CON-028', 'lineup_not_open', { startTime: '08:30' }, 'Puoi metterti in coda dalle 08:30'],
  ['QUE-064', 'queue_not_supported', null, /accesso libero/],
] as const)('%s: the error %s is shown and ends the command', async (_, code, payload, text) => {
  const { user } = open([refuse(lineUpCall, code, payload)], buildMerchant(), buildSession());
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  // CON-025: a retry will not help once the allowance is used up.
  const isLimit = code.startsWith('max_tickets');
  await waitFor(async () => expect((await button()).hasAttribute('disabled')).toBe(isLimit));
  expect(sessionStorage).toHaveLength(0);
});

/** Leaves the screen for the page of the merchant, and comes back. */
async function leaveAndReturn({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('link', { name: 'Vedi le code dell’attività' }));
  await user.click(await screen.findByRole('link', { name: /Prendi|Coda/ }));
}

test.each([
  ['max_tickets_category', { n: 2 }],
  ['queue_closed', null],
] as const)(
  'CON-025 QUE-060 a rejection (%s) ends when its screen is left',
  async (code, payload) => {
    const shown = open([refuse(lineUpCall, code, payload)], buildMerchant(), buildSession());
    await shown.user.click(await button());
    await screen.findByRole('alert');
    await leaveAndReturn(shown);
    expect(await button()).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('CON-032 a line-up without an answer is still there when its screen is opened again', async () => {
  const shown = open([failOffline(lineUpCall)], buildMerchant(), buildSession());
  await shown.user.click(await button());
  await screen.findByRole('button', { name: 'Riprova' });
  await leaveAndReturn(shown);
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible();
});

test('CON-025 QUE-060 the limit ends when the tickets of the person change', async () => {
  const merchant = { ...buildTicket().merchant, id: 8 };
  const [one, other] = [1, 2].map((counter) => buildTicket({ counter, merchant }));
  const replies = [
    reply(
      userTicketsCall,
      [one, other].flatMap((each) => each ?? []),
    ),
    refuse(lineUpCall, 'max_tickets_category', { n: 2 }),
  ];
  const { user, gateway } = open(replies, buildMerchant(), buildSession());
  await user.click(await button());
  await waitFor(async () => expect(await button()).toBeDisabled());
  await passTime(12_000);
  expect(await button()).toBeDisabled();
  gateway.answer(
    reply(
      userTicketsCall,
      [one].flatMap((each) => each ?? []),
    ),
  );
  await passTime(12_000);
  await waitFor(async () => expect(await button()).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
});

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
