import { act, screen, waitFor, within } from '@testing-library/react';
import type { Ticket } from '@turno/shared-types';
import { buildSession, buildTicket } from '@turno/shared-types/test-data';
import { passTime } from '@turno/shared-ui/test';
import { renderShell } from '../../test/render-shell.tsx';
import { runningTickets } from './guest-ticket.tsx';

const NOW = new Date('2026-11-21T12:00:00Z');
const RUNNING: Ticket = { ...buildTicket(), executedAt: null, canceledAt: null, expiresAt: null };
const GUEST = buildSession({ roles: ['ROLE_GUEST'] });

let tickets: Ticket[] = [];
beforeEach(() => {
  tickets = [RUNNING];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const address = request instanceof Request ? request.url : String(request);
    return address.includes('/tickets')
      ? Response.json(tickets)
      : Response.json({ version: '1.5.2' });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const chip = () => screen.queryByRole('link', { name: /Il tuo numero/ });

test('SHL-022 a guest finds the way back to the number that runs, on every page that does not show it', async () => {
  const path = `/reservation/${RUNNING.merchant.id}/${RUNNING.queue.id}`;
  const otherPage = renderShell({
    path: '/terms',
    session: GUEST,
    config: { apiBase: 'http://api.test' },
  });
  await waitFor(() => expect(chip()).toHaveAttribute('href', path));
  expect(chip()).toHaveTextContent(RUNNING.ticketValue);
  // In the header it would move the page when it comes.
  expect(within(screen.getByRole('banner')).queryByText(RUNNING.ticketValue)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Code' })).not.toBeInTheDocument();
  otherPage.unmount();
  for (const own of [path, '/', '/user-queues', '/show-pass/7/12', '/show-event-ticket/7/13/501']) {
    const page = renderShell({ path: own, session: GUEST, config: { apiBase: 'http://api.test' } });
    await screen.findByRole('heading', { name: 'mfe-consumer' });
    expect(chip()).not.toBeInTheDocument();
    page.unmount();
  }
});

test('SHL-021 a page without its header has no such link', async () => {
  renderShell({
    path: '/terms',
    session: GUEST,
    config: { apiBase: 'http://api.test' },
    storage: { headerVisible: 'false' },
  });
  await passTime(10_000);
  expect(chip()).not.toBeInTheDocument();
});

test('SHL-022 the number goes when it is given back, and comes when one is taken', async () => {
  const { host } = renderShell({
    path: '/terms',
    session: GUEST,
    config: { apiBase: 'http://api.test' },
  });
  await waitFor(() => expect(chip()).toBeVisible());
  tickets = [];
  act(() => host.ticketChanges.raise());
  await waitFor(() => expect(chip()).not.toBeInTheDocument());
});

test('SHL-022 a guest with several numbers finds them all, and the list that says where each one counts', async () => {
  tickets = [RUNNING, { ...RUNNING, ticketValue: 'B9', counter: 9, queueDailyCounterId: 900 }];
  renderShell({ path: '/terms', session: GUEST, config: { apiBase: 'http://api.test' } });
  const link = await screen.findByRole('link', {
    name: `I tuoi numeri ${RUNNING.ticketValue}, B9`,
  });
  expect(link).toHaveAttribute('href', '/user-queues');
});

test.each(['ROLE_USER', 'ROLE_MERCHANT'] as const)('SHL-022 %s has no such chip', async (role) => {
  renderShell({ path: '/', session: buildSession({ roles: [role] }) });
  await screen.findByRole('heading', { name: 'mfe-consumer' });
  expect(chip()).not.toBeInTheDocument();
});

const counter = RUNNING.queueDailyCounter;
test.each([
  { name: 'one that waits', change: {}, runs: true },
  { name: 'one that was given back', change: { canceledAt: NOW.toISOString() }, runs: false },
  { name: 'one that was checked in', change: { checkedInAt: NOW.toISOString() }, runs: false },
  { name: 'one whose time is over', change: { expiresAt: '2026-11-21T11:00:00Z' }, runs: false },
  {
    name: 'one that was passed by',
    change: { queueDailyCounter: { ...counter, counter: RUNNING.counter + 1 } },
    runs: false,
  },
])('SHL-022 $name counts as running: $runs', ({ change, runs }) => {
  expect(runningTickets([{ ...RUNNING, ...change }], NOW)).toHaveLength(Number(runs));
});
