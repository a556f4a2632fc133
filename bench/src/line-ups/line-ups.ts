import { randomUUID } from 'node:crypto';
import { atLeast, reached } from '../goals.ts';
import { type Job, load, median } from '../load.ts';
import { HOT_MERCHANT, merchantByName } from '../platform.ts';
import { BARE_PORT, benchServices, startBare } from '../services.ts';
import { guestTokens } from './tokens.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const JOBS = Number(process.env.BENCH_JOBS ?? 600);
const CLIENTS = 64;

/**
 * Line-ups per second into one hot queue, through the gateway with token, rules and protocol, against the least an
 * Express endpoint could do with the same database process and write concern. Printed as a ratio: a machine's speed
 * cancels out.
 */
export async function lineUps(): Promise<boolean> {
  const platform = await benchServices();
  const stopBare = await startBare(
    new URL('./bare-server.ts', import.meta.url),
    platform.databaseUri,
  );
  try {
    const url = await hotQueue(platform.gateway);
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measured(await jobs(url, platform.databaseUri));
      const theirs = await measured(bareJobs());
      // The first round warms both sides up.
      if (round > 0) rounds.push({ ours, theirs });
    }
    return judged(rounds);
  } finally {
    stopBare();
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
  }
  const throughput = rounds.map(({ ours, theirs }) => ours.many.perSecond / theirs.many.perSecond);
  const latency = rounds.map(({ ours, theirs }) => ours.one.medianMs / theirs.one.medianMs);
  const isFast = atLeast(`throughput at ${CLIENTS} clients, of bare`, median(throughput), 1);
  return reached('latency of one client, of bare', median(latency), 2) && isFast;
}

async function measured({ many, one }: { many: Job[]; one: Job[] }) {
  return { many: await load(many, CLIENTS), one: await load(one, 1) };
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
