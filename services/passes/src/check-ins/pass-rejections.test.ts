import { checkInCall, type PASS_ENTRY_ERRORS, type PassPolicy } from '@turno/shared-types';
import {
  buildPass,
  givePasses,
  startPasses,
  type TestPasses,
  TODAY,
} from '../../test/start-passes.ts';
import type { Pass, PassUse } from '../passes/index.ts';

const TICKET_ID = 'a'.repeat(24);
const CODE = 'TICKET2222';
const at = (time: string) => new Date(`${TODAY}T${time}:00+01:00`);

let passes: TestPasses;
let staff: string;
beforeAll(async () => {
  passes = await startPasses({ [CODE]: { passTicketId: TICKET_ID, isFastTrack: true } });
  staff = await passes.tokens.tokenFor({ userId: 1, role: 'ROLE_MERCHANT' });
});
afterAll(() => passes.close());
beforeEach(() => passes.db.collection('passes').deleteMany({}));

const use = (ticketId: string, enteredAt: Date | null): PassUse => ({
  ticketId,
  merchantId: 10,
  queueId: 100,
  date: TODAY,
  at: at('10:00'),
  enteredAt,
  gateId: null,
  state: 'confirmed',
  expiresAt: at('10:00'),
});
const ENTERED = use('b'.repeat(24), at('10:55'));
const ENTERED_TOO = use('c'.repeat(24), at('10:55'));
const limit = (maxUses: number, period: 'day' | 'validity') => ({
  limits: [{ maxUses, period, within: 'everywhere' as const }],
});
const PROVIDER: Pass['provider'] = {
  validFrom: null,
  validTo: at('10:59'),
  maxUses: null,
  used: 0,
  lastProviderUsedAt: null,
  oneShotProviderUsage: false,
  readAt: at('10:00'),
};

type Case = { pass?: Partial<Pass>; policy?: Partial<PassPolicy>; uses?: PassUse[]; from?: string };
const HOURS = { dayOfWeek: 6, date: null, start: '12:00', end: '13:00' };
const cases: Record<(typeof PASS_ENTRY_ERRORS)[number], Case> = {
  pass_not_usable: { pass: { disabled: true } },
  pass_expired: { pass: { provider: PROVIDER } },
  pass_outside_hours: { policy: { hours: [HOURS] }, from: '12:00' },
  pass_already_entered: { policy: limit(1, 'validity'), uses: [ENTERED] },
  pass_used_up: { policy: limit(2, 'day'), uses: [ENTERED, ENTERED_TOO], from: '24:00' },
  pass_no_uses_left: { policy: limit(2, 'validity'), uses: [ENTERED, ENTERED_TOO] },
  pass_entered_recently: {
    policy: { pause: { seconds: 1_800, within: 'everywhere' } },
    uses: [ENTERED],
    from: '11:25',
  },
};

test.each(Object.entries(cases))(
  'PAS-034 PSU-009 %s at the gate names the ticket, and from when its pass is good',
  async (code, { pass, policy, uses = [], from }) => {
    passes.clock.now = at('11:00');
    const everything = { limits: [], pause: null, hours: [], ...policy };
    const usages = [...uses, use(TICKET_ID, null)];
    await givePasses(passes.deps.store, [
      buildPass({ ...pass, usages, passType: { policy: everything } }),
    ]);
    const { body } = await passes.call(
      checkInCall,
      { params: { merchantId: 10 }, body: { token: CODE } },
      { token: staff },
    );
    const ticket = { ticketValue: 'A7', queueName: 'Banco', paxCount: 2, isFastTrack: true };
    const payload = { ...ticket, ...(from && { from: at(from).toISOString() }) };
    expect(body).toMatchObject({ error_code: code, payload });
    expect(Object.keys(body.payload)).toHaveLength(Object.keys(payload).length);
  },
);
