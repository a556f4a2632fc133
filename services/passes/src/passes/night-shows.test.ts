import type { PassPolicy } from '@turno/shared-types';
import { buildPass, TODAY } from '../../test/start-passes.ts';
import { entranceBlocker, passBlocker } from './entry-rules.ts';

/** Saturdays until 02:00; TODAY is one. Its shows at 00:15 and 01:00 are of Sunday. */
const BAR = {
  timezone: 'Europe/Rome',
  openings: [{ date: null, dayOfWeek: 6, start: '18:00', end: '02:00' }],
};
const SUNDAY = '2026-11-22';
const FIRST = new Date('2026-11-21T23:15:00Z');
const SECOND = new Date('2026-11-22T00:00:00Z');

const perGate: PassPolicy = {
  ...{ limits: [{ maxUses: 1, period: 'day', within: 'gate' }], pause: null, hours: [] },
};
const use = (letter: string, at: Date, date: string, enteredAt?: Date) => ({
  ...{ ticketId: letter.repeat(24), merchantId: 1, queueId: 1, gateId: 'north' },
  ...{ at, date, state: 'confirmed' as const, expiresAt: at, ...(enteredAt && { enteredAt }) },
});
const place = { merchantId: 1, queueId: 1, venue: BAR };

test('S-05 PAS-031 two shows after midnight are of one date: a pass for one use a day is held for the first', () => {
  const pass = buildPass({ activatedOn: [SUNDAY], usages: [use('a', FIRST, SUNDAY)] });
  const show = { ...place, ...{ date: SUNDAY, at: SECOND, gateId: null } };
  const wanted = { ...show, passMode: 'specific' as const, ownerId: 10, ticketId: 'b' };
  const blocker = passBlocker({ isOwnerKnown: true, pass }, wanted);
  expect(blocker).toEqual({ code: 'pass_used_up', from: new Date('2026-11-22T23:00:00Z') });
});

test.each([
  { name: 'of the show before', date: SUNDAY, code: 'pass_already_entered' },
  { name: 'of the evening', date: TODAY, code: null },
])('S-05 PAS-034 at a show after midnight an entry $name counts: $code', ({ date, code }) => {
  const usages = [use('a', FIRST, date, FIRST), use('b', SECOND, SUNDAY)];
  const pass = buildPass({ passType: { policy: perGate }, usages });
  const entrance = { ...place, at: SECOND, gateId: 'north', ticketId: 'b'.repeat(24) };
  expect(entranceBlocker(pass, entrance)?.code ?? null).toBe(code);
});

test('S-05 PAS-034 a ticket of the evening counts what entered that evening, also after midnight', () => {
  const usages = [use('a', FIRST, TODAY, FIRST), use('b', SECOND, TODAY)];
  const pass = buildPass({ passType: { policy: perGate }, usages });
  const entrance = { ...place, at: SECOND, gateId: 'north', ticketId: 'b'.repeat(24) };
  expect(entranceBlocker(pass, entrance)).toEqual({
    code: 'pass_already_entered',
    from: new Date('2026-11-22T03:00:00Z'),
  });
});

test('S-05 PAS-034 the pause before a show after midnight ends while the evening runs, whose uses do not count', () => {
  const policy: PassPolicy = {
    limits: [{ maxUses: 1, period: 'day', within: 'everywhere' }],
    pause: { seconds: 3_600, within: 'everywhere' },
    hours: [],
  };
  const usages = [use('a', FIRST, TODAY, FIRST), use('b', SECOND, SUNDAY)];
  const pass = buildPass({ passType: { policy }, usages });
  const entrance = { ...place, at: SECOND, gateId: 'north', ticketId: 'b'.repeat(24) };
  expect(entranceBlocker(pass, entrance)).toEqual({
    code: 'pass_entered_recently',
    from: new Date('2026-11-22T00:15:00Z'),
  });
});
