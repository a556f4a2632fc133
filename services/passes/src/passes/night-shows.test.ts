import type { PassPolicy } from '@turno/shared-types';
import { buildPass, TODAY } from '../../test/start-passes.ts';
import { entranceBlocker, passBlocker } from './entry-rules.ts';

const onSaturdays = (start: string, end: string) => ({
  timezone: 'Europe/Rome',
  openings: [{ date: null, dayOfWeek: 6, start, end }],
});
/** TODAY is a Saturday, which runs on after midnight: shows at 00:15 and 01:00 are of its night. */
const BAR = onSaturdays('18:00', '02:00');
/** Its Saturday ends at midnight: the same shows are of Sunday, and people enter before it begins. */
const THEATRE = onSaturdays('10:00', '20:00');
const SUNDAY = '2026-11-22';
const FIRST = new Date('2026-11-21T23:15:00Z');
const SECOND = new Date('2026-11-22T00:00:00Z');
const EVENING = new Date('2026-11-21T22:30:00Z');
const ENTRANCE = new Date('2026-11-21T22:45:00Z');

const perGate: PassPolicy = {
  limits: [{ maxUses: 1, period: 'day', within: 'gate' }],
  pause: null,
  hours: [],
};
const use = (letter: string, at: Date, date: string, enteredAt?: Date) => ({
  ticketId: letter.repeat(24),
  merchantId: 1,
  queueId: 1,
  gateId: 'north',
  at,
  date,
  state: 'confirmed' as const,
  expiresAt: at,
  ...(enteredAt && { enteredAt }),
});
const place = { merchantId: 1, queueId: 1 };

test.each([
  { where: 'at a bar of the night', venue: BAR, date: TODAY, until: '2026-11-22T03:00:00Z' },
  { where: 'elsewhere of Sunday', venue: THEATRE, date: SUNDAY, until: '2026-11-22T23:00:00Z' },
])(
  'S-05 PAS-031 two shows after midnight are of one date, $where: a pass for one use a day is held for the first',
  ({ venue, date, until }) => {
    const pass = buildPass({ activatedOn: [date], usages: [use('a', FIRST, date)] });
    const show = { ...place, venue, date, at: SECOND, gateId: null };
    const wanted = { ...show, passMode: 'specific' as const, ownerId: 10, ticketId: 'b' };
    const blocker = passBlocker({ isOwnerKnown: true, pass }, wanted);
    expect(blocker).toEqual({ code: 'pass_used_up', from: new Date(until) });
  },
);

test.each([
  { name: 'of the show before', date: SUNDAY, code: 'pass_already_entered' },
  { name: 'of the evening', date: TODAY, code: null },
])('S-05 PAS-034 at a show of the next date an entry $name counts: $code', ({ date, code }) => {
  const usages = [use('a', FIRST, date, EVENING), use('b', SECOND, SUNDAY)];
  const pass = buildPass({ passType: { policy: perGate }, usages });
  const early = { ...place, venue: THEATRE, at: ENTRANCE };
  const entrance = { ...early, gateId: 'north', ticketId: 'b'.repeat(24) };
  expect(entranceBlocker(pass, entrance)?.code ?? null).toBe(code);
});

test('S-05 PAS-034 a ticket of the evening, or for a show of its night, counts what entered that evening, also after midnight', () => {
  const usages = [use('a', FIRST, TODAY, FIRST), use('b', SECOND, TODAY)];
  const pass = buildPass({ passType: { policy: perGate }, usages });
  const entrance = { ...place, venue: BAR, at: SECOND, gateId: 'north', ticketId: 'b'.repeat(24) };
  expect(entranceBlocker(pass, entrance)).toEqual({
    code: 'pass_already_entered',
    from: new Date('2026-11-22T03:00:00Z'),
  });
});

test('S-05 PAS-034 the pause before a show of the next date ends while the evening runs, whose uses do not count', () => {
  const policy: PassPolicy = {
    limits: [{ maxUses: 1, period: 'day', within: 'everywhere' }],
    pause: { seconds: 1_200, within: 'everywhere' },
    hours: [],
  };
  const usages = [use('a', EVENING, TODAY, EVENING), use('b', SECOND, SUNDAY)];
  const pass = buildPass({ passType: { policy }, usages });
  const early = { ...place, venue: THEATRE, at: ENTRANCE };
  const entrance = { ...early, gateId: 'north', ticketId: 'b'.repeat(24) };
  expect(entranceBlocker(pass, entrance)).toEqual({
    code: 'pass_entered_recently',
    from: new Date('2026-11-21T22:50:00Z'),
  });
});
