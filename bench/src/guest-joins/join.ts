import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';

export type Guest = { signUpUrl: string; lineUpUrl: string; captchaToken: string };
/** `perSecond` counts those who got a number. */
export type Joined = { perSecond: number; failures: number };

/** Signs guests up, `clients` at a time; each then takes a number with its new token. */
export async function joinAll(guests: readonly Guest[], clients: number): Promise<Joined> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let failures = 0;
  let next = 0;
  const client = async () => {
    for (let guest = guests[next++]; guest; guest = guests[next++]) {
      if (!(await join(agent, guest))) failures += 1;
    }
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - from) / 1_000;
  agent.destroy();
  return { perSecond: (guests.length - failures) / seconds, failures };
}

async function join(agent: Agent, guest: Guest): Promise<boolean> {
  const session = await post(agent, guest.signUpUrl, {
    email: `guest+${randomUUID()}@guest.invalid`,
    password: randomBytes(18).toString('base64url'),
    roles: ['guest'],
    captchaToken: guest.captchaToken,
  });
  if (session.status !== 201) return false;
  const { accessToken } = JSON.parse(session.text);
  const headers = { authorization: `Bearer ${accessToken}`, 'idempotency-key': randomUUID() };
  return (await post(agent, guest.lineUpUrl, {}, headers)).status === 201;
}

// Node's plain client costs the load generator a third of what fetch does, on a machine it shares with the servers.
function post(agent: Agent, url: string, content: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(content);
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
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
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 500, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
