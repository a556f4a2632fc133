import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { type Job, load, median } from '../load.ts';
import { benchPlatform, HOT_MERCHANT, merchantByName } from '../platform.ts';
import { guestTokens } from './tokens.ts';

const BARE_PORT = 24_050;
const ROUNDS = 5;
const JOBS = 600;
const CLIENTS = 64;

/**
 * Line-ups per second into one hot queue, through the gateway with token, rules and protocol, against the least an
 * Express endpoint could do with the same database process and write concern. Printed as a ratio: a machine's speed
 * cancels out. There is no goal, so it always answers that it is reached.
 */
export async function lineUps(): Promise<boolean> {
  const platform = await benchPlatform();
  const bare = await startBare(platform.databaseUri);
  try {
    const url = await hotQueue(platform.gateway);
    const rounds: Round[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const ours = await measured(await jobs(url, platform.databaseUri));
      const theirs = await measured(bareJobs());
      // The first round warms both sides up.
      if (round > 0) rounds.push({ ours, theirs });
    }
    print(rounds);
  } finally {
    bare.kill();
    await platform.stop();
  }
  return true;
}

type Measured = Awaited<ReturnType<typeof measured>>;
type Round = { ours: Measured; theirs: Measured };

function print(rounds: readonly Round[]): void {
  for (const { ours, theirs } of rounds) {
    console.log(
      `  ${ours.many.perSecond.toFixed(0)}/s against ${theirs.many.perSecond.toFixed(0)}/s bare, ` +
        `one client ${ours.one.medianMs.toFixed(1)} ms against ${theirs.one.medianMs.toFixed(1)} ms, ` +
        `${ours.many.failures + ours.one.failures} failures`,
    );
  }
  const throughput = rounds.map(({ ours, theirs }) => ours.many.perSecond / theirs.many.perSecond);
  const latency = rounds.map(({ ours, theirs }) => ours.one.medianMs / theirs.one.medianMs);
  console.log(`  throughput at ${CLIENTS} clients: ${ratio(throughput)} of bare`);
  console.log(`  latency of one client: ${ratio(latency)} times bare`);
}

const ratio = (values: number[]): string => median(values).toFixed(2);

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

async function startBare(databaseUri: string) {
  const child = fork(new URL('./bare-server.ts', import.meta.url), {
    env: { ...process.env, MONGODB_URI: databaseUri, PORT: String(BARE_PORT) },
  });
  await new Promise((resolve) => child.once('message', resolve));
  return child;
}
