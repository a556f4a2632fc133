import { Agent, type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { reached } from '../goals.ts';
import { tokenSigner } from '../line-ups/tokens.ts';
import { type Job, median, quantile, timed } from '../load.ts';
import { seedQueue } from '../seeded-queue.ts';
import { BARE_PORT, benchServices, startBare } from '../services.ts';

const WATCHERS = Number(process.env.BENCH_WATCHERS ?? 2_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const GOAL = 2;
const PART = 0.95;
const REST_MS = 500;

/**
 * How long a call takes until nineteen of twenty watchers of a merchant have received it, through the gateway and with
 * all that a call does in the database. The baseline is a server that only sends events to its watchers.
 */
export async function broadcast(): Promise<boolean> {
  const services = await benchServices();
  const bareServer = await startBare(
    new URL('./bare-server.ts', import.meta.url),
    services.databaseUri,
  );
  try {
    const queue = await seedQueue(services.databaseUri, { id: 900_001, issued: 200, waiting: 100 });
    const { merchantId, queueId, counterId, managerId } = queue;
    const sign = await tokenSigner(services.databaseUri);
    const token = await sign({ userId: managerId, role: 'ROLE_MERCHANT' });
    const ours = await watch(`${services.gateway}/public/merchants/${merchantId}/events`);
    const call: Job = {
      url: `${services.gateway}/private/merchants/${merchantId}/queues/${queueId}/daily_counters/${counterId}/next`,
      headers: { authorization: `Bearer ${token}` },
      body: '{}',
    };
    const our = await rounds(ours, call);
    ours.leave();
    const bare = await watch(`http://127.0.0.1:${BARE_PORT}/events`);
    const body = JSON.stringify({ type: 'queue-changed', queueId, text: 'x'.repeat(600) });
    const their = await rounds(bare, {
      url: `http://127.0.0.1:${BARE_PORT}/next`,
      headers: {},
      body,
    });
    bare.leave();
    console.log(
      `  p95 ${our.toFixed(0)} ms against ${their.toFixed(0)} ms bare, ${WATCHERS} watchers`,
    );
    return reached('a call reaching its watchers, p95, of bare', our / their, GOAL);
  } finally {
    bareServer.stop();
    await services.stop();
  }
}

type Watchers = Awaited<ReturnType<typeof watch>>;

/** The median over the rounds of the time that nineteen of twenty watchers need. */
async function rounds({ received }: Watchers, call: Job): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const figures: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    received.fill(0);
    const from = performance.now();
    await timed(agent, call);
    while (received.includes(0)) await wait(5);
    if (round > 0) figures.push(quantile(received, PART) - from);
    await wait(REST_MS);
  }
  agent.destroy();
  return median(figures);
}

/** Opens all streams and records when each of them last received an event. */
async function watch(url: string) {
  const received: number[] = new Array(WATCHERS).fill(0);
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const streams: IncomingMessage[] = [];
  for (let index = 0; index < WATCHERS; index += 1) {
    const stream = await open(agent, url);
    stream.on('data', (chunk: Buffer) => {
      if (chunk.includes('data: ')) received[index] = performance.now();
    });
    streams.push(stream);
  }
  await wait(REST_MS * 2);
  return {
    received,
    leave() {
      for (const stream of streams) stream.destroy();
      agent.destroy();
    },
  };
}

function open(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent }, (response) => {
      // The bench breaks the streams off at its end.
      response.on('error', () => undefined);
      resolve(response);
    });
    sent.on('error', reject);
    sent.end();
  });
}
