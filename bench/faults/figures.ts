import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, connectionTo } from './connection.ts';

const TRIES = 60;
const PAUSE_MS = 1_000;

/** What the queues of a merchant say of themselves, each with the counter of the day. */
export async function readFigures(gateway: string, merchantId: number) {
  const connection = connectionTo(gateway, 1);
  const path = `/public/merchants/${merchantId}`;
  const read = () =>
    connection.ask({ method: 'GET', path }, 20_000).catch(() => ({ status: 0, body: {} }));
  let { status, body }: Answer = await read();
  // Parts that were hit last may not be back yet.
  for (let tries = 1; status !== 200 && tries < TRIES; tries += 1) {
    await wait(PAUSE_MS);
    ({ status, body } = await read());
  }
  connection.close();
  if (status !== 200) throw new Error(`merchant ${merchantId} answered ${status}`);
  const queues = body.queues as { id: number; queue_daily_counters: Record<string, number>[] }[];
  return queues.map(({ id, queue_daily_counters: [counter] }) => ({
    queueId: id,
    counterId: counter?.id ?? 0,
    tickets: counter?.ticketsAhead ?? 0,
    people: counter?.paxAhead ?? 0,
  }));
}
