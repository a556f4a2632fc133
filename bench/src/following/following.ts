import { atLeast } from '../goals.ts';
import { tokenSigner } from '../line-ups/tokens.ts';
import { type Job, load, median } from '../load.ts';
import { type SeededQueue, seedQueue } from '../seeded-queue.ts';
import { BARE_PORT, type BenchServices, benchServices, startBare } from '../services.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const JOBS = Number(process.env.BENCH_JOBS ?? 4_000);
/** The services reach their speed after some 8,000 requests; a single endpoint does so sooner. */
const WARM_UPS = 2;
const CLIENTS = 64;
const GOAL = 1.5;

/**
 * How often a second people can look at their tickets and at the estimate, in turn, through the gateway with tokens,
 * rules and figures, against one findOne behind Express.
 */
export async function following(): Promise<boolean> {
  const services = await benchServices();
  const queue = await seedQueue(services.databaseUri, { id: 900_001, issued: 600, waiting: 500 });
  const bareServer = await startBare(
    new URL('./bare-server.ts', import.meta.url),
    services.databaseUri,
  );
  const ratios: number[] = [];
  try {
    const ours = await ourJobs(services, queue);
    const theirs = bareJobs(queue);
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      const [our, their] = [await load(ours, CLIENTS), await load(theirs, CLIENTS)];
      console.log(
        `  ${our.perSecond.toFixed(0)}/s against ${their.perSecond.toFixed(0)}/s bare, ${our.failures + their.failures} failures`,
      );
      if (round >= WARM_UPS) ratios.push(our.perSecond / their.perSecond);
    }
  } finally {
    bareServer.stop();
    await services.stop();
  }
  return atLeast(`following at ${CLIENTS} clients, of bare`, median(ratios), GOAL);
}

async function ourJobs(services: BenchServices, queue: SeededQueue): Promise<Job[]> {
  const { merchantId, queueId, counterId, holders } = queue;
  const sign = await tokenSigner(services.databaseUri);
  const people = await Promise.all(
    Array.from(holders, async ([number, userId]) => {
      const authorization = `Bearer ${await sign({ userId, role: 'ROLE_GUEST' })}`;
      return { number, userId, authorization };
    }),
  );
  return Array.from({ length: JOBS }, (_, index) => {
    const { number, userId, authorization } = people[(index >> 1) % people.length] ?? {
      number: 0,
      userId: 0,
      authorization: '',
    };
    const ticket = `/private/users/${userId}/tickets/${counterId}/${number}`;
    const estimate = `/public/merchants/${merchantId}/queues/${queueId}/estimated_waiting_time?counter=${number}`;
    const path = index % 2 === 0 ? ticket : estimate;
    return { url: `${services.gateway}${path}`, headers: { authorization } };
  });
}

function bareJobs({ counterId, holders }: SeededQueue): Job[] {
  const numbers = [...holders.keys()];
  return Array.from({ length: JOBS }, (_, index) => ({
    url: `http://127.0.0.1:${BARE_PORT}/tickets/${counterId}/${numbers[index % numbers.length]}`,
    headers: {},
  }));
}
