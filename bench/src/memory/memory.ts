import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reached } from '../goals.ts';
import { guestTokens } from '../line-ups/tokens.ts';
import { load } from '../load.ts';
import { HOT_MERCHANT, merchantByName } from '../platform.ts';
import { type BenchServices, benchServices } from '../services.ts';

const TICKETS = Number(process.env.BENCH_TICKETS ?? 100_000);
const BATCH = 10_000;
const CLIENTS = 64;
const GOAL_MB = 350;

/** The resident memory of the queue service after it has given so many tickets in one day, without a limit of its heap. */
export async function memory(): Promise<boolean> {
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
      const [resident, heap] = [residentMb(services.pids.queues), await heapOf(services)];
      const figures = `${resident.toFixed(0)} MB resident, ${heap.toFixed(0)} MB heap`;
      console.log(`  ${given + tokens.length} tickets, ${failures} failures, ${figures}`);
    }
    const resident = residentMb(services.pids.queues);
    return reached('resident memory of queues', resident, GOAL_MB, ' MB') && failures === 0;
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
