import { setTimeout as wait } from 'node:timers/promises';
import { connectionTo, type HttpResponse } from '../connection.ts';

const TRIES = 60;
const PAUSE_MS = 1_000;
/** There is no other load by then: a process that does not respond in this time is stuck. */
const IDLE_LIMIT_MS = 5_000;
const IDLE_TRIES = 3;

/** The figures of a merchant's queues as the service reports them, by the counter of the day. */
export async function readFigures(gateway: string, merchantId: number) {
  const connection = connectionTo(gateway, 1);
  const path = `/public/merchants/${merchantId}`;
  const read = () =>
    connection.send({ method: 'GET', path }, 20_000).catch(() => ({ status: 0, body: {} }));
  let { status, body }: HttpResponse = await read();
  // Processes that were killed last may still be starting.
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

/** Processes of queues that do not respond although there is no load. */
export async function findUnresponsive(
  processes: readonly { name: string; url: string }[],
  merchantId: number,
): Promise<string[]> {
  const path = `/public/merchants/${merchantId}`;
  const found = processes.map(async ({ name, url }) => {
    const connection = connectionTo(url, 1);
    let outcome = '';
    for (let tries = 0; tries < IDLE_TRIES && outcome !== '200'; tries += 1) {
      outcome = await connection.send({ method: 'GET', path }, IDLE_LIMIT_MS).then(
        ({ status }) => String(status),
        (error: Error) => error.message,
      );
    }
    connection.close();
    return outcome === '200' ? [] : [`${name}: ${outcome}`];
  });
  return (await Promise.all(found)).flat();
}
