import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { reached } from '../goals.ts';
import { tokenSigner } from '../line-ups/tokens.ts';
import { type Job, median, timed } from '../load.ts';
import { BENCH_SECRET, benchServices } from '../services.ts';
import { type SeededEntries, seedEntries } from './seeded-entries.ts';
import { type SeededPasses, seedPasses } from './seeded-passes.ts';

const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 150);
const PASSES = Number(process.env.BENCH_PASSES ?? 200_000);
const GOAL = 1.2;
const WARM_UPS = 20;
const ACTS = ['list', 'read', 'scan', 'reserve', 'release', 'enter'] as const;

type Times = Record<(typeof ACTS)[number], number[]>;

/**
 * What the list of pass owners, one of them, a scan, a use and the check-in of a ticket with a pass take in a venue of
 * 200,000 passes with an account of 2,000 pass owners, against one of 200 passes and 100 owners, a page of the list. The
 * two take turns.
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
    const count = WARM_UPS + SAMPLES;
    const gates = [
      await seedEntries(databaseUri, { id: 920_001, count }),
      await seedEntries(databaseUri, { id: 920_002, count }),
    ] as const;
    const staff = await sign({ userId: gates[0].managerId, role: 'ROLE_MERCHANT' });
    const turns = {
      few: turnOf(fewUrl, few, { token, staff, gate: gates[0] }),
      many: turnOf(manyUrl, many, { token, staff, gate: gates[1] }),
    };
    const times = { few: emptyTimes(), many: emptyTimes() };
    for (let sample = -WARM_UPS; sample < SAMPLES; sample += 1) {
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

const emptyTimes = (): Times => ({
  list: [],
  read: [],
  scan: [],
  reserve: [],
  release: [],
  enter: [],
});

/** Owners who enter in turn, so that the uses of none of their passes grow long; the first one reserves and releases. */
const ENTERING = 50;

type Callers = { token: string; staff: string; gate: SeededEntries };

function turnOf(
  url: string,
  { userId, ownerId, passId, codes }: SeededPasses,
  { token, staff, gate }: Callers,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  const owners = `${url}/private/users/${userId}/pass_owners`;
  const internal = (action: string, body: object): Job => ({
    url: `${url}/internal/pass_usages/${action}`,
    body: JSON.stringify(body),
    headers: { 'x-internal-secret': BENCH_SECRET },
  });
  let turn = 0;
  return async (times: Times) => {
    turn += 1;
    const value = codes[turn % codes.length];
    const ticketId = randomBytes(12).toString('hex');
    const queue = { merchantId: 1, queueId: 1, passMode: 'generic', date: '2026-11-21' };
    const reserve = {
      ...queue,
      userId,
      ticketId,
      attemptId: ticketId,
      passOwners: [{ id: ownerId, passId }],
    };
    const called = gate.tickets[turn - 1] ?? { ticketId, code: '' };
    const entering = 1 + (turn % ENTERING);
    const taken = {
      ...reserve,
      ticketId: called.ticketId,
      attemptId: called.ticketId,
      passOwners: [{ id: ownerId + entering, passId: passId + entering }],
    };
    const enter = {
      url: `${url}/private/merchants/${gate.merchantId}/queues/checkin_ticket`,
      body: JSON.stringify({ token: called.code }),
      headers: { authorization: `Bearer ${staff}`, 'idempotency-key': called.ticketId },
    };
    const scan = { url: `${url}/private/scan_code`, headers, body: JSON.stringify({ value }) };
    times.list.push(await timed(agent, { url: owners, headers }));
    times.read.push(await timed(agent, { url: `${owners}/${ownerId}`, headers }));
    times.scan.push(await timed(agent, scan));
    times.reserve.push(await timed(agent, internal('reserve', reserve)));
    times.release.push(await timed(agent, internal('release', { ticketId })));
    await timed(agent, internal('reserve', taken));
    await timed(agent, internal('confirm', { ticketId: called.ticketId }));
    times.enter.push(await timed(agent, enter));
  };
}
