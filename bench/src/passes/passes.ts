import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { reached } from '../goals.ts';
import { tokenSigner } from '../line-ups/tokens.ts';
import { type Job, median, timed } from '../load.ts';
import { BENCH_SECRET, benchServices } from '../services.ts';
import { type SeededPasses, seedPasses } from './seeded-passes.ts';

const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 150);
const PASSES = Number(process.env.BENCH_PASSES ?? 200_000);
const GOAL = 1.2;
const ACTS = ['list', 'read', 'scan', 'reserve', 'release'] as const;

type Times = Record<(typeof ACTS)[number], number[]>;

/**
 * What the list of pass owners, one of them, a scan and a use take in a venue of 200,000 passes with an account of 2,000
 * pass owners, against one of 200 passes and 100 owners, a page of the list. The two take turns.
 */
export async function passes(): Promise<boolean> {
  const services = await benchServices({ passesOf: ['few', 'many'] });
  try {
    const { databaseUri } = services;
    const few = await seedPasses(databaseUri, { prefix: 'few', owners: 100, passes: 200 });
    const many = await seedPasses(databaseUri, { prefix: 'many', owners: 2_000, passes: PASSES });
    const sign = await tokenSigner(databaseUri);
    const token = await sign({ userId: few.userId, role: 'ROLE_USER' });
    const [fewUrl = '', manyUrl = ''] = services.passes;
    const turns = {
      few: turnOf(fewUrl, few, token),
      many: turnOf(manyUrl, many, token),
    };
    const times = { few: emptyTimes(), many: emptyTimes() };
    for (let sample = -20; sample < SAMPLES; sample += 1) {
      await turns.few(sample < 0 ? emptyTimes() : times.few);
      await turns.many(sample < 0 ? emptyTimes() : times.many);
    }
    return ACTS.map((act) => judged(act, times.few[act], times.many[act])).every(Boolean);
  } finally {
    await services.stop();
  }
}

function judged(act: string, few: readonly number[], many: readonly number[]): boolean {
  console.log(
    `  ${act}: ${median(few).toFixed(1)} ms with few, ${median(many).toFixed(1)} with many`,
  );
  return reached(`${act}, many to few`, median(many) / median(few), GOAL);
}

const emptyTimes = (): Times => ({ list: [], read: [], scan: [], reserve: [], release: [] });

function turnOf(url: string, { userId, ownerId, passId, codes }: SeededPasses, token: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const owners = `${url}/private/users/${userId}/pass_owners`;
  const internal = (action: string, body: object): Job => ({
    ...{ url: `${url}/internal/pass_usages/${action}`, body: JSON.stringify(body) },
    headers: { 'x-internal-secret': BENCH_SECRET },
  });
  let turn = 0;
  return async (times: Times) => {
    turn += 1;
    const value = codes[turn % codes.length];
    const ticketId = randomBytes(12).toString('hex');
    const queue = { merchantId: 1, queueId: 1, passMode: 'generic', date: '2026-11-21' };
    const passOwners = [{ id: ownerId, passId }];
    const reserve = { ...queue, userId, ticketId, attemptId: ticketId, passOwners };
    const scan = { url: `${url}/private/scan_code`, headers, body: JSON.stringify({ value }) };
    times.list.push(await timed(agent, { url: owners, headers }));
    times.read.push(await timed(agent, { url: `${owners}/${ownerId}`, headers }));
    times.scan.push(await timed(agent, scan));
    times.reserve.push(await timed(agent, internal('reserve', reserve)));
    times.release.push(await timed(agent, internal('release', { ticketId })));
  };
}
