import { act, screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  passTime,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { CALLED, inMinutes, open } from '../../test/held-ticket.ts';
import { merchantReplies, show } from '../../test/show.tsx';

const { queueDailyCounter } = buildTicket();
const yesterday = { ...queueDailyCounter, date: '2026-11-20', counter: 2 };
const DAY_OVER = 'La giornata è finita prima del tuo turno';

const live = setUpEventSources();

const headline = (text: string) => screen.findByRole('heading', { level: 2, name: text });

test.each([
  [
    'passed by but still good',
    { ...CALLED, queueDailyCounter: { ...queueDailyCounter, counter: 6 } },
    'Il tuo numero è stato chiamato',
  ],
  ['X-51 let in', { ...CALLED, checkedInAt: inMinutes(0), qrCodeJWT: null }, 'Sei entrato'],
  ['QUE-073 CON-074 run out', { ...CALLED, expiresAt: inMinutes(-1) }, 'Il codice è scaduto'],
  [
    'passed by',
    { ...CALLED, qrCodeJWT: null, queueDailyCounter: { ...queueDailyCounter, counter: 6 } },
    'Il biglietto è scaduto',
  ],
  [
    'S-10 of a show that was cancelled',
    {
      canceledAt: inMinutes(0),
      endReason: 'sent-away' as const,
      queueDailyCounter: { ...queueDailyCounter, time: '20:30' },
    },
    'Lo spettacolo è stato annullato',
  ],
])('X-21: a ticket that was %s', async (_, change, text) => {
  open(change);
  expect(await headline(text)).toBeVisible();
});

test.each(['sent-away', 'queue-removed', 'merchant-closed'] as const)(
  'S-10 the ticket of a show that others ended (%s) says which one it was',
  async (endReason) => {
    open({
      canceledAt: inMinutes(0),
      endReason,
      queueDailyCounter: { ...queueDailyCounter, date: '2027-01-02', time: '20:30' },
    });
    expect(await screen.findByText('02/01/2027 20:30')).toBeVisible();
    expect(screen.getByText('Terminato')).toBeVisible();
    expect(screen.queryByText('Scaduto')).not.toBeInTheDocument();
  },
);

test('S-21 a party of which some are in says how many, and keeps its code for the others', async () => {
  open({ ...CALLED, paxCount: 4, enteredPax: 3 });
  expect(await screen.findByText('Entrati: 3 su 4')).toBeVisible();
});

test('CON-048: an expired ticket offers another while the queue is open', async () => {
  open({ ...CALLED, expiresAt: inMinutes(-1) });
  expect(await screen.findByRole('link', { name: 'Prendi un altro numero' })).toHaveAttribute(
    'href',
    '/take-number/7/11',
  );
});

test('QUE-071 a ticket that was not called before its day ended says so and offers a new number', async () => {
  const { container } = open({
    status: 'expired',
    qrCodeJWT: null,
    checkInCode: null,
    ticketsAhead: 0,
    queueDailyCounter: yesterday,
  });
  expect(await headline(DAY_OVER)).toBeVisible();
  expect(screen.getByText('Terminato')).toBeVisible();
  expect(screen.queryByText('Sei il prossimo')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Prendi un altro numero' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('QUE-071 the first news of a later day ends a ticket that waits on an open page', async () => {
  const lasting = { ticketsAhead: 0, queueDailyCounter: yesterday };
  const { gateway } = open(lasting);
  expect(await headline('Sei il prossimo')).toBeVisible();
  act(() => live.streams.at(-1)?.open());
  await passTime(500);
  gateway.answer(reply(userTicketsCall, [buildTicket({ ...lasting, status: 'expired' })]));
  const counter = buildCounter({ id: 60, queueId: 11, date: '2026-11-21' });
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  expect(await headline(DAY_OVER)).toBeVisible();
});

test('CON-048: not while it is closed', async () => {
  const closed = buildQueue({ queue_daily_counters: [buildCounter({ closed: true })] });
  show('/reservation/7/11', {
    session: buildSession(),
    replies: [
      ...merchantReplies(buildMerchant({ queues: [closed] })),
      reply(userTicketsCall, [buildTicket({ ...CALLED, expiresAt: inMinutes(-1) })]),
    ],
  });
  await headline('Il codice è scaduto');
  expect(screen.queryByRole('link', { name: 'Prendi un altro numero' })).not.toBeInTheDocument();
});

test.each([
  ['sent-away', 'La coda ha chiuso prima del tuo turno'],
  ['queue-removed', 'Questa coda non esiste più'],
  ['merchant-closed', 'Forno Aurora ha chiuso definitivamente'],
] as const)(
  'S-04 S-08 a ticket that ended without its holder says why: %s',
  async (endReason, text) => {
    const { container } = open({ endReason, canceledAt: inMinutes(-1), status: 'expired' });
    expect(await headline(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lascia la coda' })).not.toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  },
);
