import { randomUUID } from 'node:crypto';
import { atLeast, reached } from '../goals.ts';
import { type Job, load, median } from '../load.ts';
import { HOT_MERCHANT, merchantByName } from '../platform.ts';
import { processorTimes, timesBetween } from '../processor-time.ts';
import { BARE_PORT, benchServices, startBare } from '../services.ts';
import { guestTokens } from './tokens.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
/** With all rounds more people wait than a reply reads (5,000): the cost is that of a long queue too. */
const JOBS = Number(process.env.BENCH_JOBS ?? 1_500);
/** The services reach their full speed after some thousand requests. */
const WARM_UPS = 2;
const CLIENTS = 64;

/**
 * Line-ups per second into one hot queue, through the gateway with token, rules and protocol, against the least an
 * Express endpoint could do with the same database process and write concern. Printed as a ratio: a machine's speed
 * cancels out. The processor time of each process says the same on a machine with other work.
 */
export async function lineUps(): Promise<boolean> {
  const platform = await benchServices();
  const bareServer = await startBare(
    new URL('./bare-server.ts', import.meta.url),
    platform.databaseUri,
  );
  try {
    const url = await hotQueue(platform.gateway);
    const { gateway, queues, database } = platform.pids;
    const generator = process.pid;
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      const made = await jobs(url, platform.databaseUri);
      const ours = await measured(made, { gateway, queues, database, generator });
      const theirs = await measured(bareJobs(), { bare: bareServer.pid, database, generator });
      if (round >= WARM_UPS) rounds.push({ ours, theirs });
    }
    return judged(rounds);
  } finally {
    bareServer.stop();
    await platform.stop();
  }
}

type Measured = Awaited<ReturnType<typeof measured>>;
type Round = { ours: Measured; theirs: Measured };

function judged(rounds: readonly Round[]): boolean {
  for (const { ours, theirs } of rounds) {
    console.log(
      `  ${ours.many.perSecond.toFixed(0)}/s against ${theirs.many.perSecond.toFixed(0)}/s bare, ` +
        `one client ${ours.one.medianMs.toFixed(1)} ms against ${theirs.one.medianMs.toFixed(1)} ms, ` +
        `${ours.many.failures + ours.one.failures} failures`,
    );
    console.log(`    ${costText(ours.cost)} against ${costText(theirs.cost)}`);
  }
  const of = (part: (each: Measured) => number) =>
    median(rounds.map(({ ours, theirs }) => part(ours) / part(theirs)));
  console.log(
    `  processor time of a line-up, of bare: ${of(({ cost }) => total(cost)).toFixed(2)}`,
  );
  const throughput = of(({ many }) => many.perSecond);
  const isFast = atLeast(`throughput at ${CLIENTS} clients, of bare`, throughput, 1);
  const latency = of(({ one }) => one.medianMs);
  return reached('latency of one client, of bare', latency, 2) && isFast;
}

type Cost = Record<string, number>;

const total = (cost: Cost): number => Object.values(cost).reduce((sum, ms) => sum + ms, 0);

function costText(cost: Cost): string {
  const parts = Object.entries(cost).map(([name, ms]) => `${name} ${ms.toFixed(2)}`);
  return `${total(cost).toFixed(2)} ms (${parts.join(', ')})`;
}

/** Times both kinds of jobs; `cost` is the processor time of one job among many, in milliseconds, by process. */
async function measured({ many, one }: { many: Job[]; one: Job[] }, pids: Record<string, number>) {
  const before = processorTimes(pids);
  const atOnce = await load(many, CLIENTS);
  const used = Object.entries(timesBetween(before, processorTimes(pids)));
  const cost: Cost = Object.fromEntries(used.map(([name, ms]) => [name, ms / many.length]));
  return { many: atOnce, cost, one: await load(one, 1) };
}

async function jobs(url: string, databaseUri: string) {
  const tokens = await guestTokens(databaseUri, JOBS + 50);
  const made = tokens.map((token) => ({
    url,
    body: '{}',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  }));
  return { many: made.slice(0, JOBS), one: made.slice(JOBS) };
}

function bareJobs() {
  const url = `http://127.0.0.1:${BARE_PORT}/lineup`;
  const made = Array.from({ length: JOBS + 50 }, () => ({
    url,
    body: '{"paxCount":1}',
    headers: {},
  }));
  return { many: made.slice(0, JOBS), one: made.slice(JOBS) };
}

async function hotQueue(gateway: string): Promise<string> {
  const { id, queues } = await merchantByName(gateway, HOT_MERCHANT);
  const [queue] = queues;
  if (!queue) throw new Error('the demo data has no queue for a rush');
  return `${gateway}/public/merchants/${id}/queues/${queue.id}/lineup`;
}
