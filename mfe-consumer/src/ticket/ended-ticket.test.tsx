import { screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  buildSession,
  buildTicket,
  fakeEventSources,
  reply,
} from '@turno/shared-ui/test';
import { CALLED, inMinutes, open } from '../../test/held-ticket.ts';
import { merchantReplies, show } from '../../test/show.tsx';

const { queueDailyCounter } = buildTicket();

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  live = fakeEventSources();
});
afterEach(() => live.restore());

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
])('X-21: a ticket that was %s', async (_, change, text) => {
  open(change);
  expect(await headline(text)).toBeVisible();
});

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
