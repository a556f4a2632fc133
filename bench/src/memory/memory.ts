import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reached } from '../goals.ts';
import { guestTokens } from '../line-ups/tokens.ts';
import { load } from '../load.ts';
import { HOT_MERCHANT, merchantByName } from '../platform.ts';
import { type BenchServices, benchServices } from '../services.ts';

const TICKETS = Number(process.env.BENCH_TICKETS ?? 100_000);
const LOT = 5_000;
const CLIENTS = 64;
const GOAL_MB = 200;

/** What the queue service holds of the machine's memory (RSS) after it has given so many tickets in one day. */
export async function memory(): Promise<boolean> {
  const services = await benchServices();
  try {
    const { id, queues } = await merchantByName(services.gateway, HOT_MERCHANT);
    const url = `${services.gateway}/public/merchants/${id}/queues/${queues[0]?.id}/lineup`;
    let failures = 0;
    for (let given = 0; given < TICKETS; given += LOT) {
      const tokens = await guestTokens(services.databaseUri, Math.min(LOT, TICKETS - given));
      const jobs = tokens.map((token) => ({
        url,
        body: '{}',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      }));
      failures += (await load(jobs, CLIENTS)).failures;
    }
    const heap = await heapOf(services);
    console.log(`  ${TICKETS} tickets, ${failures} failures, heap in use ${heap.toFixed(0)} MB`);
    return reached('memory of queues (RSS)', residentMb(services.pids.queues), GOAL_MB, ' MB');
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
  const [, bytes] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(text) ?? [];
  return Number(bytes) / 1_048_576;
}
