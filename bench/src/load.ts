import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export type Job = {
  url: string;
  headers: Record<string, string>;
  /** Absent for a GET. */
  body?: string;
  method?: string;
};
export type Load = { perSecond: number; medianMs: number; failures: number };
export type Answer = { status: number; text: string };

/** Sends every job once, `clients` at a time, over connections that stay open. */
export async function load(jobs: readonly Job[], clients: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const client = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const from = performance.now();
      const { status } = await send(agent, job);
      times.push(performance.now() - from);
      if (status >= 400) failures += 1;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  return { perSecond: jobs.length / seconds, medianMs: median(times), failures };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Sends one job and returns how long it took, in milliseconds; throws when it was refused. */
export async function timed(agent: Agent, job: Job): Promise<number> {
  const from = performance.now();
  const { status, text } = await send(agent, job);
  if (status >= 400) throw new Error(`${job.url} answered ${status}: ${text}`);
  return performance.now() - from;
}

// Node's plain client costs the load generator a third of what fetch does, on a machine it shares with the servers.
export function send(agent: Agent, { url, headers, body, method }: Job): Promise<Answer> {
  const content =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: verb, headers: { ...content, ...headers } });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 500, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
