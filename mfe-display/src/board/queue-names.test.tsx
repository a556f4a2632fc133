import { screen, waitFor, within } from '@testing-library/react';
import type { DailyCounter } from '@turno/shared-types';
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

const call = (counter: number, desk: string | null) => ({
  desk: desk === null ? null : { id: 3, name: desk },
  first: counter,
  counter,
  paxCount: 1,
  ticketValue: String(counter),
  calledAt: new Date(Date.now() + counter).toISOString(),
});
const SERVED = { counter: 11, currentTicket: '11', latestCalls: [call(11, 'Sportello 3')] };

function openOneOf(queues: { id: number; name: string; passMode?: 'generic' }[], path: string) {
  const counter = (queueId: number): DailyCounter => day({ queueId, ...SERVED });
  const all = queues.map((queue) =>
    buildQueue({ ...queue, queue_daily_counters: [counter(queue.id)] }),
  );
  return openBoard(buildMerchant({ queues: all }), { path });
}

test('S-01 a board of one of two single queues names it on screen, by voice and in the latest calls', async () => {
  openOneOf(
    [
      { id: 11, name: 'Banco' },
      { id: 12, name: 'Cassa' },
    ],
    '/display/7?queues=11',
  );
  const bench = await panel();
  expect(within(bench).getByRole('heading', { name: 'Banco' })).toBeVisible();
  const latestCalls = [call(12, null), ...SERVED.latestCalls];
  await changeDay({ counter: 12, currentTicket: '12', latestCalls });
  await waitFor(() => expect(spoken()).toEqual(['Banco: stiamo servendo il numero 12']));
  const latest = await screen.findByRole('region', { name: 'Ultime chiamate' });
  // The desk alone does not show whose 11 it was.
  expect(within(latest).getByRole('listitem')).toHaveTextContent('11Banco, Sportello 3');
});

test('S-01 a single queue beside a pass queue needs no name: their numbers differ', async () => {
  openOneOf(
    [
      { id: 11, name: 'Banco' },
      { id: 12, name: 'Pass', passMode: 'generic' },
    ],
    '/display/7?queues=11',
  );
  const bench = await panel();
  expect(within(bench).queryByRole('heading')).not.toBeInTheDocument();
});

test('S-01 DIS-003 the calm panel of closed queues has the name of none', async () => {
  const closed = (id: number, name: string) =>
    buildQueue({ id, name, queue_daily_counters: [day({ queueId: id, closed: true })] });
  openBoard(buildMerchant({ queues: [closed(11, 'Banco'), closed(12, 'Cassa')] }));
  const bench = await panel();
  expect(within(bench).queryByRole('heading')).not.toBeInTheDocument();
});
