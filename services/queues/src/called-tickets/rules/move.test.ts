import { ERASED_USER_ID } from '../../tickets/index.ts';
import { moveViolation, sortKeySince } from './move.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const TICKET = { userId: 7, state: 'waiting', checkedInAt: null, counterId: 5 } as const;
const TARGET = { queue: { type: 'standard', passMode: 'free' }, counter: { id: 6 } } as const;
const entry = (undoneAt: Date | null) => ({
  entries: [{ nonce: 'a', at: AT, paxCount: 1, undoneAt, undoReason: null }],
});
const PASS = { passId: 2, passOwnerId: 1, ownerName: 'Ada', passTypeName: 'Fast' };
type Facts = Parameters<typeof moveViolation>[0];
const codeOf = (change: Partial<Facts>) =>
  moveViolation({ ...TICKET, ...change }, TARGET)?.code ?? null;

test.each<{ name: string; change: Partial<Facts>; code: string | null }>([
  { name: 'waits', change: {}, code: null },
  { name: 'is called', change: { state: 'called' }, code: null },
  { name: 'was let in by mistake', change: entry(AT), code: null },
  { name: 'has no passes', change: { passes: [] }, code: null },
  { name: 'has entered', change: { checkedInAt: AT }, code: 'ticket_already_scanned' },
  { name: 'has entered in part', change: entry(null), code: 'ticket_already_scanned' },
  { name: 'is over', change: { state: 'cancelled' }, code: 'ticket_not_processable' },
  { name: 'was erased', change: { userId: ERASED_USER_ID }, code: 'ticket_not_processable' },
  { name: 'is of a show', change: { time: '20:00' }, code: 'queue_not_supported' },
  {
    name: 'used a pass',
    change: { passes: [PASS] },
    code: 'queue_not_supported',
  },
  { name: 'is there already', change: { counterId: 6 }, code: 'already_in_queue' },
])('S-21 a ticket that $name, moved to another queue: $code', ({ change, code }) => {
  expect(codeOf(change)).toBe(code);
});

test.each([
  { name: 'an event', target: { queue: { ...TARGET.queue, type: 'event' } } },
  { name: 'for a pass', target: { queue: { ...TARGET.queue, passMode: 'specific' } } },
  { name: 'for any pass', target: { queue: { ...TARGET.queue, passMode: 'generic' } } },
  { name: 'without a day', target: { counter: null } },
] as const)('S-21 no ticket is moved to a queue that is $name', ({ target }) => {
  expect(moveViolation(TICKET, { ...TARGET, ...target })).toEqual({ code: 'queue_not_supported' });
});

const minutes = (...each: number[]) => each.map((minute) => AT.getTime() + minute * 60_000);
const line = (createdAt: number[], sortKeys: [number, number][] = []) => ({
  waiting: { numbers: [4, 5, 6], createdAt, sortKeys: new Map(sortKeys) },
  counter: { current: 3 },
});
const since = (minute: number) => new Date(AT.getTime() + minute * 60_000);

test.each([
  { joined: 0, above: 3, below: 4 },
  { joined: 1, above: 4, below: 5 },
  { joined: 15, above: 5, below: 6 },
])('S-21 a moved ticket that joined at minute $joined stands between $above and $below', (each) => {
  const key = sortKeySince(line(minutes(1, 10, 20)), since(each.joined));
  expect(key).toBeGreaterThan(each.above);
  expect(key).toBeLessThan(each.below);
});

test('S-21 who joined last or at the same time as the last has no place before others', () => {
  expect(sortKeySince(line(minutes(1, 10, 20)), since(20))).toBeUndefined();
  const waiting = { numbers: [], createdAt: [], sortKeys: new Map() };
  expect(sortKeySince({ waiting, counter: { current: 0 } }, since(0))).toBeUndefined();
});

test('S-21 a moved ticket stands by the places of those who were put back or moved before', () => {
  const key = sortKeySince(line(minutes(1, 10, 20), [[5, 4.25]]), since(15));
  expect(key).toBeGreaterThan(4.25);
  expect(key).toBeLessThan(6);
  const before = sortKeySince(line(minutes(1, 10, 20), [[5, 4.25]]), since(5));
  expect(before).toBeGreaterThan(4);
  expect(before).toBeLessThan(4.25);
});
