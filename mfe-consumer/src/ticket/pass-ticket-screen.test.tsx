import { act, screen, waitFor } from '@testing-library/react';
import { type Ticket, userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const { queue, queueDailyCounter } = buildTicket();
const pass = (change: Partial<Ticket> = {}) =>
  buildTicket({ queue: { ...queue, passMode: 'generic' }, ...change });
const CALLED: Partial<Ticket> = {
  executedAt: inMinutes(-1),
  expiresAt: inMinutes(4),
  queueDailyCounter: { ...queueDailyCounter, counter: 5, currentTicket: '5' },
};
const merchant = buildMerchant({ queues: [buildQueue({ passMode: 'generic' })] });

const live = setUpEventSources();

const openPass = (ticket: Ticket, path = '/show-pass/7/11') =>
  show(path, {
    session: buildSession(),
    replies: [...merchantReplies(merchant), reply(userTicketsCall, [ticket])],
  });

test('CON-063 PAS-029: a pass ticket has its numbers, status, wait, people and code', async () => {
  const { container } = openPass(
    pass({
      paxCount: 4,
      pass: { pass_type: { name: 'Fast Track' } },
      pass_owner: { name: 'Emma' },
    }),
  );
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent(/Il tuo numero5/);
  expect(card).toHaveTextContent('In attesa');
  expect(card).toHaveTextContent('Fast Track · Emma +3');
  expect(card).toHaveTextContent('circa 10 minuti');
  expect(card).toHaveTextContent(/Ora in servizio2/);
  expect(await screen.findByRole('img', { name: 'Codice QR del biglietto 5' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-063: it is found by the address of any other ticket, too', async () => {
  const { address } = openPass(pass(), '/reservation/7/11');
  await screen.findByRole('article');
  expect(address()).toBe('/show-pass/7/11');
});

test.each([
  ['was used', { ...CALLED, checkedInAt: inMinutes(0) }],
  ['ran out', { ...CALLED, expiresAt: inMinutes(-1) }],
])(
  'CON-049, CON-063, X-51: a code that %s leads back to where passes are asked for',
  async (_, change) => {
    const { address } = openPass(pass(change));
    await waitFor(() => expect(address()).toBe('/aq/forno-aurora'));
  },
);

test('CON-049: polling detects the check-in without a live event', async () => {
  const { gateway, address } = openPass(pass(CALLED));
  await screen.findByRole('heading', { level: 2, name: 'Presentati ora' });
  act(() => live.streams.at(-1)?.fail());
  gateway.answer(reply(userTicketsCall, [pass({ ...CALLED, checkedInAt: inMinutes(0) })]));
  await waitFor(() => expect(address()).toBe('/aq/forno-aurora'));
});

test('CON-047: without a ticket it redirects to the page of passes', async () => {
  const { address } = show('/show-pass/7/11', {
    session: buildSession(),
    replies: [...merchantReplies(merchant), reply(userTicketsCall, [])],
  });
  await waitFor(() => expect(address()).toBe('/aq/forno-aurora'));
});

test('SHL-002, SHL-013: without a session it leads to sign-in', async () => {
  const { address } = show('/show-pass/7/11');
  await screen.findByRole('heading', { name: 'Accedi' });
  expect(address()).toBe('/signin');
});

test('CON-031, CON-049: after the ticket is used, polling stops', async () => {
  const asked = (gateway: ReturnType<typeof openPass>['gateway']) =>
    gateway.requests.filter(({ path }) => path.endsWith('/tickets')).length;
  const free = { ...CALLED, checkedInAt: inMinutes(0) };
  const { gateway } = show('/reservation/7/11', {
    session: buildSession(),
    replies: [
      ...merchantReplies(
        buildMerchant({ queues: [buildQueue({ queue_daily_counters: [buildCounter()] })] }),
      ),
      reply(userTicketsCall, [buildTicket(free)]),
    ],
  });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const first = asked(gateway);
  expect(first).toBeGreaterThan(0);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(asked(gateway)).toBe(first);
});
