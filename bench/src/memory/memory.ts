import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reached } from '../goals.ts';
import { guestTokens } from '../line-ups/tokens.ts';
import { load } from '../load.ts';
import { HOT_MERCHANT, merchantByName } from '../platform.ts';
import { type BenchServices, benchServices } from '../services.ts';

const TICKETS = Number(process.env.BENCH_TICKETS ?? 100_000);
const BATCH = 5_000;
const CLIENTS = 64;
const GOAL_MB = 200;

/** Left alone, the runtime lets garbage pile up as long as the machine has room, which says nothing of a service. */
const HEAP_FLAGS = '--max-old-space-size=200 --max-semi-space-size=8';

/** The heap of the queue service after it has given so many tickets in one day, when it may not grow beyond the goal. */
export async function memory(): Promise<boolean> {
  process.env.BENCH_NODE_FLAGS ??= HEAP_FLAGS;
  const services = await benchServices();
  try {
    const { id, queues } = await merchantByName(services.gateway, HOT_MERCHANT);
    const url = `${services.gateway}/public/merchants/${id}/queues/${queues[0]?.id}/lineup`;
    let failures = 0;
    for (let given = 0; given < TICKETS; given += BATCH) {
      const tokens = await guestTokens(services.databaseUri, Math.min(BATCH, TICKETS - given));
      const jobs = tokens.map((token) => ({
        url,
        body: '{}',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      }));
      failures += (await load(jobs, CLIENTS)).failures;
    }
    const resident = residentMb(services.pids.queues).toFixed(0);
    console.log(`  ${TICKETS} tickets, ${failures} failures, ${resident} MB resident`);
    const isGood = reached('heap of queues', await heapOf(services), GOAL_MB, ' MB');
    return isGood && failures === 0;
  } finally {
    await services.stop();
  }
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

async function heapOf({ queues }: BenchServices): Promise<number> {
  const text = await (await fetch(`${queues}/metrics`)).text();
  const [, bytes] = /^nodejs_heap_size_total_bytes (\S+)/m.exec(text) ?? [];
  return Number(bytes) / 1_048_576;
}
