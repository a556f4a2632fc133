import {
  checkInCall,
  type PassPolicy,
  reservePassesCall,
  undoCheckInCall,
} from '@turno/shared-types';
import {
  buildPass,
  givePasses,
  startPasses,
  type TestPasses,
  TODAY,
} from '../../test/start-passes.ts';

let passes: TestPasses;
let staff: string;
const ticketOf = (index: number) => String(index).padStart(24, '0');
const codeOf = (index: number) => `TICKET${String(index).padStart(4, 'A')}`;
const TICKETS = 60;
let lastTicket = 0;

beforeAll(async () => {
  const tickets = Array.from({ length: TICKETS }, (_, index) => index + 1);
  passes = await startPasses(
    Object.fromEntries(tickets.map((each) => [codeOf(each), { passTicketId: ticketOf(each) }])),
  );
  staff = await passes.tokens.tokenFor({ userId: 1, role: 'ROLE_MERCHANT' });
});
afterAll(() => passes.close());

type Limits = PassPolicy['limits'];
const limit = (maxUses: number, period: 'day' | 'validity', within: Limits[number]['within']) => ({
  maxUses,
  period,
  within,
});
const EVERY_DAY = { dayOfWeek: 6, date: null, start: '11:00', end: '13:00' };

/** What happens at a time in Rome: a number is taken, people enter at a gate, an entry is undone, a pass is disabled. */
type Step = [
  time: string,
  step: 'take' | 'enter' | 'undo' | 'disable',
  gate: string,
  outcome: string,
];
type Row = { name: string; policy: Partial<PassPolicy>; steps: Step[] };

const rows: Row[] = [
  {
    name: 'once: one number, one entry, never again',
    policy: { limits: [limit(1, 'validity', 'everywhere')] },
    steps: [
      ['11:00', 'take', '', 'good'],
      ['11:01', 'take', '', 'pass_no_uses_left'],
      ['11:02', 'enter', 'Nord', 'good'],
      ['11:03', 'take', '', 'pass_already_entered'],
    ],
  },
  {
    name: 'twice a day: the third number is refused until midnight',
    policy: { limits: [limit(2, 'day', 'everywhere')] },
    steps: [
      ['11:00', 'take', '', 'good'],
      ['11:00', 'enter', '', 'good'],
      ['11:01', 'take', '', 'good'],
      ['11:02', 'take', '', 'pass_used_up 2026-11-21T23:00'],
    ],
  },
  {
    name: 'a pause between entries counts from the entry, for numbers and at the gate',
    policy: { pause: { seconds: 600, within: 'everywhere' } },
    steps: [
      ['11:00', 'take', '', 'good'],
      ['11:05', 'take', '', 'pass_entered_recently 2026-11-21T10:10'],
      ['11:09', 'enter', 'Nord', 'good'],
      ['11:15', 'take', '', 'pass_entered_recently 2026-11-21T10:19'],
      ['11:19', 'take', '', 'good'],
      ['11:20', 'enter', 'Nord', 'good'],
    ],
  },
  {
    name: 'once at each gate: numbers are free, the same gate is not',
    policy: { limits: [limit(1, 'validity', 'gate')] },
    steps: [
      ['11:00', 'take', '', 'good'],
      ['11:00', 'enter', 'Nord', 'good'],
      ['11:01', 'take', '', 'good'],
      ['11:01', 'enter', 'Nord', 'pass_already_entered'],
      ['11:02', 'enter', 'Sud', 'good'],
    ],
  },
  {
    name: 'an entry that was undone counts as not entered',
    policy: { limits: [limit(1, 'validity', 'gate')] },
    steps: [
      ['11:00', 'take', '', 'good'],
      ['11:00', 'enter', 'Nord', 'good'],
      ['11:00', 'undo', '', 'good'],
      ['11:01', 'take', '', 'good'],
      ['11:01', 'enter', 'Nord', 'good'],
    ],
  },
  {
    name: 'hours: good from eleven to one',
    policy: { hours: [EVERY_DAY] },
    steps: [
      ['10:59', 'take', '', 'pass_outside_hours 2026-11-21T10:00'],
      ['12:59', 'take', '', 'good'],
      ['13:00', 'enter', '', 'pass_not_usable 2026-11-28T10:00'],
    ],
  },
  {
    name: 'disabled after the number was taken',
    policy: {},
    steps: [
      ['11:00', 'take', '', 'good'],
      ['11:00', 'disable', '', 'good'],
      ['11:01', 'enter', '', 'pass_not_usable'],
    ],
  },
];

const outcomeOf = ({
  body,
}: {
  body: { error_code?: string; payload?: { from?: string } | null };
}) => [body.error_code ?? 'good', body.payload?.from?.slice(0, 16)].filter(Boolean).join(' ');

test.each(rows)('PAS-031 PAS-034 $name', async ({ policy, steps }) => {
  const pass = buildPass({
    passType: { policy: { limits: [], pause: null, hours: [], ...policy } },
  });
  const passOwners = await givePasses(passes.deps.store, [pass]);
  let entryId = '';
  let held = 0;
  const take = () => {
    lastTicket += 1;
    const ticketId = ticketOf(lastTicket);
    const request = { userId: 1, merchantId: 10, queueId: 100, passMode: 'specific' as const };
    const body = { ...request, date: TODAY, ticketId, attemptId: ticketId, passOwners };
    return passes.call(reservePassesCall, { body }, { internalSecret: passes.queues.secret });
  };
  const enter = (gateId: string) => {
    const body = { token: codeOf(held), paxCount: 1, ...(gateId ? { gateId } : {}) };
    return passes.call(checkInCall, { params: { merchantId: 10 }, body }, { token: staff });
  };
  const undo = () => {
    const body = { entryId, reason: 'other' as const };
    return passes.call(undoCheckInCall, { params: { merchantId: 10 }, body }, { token: staff });
  };
  const happened: string[] = [];
  for (const [time, step, gate] of steps) {
    passes.clock.now = new Date(`${TODAY}T${time}:00+01:00`);
    if (step === 'disable') {
      const disabled = { $set: { disabled: true } };
      await passes.db.collection<{ _id: number }>('passes').updateOne({ _id: pass.id }, disabled);
      happened.push('good');
      continue;
    }
    const reply = await (step === 'take' ? take() : step === 'enter' ? enter(gate) : undo());
    if (step === 'take' && reply.status === 200) held = lastTicket;
    entryId = reply.body.entryId ?? entryId;
    happened.push(outcomeOf(reply));
  }
  expect(happened).toEqual(steps.map(([, , , outcome]) => outcome));
});

test('PAS-030 a pass is accepted by the merchants of its type alone', async () => {
  const passType = { merchants: [{ id: 11, name: 'Parco' }] };
  const passOwners = await givePasses(passes.deps.store, [buildPass({ passType })]);
  const codes = [10, 11].map(async (merchantId) => {
    const ticketId = String(merchantId).padStart(24, 'f');
    const request = { userId: 1, merchantId, queueId: 100, passMode: 'specific' as const };
    const body = { ...request, date: TODAY, ticketId, attemptId: ticketId, passOwners };
    return outcomeOf(
      await passes.call(reservePassesCall, { body }, { internalSecret: passes.queues.secret }),
    );
  });
  expect(await Promise.all(codes)).toEqual(['pass_not_accepted', 'good']);
});
