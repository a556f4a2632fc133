import { ERASED_USER_ID } from '../../tickets/index.ts';
import {
  type DeskCommandKind,
  deskCommandViolation,
  leftBy,
  shownViolation,
} from './desk-command.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);
const CALLED = { userId: 7, state: 'called', checkedInAt: null, executedAt: AT } as const;
const ENTERED = {
  entries: [{ nonce: 'a', at: AT, paxCount: 1, undoneAt: null, undoReason: null }],
};
const UNDONE = { entries: [{ nonce: 'a', at: AT, paxCount: 1, undoneAt: AT, undoReason: null }] };
type Facts = Parameters<typeof deskCommandViolation>[1];
const KINDS: readonly DeskCommandKind[] = ['call-again', 'not-come', 'put-back', 'take-back'];
const violation = (kind: DeskCommandKind, change: Partial<Facts> = {}, seconds = 5) =>
  deskCommandViolation(kind, { ...CALLED, ...change }, after(seconds));

test.each(KINDS)('S-21 %s is for a called ticket that has not entered', (kind) => {
  expect(violation(kind)).toBeNull();
  expect(violation(kind, UNDONE)).toBeNull();
  for (const state of ['waiting', 'cancelled'] as const) {
    expect(violation(kind, { state })).toEqual({ code: 'ticket_not_processable' });
  }
  const scanned = { code: 'ticket_already_scanned' };
  expect(violation(kind, { checkedInAt: AT })).toEqual(scanned);
  expect(violation(kind, { state: 'cancelled', checkedInAt: AT })).toEqual(scanned);
});

test.each([
  { kind: 'call-again', code: null },
  { kind: 'not-come', code: null },
  { kind: 'put-back', code: 'ticket_already_scanned' },
  { kind: 'take-back', code: 'ticket_already_scanned' },
] as const)('S-21 of a party that has entered in part: $kind, $code', ({ kind, code }) => {
  expect(violation(kind, ENTERED)?.code ?? null).toBe(code);
});

test.each([
  { kind: 'call-again', code: 'ticket_not_processable' },
  { kind: 'not-come', code: null },
  { kind: 'put-back', code: 'ticket_not_processable' },
  { kind: 'take-back', code: 'ticket_not_processable' },
] as const)('S-14 of a person who was erased: $kind, $code', ({ kind, code }) => {
  expect(violation(kind, { userId: ERASED_USER_ID })?.code ?? null).toBe(code);
});

test.each([
  { kind: 'call-again', code: null },
  { kind: 'not-come', code: null },
  { kind: 'put-back', code: 'ticket_already_scanned' },
  { kind: 'take-back', code: 'ticket_already_scanned' },
] as const)(
  'S-14 S-21 of an erased person’s party that has entered in part: $kind, $code',
  (each) => {
    expect(violation(each.kind, { ...ENTERED, userId: ERASED_USER_ID })?.code ?? null).toBe(
      each.code,
    );
  },
);

test.each([
  { kind: 'call-again', code: null },
  { kind: 'not-come', code: 'ticket_not_processable' },
  { kind: 'put-back', code: null },
  { kind: 'take-back', code: 'ticket_not_processable' },
] as const)('S-21 of a ticket that is kept aside: $kind, $code', ({ kind, code }) => {
  expect(violation(kind, { asideAt: AT })?.code ?? null).toBe(code);
});

test.each<{ name: string; change: Partial<Facts>; seconds: number; code: string | null }>([
  { name: 'ten seconds after it', change: {}, seconds: 10, code: null },
  { name: 'later', change: {}, seconds: 10.001, code: 'too_late' },
  { name: 'of an unknown time', change: { executedAt: null }, seconds: 0, code: 'too_late' },
  {
    name: 'that was repeated',
    change: { calledAgain: { at: AT } },
    seconds: 1,
    code: 'ticket_not_processable',
  },
])('S-21 a call $name is taken back: $code', ({ change, seconds, code }) => {
  expect(violation('take-back', change, seconds)?.code ?? null).toBe(code);
});

test('S-21 a call that is too old to be taken back names the limit', () => {
  expect(violation('take-back', {}, 11)).toEqual({ code: 'too_late', payload: { n: 10 } });
});

const DESK = { id: 1, name: 'Desk 1' };
const OTHER = { id: 2, name: 'Desk 2' };

test.each([
  { kind: 'call-again', left: { state: 'called', desk: OTHER } },
  { kind: 'not-come', left: { state: 'called', desk: DESK } },
  { kind: 'put-back', left: { state: 'waiting', desk: null } },
  { kind: 'take-back', left: { state: 'waiting', desk: null } },
] as const)('S-21 $kind leaves the ticket $left.state', ({ kind, left }) => {
  expect(leftBy(kind, { executedAt: AT, desk: DESK }, OTHER)).toEqual(left);
});

test('S-21 a ticket that did not come stays with the desk that called it last', () => {
  const again = { calledAgain: { at: AT, desk: OTHER } };
  expect(leftBy('not-come', { executedAt: AT, desk: DESK, ...again }, null).desk).toEqual(OTHER);
  expect(leftBy('not-come', { executedAt: AT }, OTHER).desk).toBeNull();
});

test.each([
  {
    name: 'the first of a group',
    kind: 'take-back',
    first: 2,
    number: 3,
    code: 'ticket_not_processable',
  },
  { name: 'a call of its own', kind: 'take-back', first: 2, number: 2, code: null },
  {
    name: 'after which its desk called others',
    kind: 'take-back',
    first: 3,
    number: 4,
    code: null,
  },
  { name: 'the first of a group', kind: 'put-back', first: 2, number: 3, code: null },
] as const)('S-21 $kind of $name as its desk shows it: $code', ({ kind, first, number, code }) => {
  const calls = [{ desk: DESK, first, number, paxCount: 1, at: AT }];
  const ticket = { number: 2, executedAt: AT, desk: DESK };
  expect(shownViolation(kind, ticket, calls)?.code ?? null).toBe(code);
});
