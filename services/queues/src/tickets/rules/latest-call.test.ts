import { calledAt, servingDesk } from './latest-call.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-21T10:05:00Z');
const [DESK, OTHER] = [1, 2].map((id) => ({ id, name: `Desk ${id}` }));

test('S-21 a called ticket stays valid from its latest call on, and not while it is kept aside', () => {
  const ticket = { executedAt: AT };
  expect(calledAt(ticket)).toBe(AT);
  expect(calledAt({ ...ticket, calledAgain: { at: LATER } })).toBe(LATER);
  expect(calledAt({ ...ticket, calledAgain: { at: LATER }, asideAt: LATER })).toBeNull();
  expect(calledAt({ executedAt: null })).toBeNull();
});

test('S-20 S-21 the desk that called a ticket last serves it; the one without a name is none', () => {
  const ticket = { executedAt: AT, ...(DESK ? { desk: DESK } : {}) };
  expect(servingDesk(ticket)).toBe(DESK);
  const again = { at: LATER, ...(OTHER ? { desk: OTHER } : {}) };
  expect(servingDesk({ ...ticket, calledAgain: again })).toBe(OTHER);
  expect(servingDesk({ ...ticket, calledAgain: { at: LATER } })).toBeNull();
  expect(servingDesk({ executedAt: AT })).toBeNull();
});
