import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { MongoClient } from 'mongodb';
import { atLeast, reached } from '../goals.ts';
import { tokenSigner } from '../line-ups/tokens.ts';
import { median, quantile, send } from '../load.ts';
import { processorTimes, timesBetween } from '../processor-time.ts';
import { type SeededQueue, seedQueue } from '../seeded-queue.ts';
import { BARE_PORT, type BenchServices, benchServices, startBare } from '../services.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CALLS = Number(process.env.BENCH_PRESSES ?? 200);
/** Rounds that warm both sides up: the services reach their full speed after some thousand requests. */
const WARM_UPS = 2;
const DESKS = 8;
const QUEUE_ID = 900_001;

/**
 * Calls of desks that serve one queue, each desk one command after another as the dashboard sends them, through the gateway
 * with token, rules and protocol. One desk is compared with a bare endpoint of one conditional update on the same
 * database, eight desks with one.
 */
export async function calls(): Promise<boolean> {
  const platform = await benchServices();
  const script = new URL('./bare-server.ts', import.meta.url);
  const bareServer = await startBare(script, platform.databaseUri);
  try {
    const waiting = (ROUNDS + WARM_UPS) * CALLS * (DESKS + 1);
    const wanted = { id: QUEUE_ID, issued: waiting, waiting };
    const queue = await seedQueue(platform.databaseUri, wanted);
    await seedDesks(platform.databaseUri, queue.merchantId);
    const sign = await tokenSigner(platform.databaseUri);
    const token = await sign({ userId: queue.managerId, role: 'ROLE_MERCHANT' });
    const callNext = callNextAt(platform.gateway, queue, token);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS + WARM_UPS; round += 1) {
      const measured = {
        bare: await desks(1, bare),
        one: await desks(1, callNext),
        many: await costed(() => desks(DESKS, callNext), platform),
      };
      if (round >= WARM_UPS) rounds.push(measured);
    }
    await printGainOfBare();
    return judged(rounds);
  } finally {
    bareServer.stop();
    await platform.stop();
  }
}

/** Runs a measurement and prints what a call cost: time of each process, and commands of the database. */
async function costed(
  work: () => Promise<Measured>,
  { pids, databaseUri }: BenchServices,
): Promise<Measured> {
  const before = { times: processorTimes(pids), writes: await batchWrites(databaseUri) };
  const measured = await work();
  const calls = DESKS * CALLS;
  const cost = Object.entries(timesBetween(before.times, processorTimes(pids))).map(
    ([name, ms]) => `${name} ${(ms / calls).toFixed(2)} ms`,
  );
  const writes = ((await batchWrites(databaseUri)) - before.writes) / calls;
  console.log(`  processor time of a call: ${cost.join(', ')}; ${writes.toFixed(2)} batch writes`);
  return measured;
}

/** Prints what eight clients gain over one where each request is a single update: more no desks can gain on this machine. */
async function printGainOfBare(): Promise<void> {
  const gains: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, many] = [await desks(1, bare), await desks(DESKS, bare)];
    gains.push(many.perSecond / one.perSecond);
  }
  console.log(`  ${DESKS} clients of the bare endpoint: ${median(gains).toFixed(2)} times one`);
}

/** How many commands that write to several collections the database has run. */
async function batchWrites(databaseUri: string): Promise<number> {
  const client = await MongoClient.connect(databaseUri);
  const { metrics } = await client.db('admin').command({ serverStatus: 1 });
  await client.close();
  return Number(metrics?.commands?.bulkWrite?.total ?? Number.NaN);
}

type Measured = { perSecond: number; medianMs: number; p95Ms: number };
type Round = { bare: Measured; one: Measured; many: Measured };
/** One command of a desk, which knows the number it called last; returns the number it called. */
type CallNext = (agent: Agent, deskId: number, last: number) => Promise<number>;

function judged(rounds: readonly Round[]): boolean {
  for (const { bare: theirs, one, many } of rounds) {
    console.log(
      `  one desk ${one.medianMs.toFixed(1)} ms against ${theirs.medianMs.toFixed(1)} ms bare, ` +
        `${one.perSecond.toFixed(0)}/s; ${DESKS} desks ${many.perSecond.toFixed(0)}/s, ` +
        `p95 ${many.p95Ms.toFixed(0)} ms`,
    );
  }
  const of = (part: (round: Round) => number) => median(rounds.map(part));
  const latency = of(({ bare: theirs, one }) => one.medianMs / theirs.medianMs);
  const throughput = of(({ one, many }) => many.perSecond / one.perSecond);
  const results = [
    reached('latency of one desk, of bare', latency, 2),
    atLeast(`throughput of ${DESKS} desks, of one`, throughput, 3),
    reached(
      `95th percentile of ${DESKS} desks`,
      of(({ many }) => many.p95Ms),
      60,
      ' ms',
    ),
  ];
  return results.every(Boolean);
}

/** Desks that work at once, each sending the next command as soon as it is answered; no two may call one number. */
async function desks(count: number, callNext: CallNext): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const times: number[] = [];
  const called: number[] = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      let last = 0;
      for (let turn = 0; turn < CALLS; turn += 1) {
        const begun = performance.now();
        last = await callNext(agent, index + 1, last);
        times.push(performance.now() - begun);
        called.push(last);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  if (new Set(called).size < called.length) throw new Error('two commands called one number');
  const p95Ms = quantile(times, 0.95);
  return { perSecond: called.length / seconds, medianMs: median(times), p95Ms };
}

function callNextAt(gateway: string, queue: SeededQueue, token: string): CallNext {
  const { merchantId, queueId, counterId } = queue;
  const path = `/private/merchants/${merchantId}/queues/${queueId}/daily_counters/${counterId}/next`;
  const lasts = new Map<number, number>();
  return async (agent, deskId, last) => {
    // A desk goes on where the round before left it.
    const expectedCounter = Math.max(last, lasts.get(deskId) ?? 0);
    const { status, text } = await send(agent, {
      url: `${gateway}${path}`,
      body: JSON.stringify({ deskId, expectedCounter }),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });
    const { calledTicket } = JSON.parse(text);
    if (status !== 200 || !calledTicket)
      throw new Error(`a command was answered ${status}: ${text}`);
    lasts.set(deskId, calledTicket.counter);
    return calledTicket.counter;
  };
}

const bare: CallNext = async (agent) => {
  const url = `http://127.0.0.1:${BARE_PORT}/next`;
  const { text } = await send(agent, { url, body: '{}', headers: {} });
  return JSON.parse(text).number;
};

async function seedDesks(databaseUri: string, merchantId: number): Promise<void> {
  const client = await MongoClient.connect(databaseUri);
  const made = Array.from({ length: DESKS }, (_, index) => ({
    id: index + 1,
    name: `Counter ${index + 1}`,
  }));
  await client
    .db('turno_queues')
    .collection<{ _id: number }>('desks')
    .updateOne(
      { _id: merchantId },
      { $set: { desks: made, lastId: DESKS, version: 1 } },
      { upsert: true },
    );
  await client.close();
}
