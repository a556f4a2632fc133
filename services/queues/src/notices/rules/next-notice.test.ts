import { type Notified, nextNotice, notifiedAtFirst, type TicketFacts } from './next-notice.ts';

const WAIT = { earliestSeconds: 3_000, safeSeconds: 3_200, medianSeconds: 3_600 };
const FACTS: TicketFacts = {
  isDayMissed: false,
  end: null,
  isOver: false,
  calledAt: null,
  queue: 'open',
  isPaused: false,
  isQuiet: false,
  ticketsAhead: 9,
  wait: WAIT,
};
const [STOPPED, CLOSED] = [{ queue: 'paused' }, { queue: 'closed' }] as const;
const next = (
  notified: Partial<Notified>,
  facts: Partial<TicketFacts>,
  travelSeconds: number | null = null,
) =>
  nextNotice({ queue: 'open', ...notified }, { ...FACTS, ...facts }, { travelSeconds, now: 5_000 });

test.each<[string, Partial<Notified>, Partial<TicketFacts>, string | null]>([
  ['nothing happened', {}, {}, null],
  ['two before', {}, { ticketsAhead: 2 }, 'near'],
  ['two before is told once', { isNear: true }, { ticketsAhead: 1 }, null],
  ['the numbers before a show mean nothing', {}, { ticketsAhead: null }, null],
  ['two before a stopped queue', STOPPED, { ...STOPPED, isPaused: true, ticketsAhead: 2 }, null],
  ['two before, worked off after a close', CLOSED, { ...CLOSED, ticketsAhead: 2 }, 'near'],
  ['a call', { isNear: true }, { calledAt: 1, ticketsAhead: 0 }, 'called'],
  ['a call is told once', { calledAt: 1 }, { calledAt: 1, ticketsAhead: 0 }, null],
  ['a second call', { calledAt: 1 }, { calledAt: 2, ticketsAhead: 0 }, 'called'],
  ['a pause', {}, { queue: 'paused' }, 'paused'],
  ['a pause of which nobody is told', {}, { queue: 'paused', isQuiet: true }, null],
  ['after a pause', { queue: 'paused' }, {}, 'resumed'],
  ['after a pause that ends without a word', { queue: 'paused' }, { isQuiet: true }, 'resumed'],
  ['after a pause of which nobody was told', {}, { isQuiet: true }, null],
  ['an early close', {}, { queue: 'closed' }, 'closed'],
  ['a close while paused', { queue: 'paused' }, { queue: 'closed' }, 'closed'],
  ['opened again', { queue: 'closed' }, {}, 'reopened'],
  ['opened again, but paused', { queue: 'closed' }, { queue: 'paused' }, 'paused'],
  ['bookings of a show that stop', {}, { queue: null, isPaused: true }, null],
  ['the same, told as a pause by an earlier release', STOPPED, { queue: null }, null],
  ['the same, told as a close by an earlier release', CLOSED, { queue: null }, null],
  ['a called ticket hears of no pause', { calledAt: 1 }, { calledAt: 1, queue: 'paused' }, null],
  ['sent away', {}, { end: 'ended' }, 'ended'],
  ['moved to another queue', {}, { end: 'moved', calledAt: 3 }, 'moved'],
  ['given back', {}, { isOver: true, ticketsAhead: 0 }, null],
])('CON-053 the message of a ticket, sent once: %s', (_, notified, facts, kind) => {
  const first = next(notified, facts);
  expect(first.kind).toBe(kind);
  if (!first.isOver) expect(next(first.notified, facts).kind).toBeNull();
});

test.each<[string, Partial<TicketFacts>, boolean]>([
  ['is called', { calledAt: 1 }, false],
  ['was sent away', { end: 'ended' }, true],
  ['was given back', { isOver: true }, true],
  ['waits', {}, false],
])('CON-053 messages are over for a ticket that %s: %s', (_, facts, isOver) => {
  expect(next({}, facts).isOver).toBe(isOver);
});

test('S-21 whose call is taken back is told so, and again when the turn is near or has come', () => {
  const back = next({ calledAt: 1, isNear: true }, { ticketsAhead: 3 });
  expect(back).toMatchObject({ kind: 'returned', notified: { queue: 'open' } });
  expect(next(back.notified, { ticketsAhead: 3 }).kind).toBeNull();
  expect(next(back.notified, { ticketsAhead: 2 }).kind).toBe('near');
  expect(next(back.notified, { calledAt: 9, ticketsAhead: 0 }).kind).toBe('called');
  const first = next({ calledAt: 1 }, { ticketsAhead: 0 });
  expect([first.kind, next(first.notified, { ticketsAhead: 0 }).kind]).toEqual(['returned', null]);
});

test('leaving is told to whoever said how far away they are, before that the turn is near', () => {
  const soon = { ticketsAhead: 2, wait: { ...WAIT, earliestSeconds: 100 } };
  expect(next({}, soon).kind).toBe('near');
  const { notified, kind } = next({}, soon, 600);
  expect([kind, notified.leave]).toEqual(['leave', { state: 'leave', at: 5_000 }]);
  const told = next(notified, soon, 600);
  expect([told.kind, told.notified.leave]).toEqual(['near', notified.leave]);
  const held = next(notified, { ...soon, queue: 'paused', isPaused: true }, 600);
  expect([held.kind, held.notified.leave?.state]).toEqual(['paused', 'held']);
});

test('S-04 leaving is told to people of a queue that is worked off after a close', () => {
  const soon = { ...CLOSED, wait: { ...WAIT, earliestSeconds: 100 } };
  expect(next(CLOSED, soon, 600).kind).toBe('leave');
  expect(next(CLOSED, { ...soon, isPaused: true }, 600).kind).toBeNull();
});

test('who asks for messages is not told what the page shows already', () => {
  const facts = { ...FACTS, ticketsAhead: 1, queue: 'paused' as const };
  expect(
    nextNotice(notifiedAtFirst(facts), facts, { travelSeconds: null, now: 0 }).kind,
  ).toBeNull();
  expect(notifiedAtFirst({ ...FACTS, queue: null }).queue).toBe('open');
  expect(notifiedAtFirst({ ...FACTS, queue: 'paused', isQuiet: true }).queue).toBe('open');
  const called = { ...FACTS, calledAt: 7 };
  expect(
    nextNotice(notifiedAtFirst(called), called, { travelSeconds: null, now: 0 }).kind,
  ).toBeNull();
});
