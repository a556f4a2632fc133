import { act, screen, within } from '@testing-library/react';
import { axeViolations, buildMerchant, buildQueue, setUpEventSources } from '@turno/shared-ui/test';
import { callOfFo7 } from '../../test/called-tickets.ts';
import { bakery, busyCounter, callButton, mine, show } from '../../test/show.tsx';

const live = setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

test('MER-014 queues are tabs that show who waits, all automatic ones together first, and open where people wait', async () => {
  const other = buildQueue({ id: 12, name: 'Pane', nextRatio: 2 });
  const banco = buildQueue({ queue_daily_counters: [busyCounter()] });
  const merchant = buildMerchant({ queues: [banco, other] });
  const { user, container } = show({ replies: [mine(merchant)] });
  const tabs = within(await screen.findByRole('tablist', { name: 'Code' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    expect.stringMatching(/^Auto/),
    expect.stringMatching(/^Banco/),
    expect.stringMatching(/^Pane/),
  ]);
  expect(tabs[1]).toHaveTextContent(/^BancoSi serve FO7 · Senza chiamate da \d+ min33 numeri/);
  expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: /^Pane/ }));
  expect(screen.getByRole('region', { name: 'Pane' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('MER-014 a tab says how long nobody was called from the first minute on', async () => {
  const now = { nextTicketCreatedAt: new Date().toISOString(), latestCalls: [] };
  const banco = buildQueue({ queue_daily_counters: [busyCounter(now)] });
  show({
    replies: [mine(buildMerchant({ queues: [banco, buildQueue({ id: 12, name: 'Pane' })] }))],
  });
  const tab = await screen.findByRole('tab', { name: /^Banco/ });
  expect(tab).toHaveTextContent('Si serve FO7');
  expect(tab).not.toHaveTextContent('Senza chiamate');
});

test.each([
  ['a moment ago', '2026-11-21T09:57:00.000Z', 'ChiusaSi serve FO7'],
  ['long ago', '2026-11-21T09:50:00.000Z', 'Chiusa'],
])('MER-014 S-03 S-04 the tab of a closed queue that called %s', async (_, calledAt, facts) => {
  const call = callOfFo7({ calledAt });
  const nobody = { ticketsAhead: 0, paxAhead: 0, nextTicket: null, nextTicketCreatedAt: null };
  const closed = busyCounter({ ...nobody, closed: true, latestCalls: [call] });
  const banco = buildQueue({ queue_daily_counters: [closed] });
  const queues = [banco, buildQueue({ id: 12, name: 'Pane' })];
  show({ replies: [mine(buildMerchant({ queues }))] });
  const tab = await screen.findByRole('tab', { name: /^Banco/ });
  expect(tab.textContent?.replace(' · ', '')).toBe(`Banco${facts}`);
});

test('MER-014 the open queue stays when another one comes to need somebody', async () => {
  const banco = buildQueue({ queue_daily_counters: [busyCounter()] });
  const idle = busyCounter({ id: 99, queueId: 12, ticketsAhead: 0, paxAhead: 0 });
  const pane = buildQueue({ id: 12, name: 'Pane', queue_daily_counters: [idle] });
  show({ replies: [mine(buildMerchant({ queues: [pane, banco] }))] });
  await screen.findByRole('region', { name: 'Banco' });
  act(() => live.streams.at(-1)?.open());
  const long = { nextTicketCreatedAt: '2020-01-01T00:00:00.000Z', latestCalls: [] };
  const counter = { ...idle, ...long, ticketsAhead: 7, paxAhead: 7 };
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 12, counter }));
  expect(await screen.findByRole('tab', { name: /7 numeri in attesa/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Banco' })).toBeVisible();
});

test('the call button is within three stops of the keyboard', async () => {
  const banco = buildQueue({ queue_daily_counters: [busyCounter()] });
  const pane = buildQueue({ id: 12, name: 'Pane' });
  const bar = bakery(busyCounter(), { id: 8, name: 'Bar Sole' });
  const replies = [mine(buildMerchant({ queues: [banco, pane] }), bar)];
  const { user } = show({ replies });
  const button = await callButton();
  // Switcher, tabs, call.
  for (let stop = 0; stop < 3; stop += 1) await user.tab();
  expect(button).toHaveFocus();
});

test('MER-014 a single queue needs no tabs', async () => {
  show({ replies: [mine(bakery())] });
  await callButton();
  expect(screen.queryByRole('tablist', { name: 'Code' })).not.toBeInTheDocument();
});
