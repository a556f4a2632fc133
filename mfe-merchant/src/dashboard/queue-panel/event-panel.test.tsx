import { act, screen, waitFor, within } from '@testing-library/react';
import {
  axeViolations,
  buildCounter,
  buildMerchant,
  buildQueue,
  fakeEventSources,
  stopClock,
} from '@turno/shared-ui/test';
import { mine, show } from '../../../test/show.tsx';

stopClock('2026-11-21T11:00:00Z');

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  live = fakeEventSources();
});
afterEach(() => live.restore());

const today = buildCounter({
  ...{ id: 501, date: '2026-11-21', time: '20:30', bookedPax: 3, ticketsAhead: 2, paxAhead: 3 },
});
const tomorrow = buildCounter({
  ...{ id: 601, date: '2026-11-22', time: '20:30', bookedPax: 12, ticketsAhead: 5, paxAhead: 12 },
});
const event = buildQueue({
  ...{ id: 11, name: 'Spettacolo', type: 'event', eventPaxCapacity: 40 },
  queue_daily_counters: [today],
  coming_daily_counters: [tomorrow],
});
const listOf = async (day: string) => {
  const heading = await screen.findByRole('heading', { name: day });
  return within(heading.parentElement!).getByRole('listitem');
};

test('S-05 the dashboard shows the bookings of coming days, apart from those of today, to be read only', async () => {
  const { container } = show({ replies: [mine(buildMerchant({ queues: [event] }))] });
  expect(await listOf('Oggi, 21/11/2026')).toHaveTextContent('20:30Posti prenotati: 3 di 40');
  expect(await listOf('Domani, 22/11/2026')).toHaveTextContent(
    '20:30Posti prenotati: 12 di 405 numeri in attesa',
  );
  const panel = screen.getByRole('region', { name: 'Spettacolo' });
  expect(within(panel).queryByRole('button')).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-05 a booking of tomorrow is seen as it comes', async () => {
  show({ replies: [mine(buildMerchant({ queues: [event] }))] });
  const row = await listOf('Domani, 22/11/2026');
  act(() => live.streams.at(-1)?.open());
  const counter = { ...tomorrow, bookedPax: 14, ticketsAhead: 6 };
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  await waitFor(() => expect(row).toHaveTextContent('Posti prenotati: 14 di 40'));
  expect(await listOf('Oggi, 21/11/2026')).toHaveTextContent('Posti prenotati: 3 di 40');
});
