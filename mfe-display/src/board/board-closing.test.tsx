import { screen, waitFor, within } from '@testing-library/react';
import { buildMerchant, buildQueue } from '@turno/shared-ui/test';
import {
  changeDay,
  closeBrowser,
  day,
  openBoard,
  openBrowser,
  panel,
  spoken,
} from '../../test/board.tsx';

beforeEach(openBrowser);
afterEach(closeBrowser);

const LAST = { closed: true, counter: 47, currentTicket: '47', ticketsAhead: 1, paxAhead: 1 };

const counter = (queueId: number) => day({ ...LAST, queueId, ...(queueId === 11 ? {} : NOBODY) });
const NOBODY = { ticketsAhead: 0, paxAhead: 0, currentTicket: null, latestCalls: [] };

/** Staff press Next for the last person of a closed queue. */
const callLast = (calledAt: string) => {
  const call = { desk: null, first: 48, counter: 48, paxCount: 1, ticketValue: '48', calledAt };
  const served = { counter: 48, currentTicket: '48', latestCalls: [call] };
  return changeDay({ ...LAST, ...served, ticketsAhead: 0, paxAhead: 0 });
};

function openClosedQueues() {
  const queue = (id: number, name: string) =>
    buildQueue({ id, name, queue_daily_counters: [counter(id)] });
  return openBoard(buildMerchant({ queues: [queue(12, 'Alfa'), queue(11, 'Banco')] }));
}

test('DIS-002 DIS-006 S-04 the last person of closed queues is called on the panel of their queue', async () => {
  openClosedQueues();
  await panel();
  await callLast(new Date().toISOString());
  expect(await within(await panel()).findByText('48')).toBeInTheDocument();
  await waitFor(() => expect(spoken()).toEqual(['Banco: stiamo servendo il numero 48']));
  // The ticket is in progress after its announcement too.
  await waitFor(() => expect(document.querySelector('[data-flash]')).toBeNull());
  expect(within(await panel()).getByText('48')).toBeInTheDocument();
  expect(await panel('Alfa')).toHaveTextContent('Coda chiusa');
});

test('DIS-006 S-04 a call that has expired is announced on its panel, and then the board rests', async () => {
  openClosedQueues();
  await panel();
  await callLast(new Date(Date.now() - 900_000).toISOString());
  expect(await within(await panel()).findByText('48')).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(1), { timeout: 5_000 });
  expect(screen.queryByText('48')).not.toBeInTheDocument();
});

test('S-04 free access that is closed says so, as its page does, and asks nobody in', async () => {
  const queue_daily_counters = [day({ closed: true })];
  openBoard(buildMerchant({ queues: [buildQueue({ listOnly: true, queue_daily_counters })] }));
  const bench = await panel();
  expect(bench).toHaveTextContent('Coda chiusa');
  expect(bench).not.toHaveTextContent(/Accesso libero|Non serve il numero/);
});
