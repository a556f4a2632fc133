import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { reached } from '../goals.ts';
import { newGuest, tokenSigner } from '../line-ups/tokens.ts';
import { type Job, median, send, timed } from '../load.ts';
import { type SeededQueue, seedQueue } from '../seeded-queue.ts';
import { type BenchServices, benchServices } from '../services.ts';

const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 150);
const ISSUED = Number(process.env.BENCH_ISSUED ?? 100_000);
const GOAL = 1.2;
const ACTS = ['take', 'follow', 'remove', 'next'] as const;

type Times = Record<(typeof ACTS)[number], number[]>;
type Desk = (times: Times) => Promise<void>;

/**
 * What a number, a look at it, its removal and a call take in a queue of 100,000 numbers with 10,000 people waiting,
 * against one of 100 numbers with 10. The two take turns, so that a busy machine slows both alike.
 */
export async function growth(): Promise<boolean> {
  const services = await benchServices();
  try {
    const small = await seedQueue(services.databaseUri, { id: 900_001, issued: 100, waiting: 10 });
    const large = await seedQueue(services.databaseUri, {
      id: 900_002,
      issued: ISSUED,
      waiting: ISSUED / 10,
    });
    const times = { small: emptyTimes(), large: emptyTimes() };
    const desks = { small: await deskOf(services, small), large: await deskOf(services, large) };
    for (let warm = 0; warm < 20; warm += 1) {
      await desks.small(emptyTimes());
      await desks.large(emptyTimes());
    }
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      await desks.small(times.small);
      await desks.large(times.large);
    }
    return ACTS.map((act) => judged(act, times.small[act], times.large[act])).every(Boolean);
  } finally {
    await services.stop();
  }
}

function judged(act: string, small: readonly number[], large: readonly number[]): boolean {
  const [few, many] = [median(small), median(large)];
  console.log(`  ${act}: ${few.toFixed(1)} ms in the small queue, ${many.toFixed(1)} in the large`);
  return reached(`${act}, large to small`, many / few, GOAL);
}

const emptyTimes = (): Times => ({ take: [], follow: [], remove: [], next: [] });

/** One turn at a queue: two people take a number, one looks at it and leaves, the desk calls the next. */
async function deskOf({ gateway, databaseUri }: BenchServices, queue: SeededQueue): Promise<Desk> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sign = await tokenSigner(databaseUri);
  const manager = `Bearer ${await sign({ userId: queue.managerId, role: 'ROLE_MERCHANT' })}`;
  const place = `/merchants/${queue.merchantId}/queues/${queue.queueId}`;
  const next: Job = {
    url: `${gateway}/private${place}/daily_counters/${queue.counterId}/next`,
    headers: { authorization: manager },
    body: '{}',
  };
  const lineUp = async () => {
    const guest = newGuest();
    const authorization = `Bearer ${await sign(guest)}`;
    const headers = { authorization, 'idempotency-key': randomUUID() };
    return {
      guest,
      authorization,
      job: { url: `${gateway}/public${place}/lineup`, headers, body: '{}' },
    };
  };
  return async (times) => {
    const leaving = await lineUp();
    times.take.push(await timed(agent, leaving.job));
    // The same request again is the same ticket: that is how its number is learnt.
    const { counter } = JSON.parse((await send(agent, leaving.job)).text);
    const { authorization } = leaving;
    const url = `${gateway}/private/users/${leaving.guest.userId}/tickets/${queue.counterId}/${counter}`;
    times.follow.push(await timed(agent, { url, headers: { authorization } }));
    times.remove.push(await timed(agent, { url, headers: { authorization }, method: 'DELETE' }));
    times.take.push(await timed(agent, (await lineUp()).job));
    times.next.push(await timed(agent, next));
  };
}
