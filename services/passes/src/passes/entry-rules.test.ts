import { buildPass, TODAY } from '../../test/start-passes.ts';
import { dayBlocker, passBlocker, type WantedUse } from './entry-rules.ts';
import { ANY_VENUE } from './pass-day.ts';

const use = (ticketId: string, date = TODAY) => ({
  ticketId,
  merchantId: 1,
  queueId: 1,
  date,
  state: 'confirmed' as const,
  expiresAt: new Date(0),
});
const ASK: WantedUse = {
  passMode: 'specific',
  date: TODAY,
  ownerId: 10,
  merchantId: 1,
  queueId: 1,
  gateId: null,
  at: new Date(`${TODAY}T10:00:00Z`),
  venue: ANY_VENUE,
};

test.each([
  { name: 'a good one', pass: buildPass(), request: {}, code: null },
  { name: 'no such pass', pass: null, request: {}, code: 'pass_not_found' },
  { name: 'another person’s', pass: buildPass(), request: { ownerId: 11 }, code: 'pass_not_found' },
  {
    name: 'one without a person, at a Fast Track',
    pass: buildPass({ passType: { mode: 'generic' } }),
    request: {},
    code: 'pass_incompatible',
  },
  {
    name: 'a Fast Track in a queue for passes',
    pass: buildPass(),
    request: { passMode: 'generic' as const },
    code: null,
  },
  {
    name: 'not active',
    pass: buildPass({ activatedOn: [] }),
    request: {},
    code: 'pass_not_usable',
  },
  { name: 'used up', pass: buildPass({ usages: [use('a')] }), request: {}, code: 'pass_used_up' },
  {
    name: 'used by this very ticket',
    pass: buildPass({ usages: [use('a')] }),
    request: { ticketId: 'a' },
    code: null,
  },
  {
    name: 'used yesterday',
    pass: buildPass({ usages: [use('a', '2026-11-20')] }),
    request: {},
    code: null,
  },
])('PAS-030 PAS-031 $name: $code', ({ pass, request, code }) => {
  const blocker = passBlocker({ isOwnerKnown: true, pass }, { ...ASK, ...request });
  expect(blocker?.code ?? null).toBe(code);
});

test('PAS-031 an unknown person is reported before any problem of the pass', () => {
  expect(passBlocker({ isOwnerKnown: false, pass: null }, ASK)?.code).toBe('pass_owner_not_found');
});

const hours = (dayOfWeek: number) => [{ dayOfWeek, start: '17:00', end: '23:00', date: null }];
const policy = (change: object) => ({ limits: [], pause: null, hours: [], ...change });
const once = (period: 'day' | 'validity') =>
  policy({ limits: [{ maxUses: 1, period, within: 'everywhere' }] });
const entered = { ...use('a'), enteredAt: new Date(`${TODAY}T09:00:00Z`) };
const midnight = new Date('2026-11-21T23:00:00Z');

// TODAY is a Saturday.
test.each([
  { name: 'good', pass: buildPass(), blocker: null },
  {
    name: 'of this weekday',
    pass: buildPass({ passType: { mode: 'generic', policy: policy({ hours: hours(6) }) } }),
    blocker: null,
  },
  {
    name: 'of another weekday',
    pass: buildPass({ passType: { mode: 'generic', policy: policy({ hours: hours(0) }) } }),
    blocker: { code: 'pass_not_usable', from: new Date('2026-11-22T16:00:00Z') },
  },
  {
    name: 'used up for the day',
    pass: buildPass({ passType: { policy: once('day') }, usages: [entered] }),
    blocker: { code: 'pass_already_entered', from: midnight },
  },
  {
    name: 'used up for good',
    pass: buildPass({ passType: { policy: once('validity') }, usages: [entered] }),
    blocker: { code: 'pass_already_entered', from: null },
  },
])('PAS-021 what a pass is good for today, and from when otherwise: $name', ({ pass, blocker }) => {
  expect(dayBlocker(pass, TODAY)).toEqual(blocker);
});
