import { screen, within } from '@testing-library/react';
import { type Merchant, type Ticket, userTicketsCall } from '@turno/shared-types';
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
import { merchantReplies, show } from '../../../test/show.tsx';

setUpEventSources();
beforeEach(() => {
  localStorage.clear();
});

const closed = buildQueue({ queue_daily_counters: [buildCounter({ closed: true })] });
const cash = buildQueue({
  id: 12,
  name: 'Cassa',
  queue_daily_counters: [buildCounter({ id: 92, estimatedWaitingTime: 600 })],
});
const withOther = buildMerchant({ queues: [closed, cash] });
const { queueDailyCounter } = buildTicket();
const WAITING: Partial<Ticket> = { queueDailyCounter: { ...queueDailyCounter, closed: true } };
const AWAY: Partial<Ticket> = {
  ...WAITING,
  endReason: 'sent-away',
  status: 'expired',
  qrCodeJWT: null,
  canceledAt: new Date().toISOString(),
};

function open(change: Partial<Ticket>, merchant: Merchant = withOther) {
  return show('/reservation/7/11', {
    session: buildSession(),
    replies: [...merchantReplies(merchant), reply(userTicketsCall, [buildTicket(change)])],
  });
}
const question = () => screen.findByRole('region', { name: 'Che cosa vuoi fare?' });

test('S-04 after an early close a person who waits chooses: keep, leave, or another queue of the place', async () => {
  const { container, user } = open(WAITING);
  const choice = within(await question());
  expect(choice.getByRole('button', { name: 'Lascia la coda' })).toBeVisible();
  const other = choice.getByRole('link', { name: /^Prendi un numero in Cassa · circa 10 minuti/ });
  expect(other).toHaveAttribute('href', '/take-number/7/12');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(choice.getByRole('button', { name: 'Tieni il numero 5' }));
  expect(choice.getByText(/^Tieni il numero 5: sarà ancora chiamato/)).toBeVisible();
  expect(choice.queryByRole('button', { name: 'Tieni il numero 5' })).not.toBeInTheDocument();
  expect(choice.getByRole('button', { name: 'Lascia la coda' })).toBeVisible();
});

test('S-04 a queue that was closed is worked off: who waits still reads how long, and when to leave', async () => {
  const { user } = open({ ...WAITING, estimatedWaitingTime: 1_200, waitEarliest: 900 });
  await question();
  expect(screen.getByText(/^circa 20 minuti/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Avvisami quando tocca a me' }));
  await user.type(await screen.findByLabelText('Quanto sei lontano?'), '5');
  await user.click(screen.getByRole('button', { name: 'Dimmi quando partire' }));
  expect(await screen.findByText(/^Parti verso le/)).toBeVisible();
});

test('S-04 the choice to keep a number is not asked for again', async () => {
  const first = open(WAITING);
  await first.user.click(
    within(await question()).getByRole('button', { name: 'Tieni il numero 5' }),
  );
  first.unmount();
  open(WAITING);
  await question();
  expect(screen.queryByRole('button', { name: 'Tieni il numero 5' })).not.toBeInTheDocument();
});

test('S-04 nobody is asked while the queue is open', async () => {
  open({});
  expect(await screen.findByRole('button', { name: 'Lascia la coda' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Tieni/ })).not.toBeInTheDocument();
});

test('S-04 who was sent away is shown where to take another number', async () => {
  open(AWAY);
  expect(await screen.findByRole('link', { name: /^Prendi un numero in Cassa/ })).toBeVisible();
});

test('S-04 who was sent away and finds all closed reads when the place opens again', async () => {
  open(AWAY, buildMerchant({ queues: [closed] }));
  expect(await screen.findByText(/^apre (domani|\S+) alle \d\d:\d\d/i)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Prendi un numero/ })).not.toBeInTheDocument();
});
