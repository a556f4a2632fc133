import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { atLeast, reached } from '../goals.ts';
import { tokenSigner } from '../line-ups/tokens.ts';
import { type Job, type Load, load, median, timed } from '../load.ts';
import { seededCode, seedQueue } from '../seeded-queue.ts';
import { BARE_PORT, type BenchServices, benchServices, startBare } from '../services.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const JOBS = Number(process.env.BENCH_JOBS ?? 600);
const WARM_UPS = 2;
const CLIENTS = 32;
const GOAL = 0.5;

type Side = { prepare: (round: number) => Promise<Job[]> };

/**
 * Check-ins per second of called tickets, each scanned once, through the gateway with token, rules and journal, against an
 * Express endpoint that makes the same four writes in the same database process.
 */
export async function checkIns(): Promise<boolean> {
  const services = await benchServices({ passesOf: ['turno'] });
  const bareServer = await startBare(
    new URL('./bare-server.ts', import.meta.url),
    services.databaseUri,
  );
  try {
    const [ours, theirs] = [ourSide(services), bareSide()];
    const ratios: number[] = [];
    let failures = 0;
    for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
      const our = await measured(ours, round);
      const their = await measured(theirs, round);
      failures += our.failures + their.failures;
      console.log(
        `  ${our.perSecond.toFixed(0)}/s against ${their.perSecond.toFixed(0)}/s bare, ` +
          `${our.medianMs.toFixed(1)} ms against ${their.medianMs.toFixed(1)} ms, ${failures} failures so far`,
      );
      if (round >= WARM_UPS) ratios.push(our.perSecond / their.perSecond);
    }
    // A rejection is faster than an entry, so a round with rejections is not comparable.
    const areAllIn = reached('tickets that were refused', failures, 0);
    return atLeast(`check-ins at ${CLIENTS} clients, of bare`, median(ratios), GOAL) && areAllIn;
  } finally {
    bareServer.stop();
    await services.stop();
  }
}

async function measured({ prepare }: Side, round: number): Promise<Load> {
  return load(await prepare(round), CLIENTS);
}

/** A queue of its own for each round: a called ticket is good for some minutes. */
function ourSide({ gateway, databaseUri }: BenchServices): Side {
  return {
    async prepare(round) {
      const id = 910_001 + round;
      const queue = await seedQueue(databaseUri, { id, issued: JOBS, waiting: 0 });
      const sign = await tokenSigner(databaseUri);
      const token = await sign({ userId: queue.managerId, role: 'ROLE_MERCHANT' });
      const url = `${gateway}/private/merchants/${id}/queues/checkin_ticket`;
      return Array.from({ length: JOBS }, (_, index) => ({
        url,
        body: JSON.stringify({ token: seededCode(index + 1) }),
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      }));
    },
  };
}

function bareSide(): Side {
  const at = (path: string) => `http://127.0.0.1:${BARE_PORT}/${path}`;
  const agent = new Agent();
  return {
    async prepare(round) {
      const codes = Array.from({ length: JOBS }, (_, index) => `${round}-${seededCode(index + 1)}`);
      await timed(agent, { url: at('tickets'), headers: {}, body: JSON.stringify({ codes }) });
      return codes.map((code) => ({
        url: at('checkin'),
        headers: {},
        body: JSON.stringify({ code, key: randomUUID() }),
      }));
    },
  };
}
