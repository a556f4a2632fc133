import { screen } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue, reply, setClock } from '@turno/shared-ui/test';
import { show } from '../../../test/show.tsx';

const categories = reply(parentCategoriesCall, []);

/** The same hours on every day of the week. */
function everyDay(start: string, end: string) {
  return [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({
    id: dayOfWeek + 1,
    dayOfWeek,
    date: null,
    typology: null,
    start,
    end,
  }));
}

test('CON-005, CON-007: a card says where it is, what it is, how long the wait is and until when it is open', async () => {
  setClock('2026-11-21T10:00:00+01:00');
  const day = buildCounter({ ticketsAhead: 2, paxAhead: 3, estimatedWaitingTime: 600 });
  const shop = buildMerchant({
    openings: everyDay('08:00', '19:30'),
    queues: [buildQueue({ queue_daily_counters: [day] })],
  });
  show('/', { replies: [reply(listMerchantsCall, [shop]), categories] });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(card).toHaveTextContent('Panificio · Bologna');
  expect(card).toHaveTextContent('fino alle 19:30');
  expect(card).toHaveTextContent('circa 10 minuti');
});

test.each([
  { name: 'in the evening', at: '2026-11-21T20:00:00+01:00' },
  { name: 'in the last minute before midnight', at: '2026-11-21T23:59:30+01:00' },
])('CON-007 a place that is open around the clock is open until no hour, $name', async ({ at }) => {
  setClock(at);
  const shop = buildMerchant({
    openings: everyDay('00:00', '23:59'),
    queues: [buildQueue({ queue_daily_counters: [buildCounter()] })],
  });
  show('/', { replies: [reply(listMerchantsCall, [shop]), categories] });
  const card = await screen.findByRole('link', { name: /Forno Aurora/ });
  expect(card).toHaveTextContent('Aperta');
  expect(card).not.toHaveTextContent(/fino alle|Apre/);
});

test.each([
  {
    name: 'where numbers go on',
    endsNumbersAtClosing: false,
    isOtherClosed: false,
    action: 'Mettiti in coda',
  },
  {
    name: 'where they have ended',
    endsNumbersAtClosing: true,
    isOtherClosed: false,
    action: 'Mostra la coda',
  },
  {
    name: 'where they have ended and staff closed the other queue',
    endsNumbersAtClosing: true,
    isOtherClosed: true,
    action: 'Mostra la coda',
  },
])(
  'S-04 a card whose next number would come too late, $name',
  async ({ action, endsNumbersAtClosing, isOtherClosed }) => {
    setClock('2026-11-21T10:00:00+01:00');
    const day = buildCounter({ estimatedWaitingTime: 600, isTooLate: true });
    const other = buildQueue({ id: 12, queue_daily_counters: [buildCounter({ closed: true })] });
    const queues = [buildQueue({ queue_daily_counters: [day] }), ...(isOtherClosed ? [other] : [])];
    const shop = buildMerchant({ queues, endsNumbersAtClosing });
    show('/', { replies: [reply(listMerchantsCall, [shop]), categories] });
    const card = await screen.findByRole('link', { name: /Forno Aurora/ });
    expect(card).toHaveTextContent(
      'I nuovi numeri probabilmente non verrebbero chiamati prima della chiusura',
    );
    expect(card).toHaveTextContent(action);
  },
);

test.each([
  { name: 'too late', wait: { estimatedWaitingTime: 600, isTooLate: true } },
  { name: 'long', wait: { estimatedWaitingTime: 600 } },
])(
  'S-04 CON-005 a card tells no wait where nobody waits in one of its queues, others being $name',
  async ({ wait }) => {
    setClock('2026-11-21T10:00:00+01:00');
    const free = buildCounter({ estimatedWaitingTime: 0 });
    const queues = [
      buildQueue({ queue_daily_counters: [buildCounter(wait)] }),
      buildQueue({ id: 12, queue_daily_counters: [free] }),
    ];
    const shop = buildMerchant({ queues, openings: everyDay('08:00', '19:30') });
    show('/', { replies: [reply(listMerchantsCall, [shop]), categories] });
    const card = await screen.findByRole('link', { name: /Forno Aurora/ });
    expect(card).toHaveTextContent('Mettiti in coda');
    expect(card).not.toHaveTextContent(/prima della chiusura|minuti|min/);
  },
);
