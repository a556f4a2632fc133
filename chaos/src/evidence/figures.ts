import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, connectionTo } from '../workload/connection.ts';

const TRIES = 60;
const PAUSE_MS = 1_000;
/** Nobody asks for anything else by then; a process that cannot answer in this time never will. */
const REST_MS = 5_000;
const REST_TRIES = 3;

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
  return (body.queues as Shown[]).flatMap(({ childQueues, ...queue }) =>
    (childQueues ?? [queue]).flatMap(countersOf),
  );
}

type Shown = {
  id: number;
  queue_daily_counters: Record<string, number>[];
  /** Of a multi-queue, which has no tickets of its own. */
  childQueues?: Shown[];
};

function countersOf({ id, queue_daily_counters: counters }: Omit<Shown, 'childQueues'>) {
  return counters.map((counter) => ({
    queueId: id,
    counterId: counter.id ?? 0,
    tickets: counter.ticketsAhead ?? 0,
    people: counter.paxAhead ?? 0,
  }));
}

/** Processes of queues that do not answer by themselves once nobody asks for anything. */
export async function findSilent(
  processes: readonly { name: string; url: string }[],
  merchantId: number,
): Promise<string[]> {
  const path = `/public/merchants/${merchantId}`;
  const found = processes.map(async ({ name, url }) => {
    const connection = connectionTo(url, 1);
    let said = '';
    for (let tries = 0; tries < REST_TRIES && said !== '200'; tries += 1) {
      said = await connection.ask({ method: 'GET', path }, REST_MS).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
    }
    connection.close();
    return said === '200' ? [] : [`${name}: ${said}`];
  });
  return (await Promise.all(found)).flat();
}
