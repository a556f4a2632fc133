import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export type Job = { url: string; headers: Record<string, string>; body: string };
export type Load = { perSecond: number; medianMs: number; failures: number };

/** Sends every job once, `clients` at a time, over connections that stay open. */
export async function load(jobs: readonly Job[], clients: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const client = async () => {
    for (let job = jobs[next++]; job; job = jobs[next++]) {
      const from = performance.now();
      const status = await post(agent, job);
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
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

// Node's plain client costs the load generator a third of what fetch does, on a machine it shares with the servers.
function post(agent: Agent, { url, headers, body }: Job): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
    });
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 500));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
