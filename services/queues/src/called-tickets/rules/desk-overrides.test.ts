import type { DeskCall } from '../../tickets/index.ts';
import { asLeft, overridesOf } from './desk-command.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const NOW = new Date('2026-11-21T10:01:00Z');
const desk = (id: number) => ({ id, name: `Desk ${id}` });
const call = (number: number, of: DeskCall['desk'], first = number): DeskCall => ({
  desk: of,
  first,
  number,
  paxCount: 2,
  at: AT,
});
const POSITIONS = new Map([
  [0, 4],
  [1, 7],
  [2, 6],
]);
const CALLS = [call(7, desk(1)), call(6, desk(2)), call(4, null)];
const SHOWN = {
  calls: CALLS,
  current: 7,
  previous: null,
  lastPositionOf: (deskId: number) => POSITIONS.get(deskId) ?? 0,
};
const ofDesk = (number: number, of: DeskCall['desk']) => ({
  number,
  paxCount: 2,
  executedAt: AT,
  ...(of ? { desk: of } : {}),
});
type Args = Parameters<typeof overridesOf>;
const overrides = (
  kind: Args[0]['kind'],
  ticket: Args[1],
  { by = null, shown = {} }: { by?: DeskCall['desk']; shown?: Partial<Args[2]> } = {},
) => overridesOf({ kind, desk: by, at: NOW }, ticket, { ...SHOWN, ...shown });
const ended = (of: DeskCall['desk'], number: number, after: number) => ({
  deskId: of?.id ?? 0,
  override: { after, at: NOW, rank: 7.5, call: { ...call(number, of), ended: true } },
});

test.each(['not-come', 'put-back', 'move'] as const)(
  'S-21 after %s the desk shows that its call has ended',
  (kind) => {
    expect(overrides(kind, ofDesk(7, desk(1)))).toEqual([ended(desk(1), 7, 7)]);
    expect(overrides(kind, ofDesk(4, null))).toEqual([ended(null, 4, 4)]);
  },
);

test.each([
  { name: 'an earlier call of the desk', ticket: ofDesk(3, desk(1)) },
  { name: 'a call of a desk that shows none', ticket: ofDesk(5, desk(3)) },
  { name: 'a later number than the desk shows', ticket: ofDesk(8, desk(1)) },
])('S-21 $name changes nothing on the boards', ({ ticket }) => {
  expect(overrides('not-come', ticket)).toEqual([]);
  expect(overrides('take-back', ticket)).toEqual([]);
});

test('S-21 a call that has ended does not end again', () => {
  const calls = [{ ...call(7, desk(1)), ended: true as const }];
  expect(overrides('not-come', ofDesk(7, desk(1)), { shown: { calls } })).toEqual([]);
  expect(overrides('take-back', ofDesk(7, desk(1)), { shown: { calls } })).toEqual([]);
});

test.each([5, 6, 7])(
  'S-21 while others of a group are served its call goes on without %d',
  (number) => {
    const calls = [call(7, desk(1), 5)];
    expect(overrides('not-come', ofDesk(number, desk(1)), { shown: { calls } })).toEqual([]);
  },
);

test('S-21 after a call that is taken back the desk shows the one before', () => {
  const previous = call(3, desk(1));
  expect(overrides('take-back', ofDesk(7, desk(1)), { shown: { previous } })).toEqual([
    { deskId: 1, override: { call: previous, after: 7, at: NOW, rank: 3 } },
  ]);
  expect(overrides('take-back', ofDesk(7, desk(1)))).toEqual([ended(desk(1), 7, 7)]);
});

const again = (of: DeskCall['desk'], number: number, after: number) => ({
  deskId: of?.id ?? 0,
  override: { call: { ...call(number, of), at: NOW }, after, at: NOW, rank: 7.5 },
});

test('S-21 a ticket that is called again is shown by the desk that calls it and by no other', () => {
  const ticket = ofDesk(7, desk(1));
  expect(overrides('call-again', ticket, { by: desk(1) })).toEqual([again(desk(1), 7, 7)]);
  expect(overrides('call-again', ticket, { by: desk(2) })).toEqual([
    ended(desk(1), 7, 7),
    again(desk(2), 7, 6),
  ]);
  expect(overrides('call-again', ticket)).toEqual([ended(desk(1), 7, 7), again(null, 7, 4)]);
  expect(overrides('call-again', ofDesk(4, null), { by: desk(1) })).toEqual([
    ended(null, 4, 4),
    again(desk(1), 4, 7),
  ]);
  expect(overrides('call-again', ofDesk(4, null))).toEqual([again(null, 4, 4)]);
});

test('S-03 S-21 a desk that calls one of its group again calls the group again: the others stay served', () => {
  const calls = [call(7, desk(1), 5), call(6, desk(2)), call(4, null)];
  const group = { ...again(desk(1), 7, 7).override, call: { ...call(7, desk(1), 5), at: NOW } };
  for (const number of [5, 6, 7])
    expect(
      overrides('call-again', ofDesk(number, desk(1)), { by: desk(1), shown: { calls } }),
    ).toEqual([{ deskId: 1, override: group }]);
  // Another desk serves this one alone, and the others go on where they are.
  expect(overrides('call-again', ofDesk(5, desk(1)), { by: desk(2), shown: { calls } })).toEqual([
    again(desk(2), 5, 6),
  ]);
});

test('S-21 the desk that called a ticket again is the one that serves it', () => {
  const ticket = { ...ofDesk(5, desk(1)), calledAgain: { at: AT, desk: desk(2) } };
  const calls = [call(7, desk(1)), call(5, desk(2))];
  expect(overrides('not-come', ticket, { shown: { calls } })).toEqual([ended(desk(2), 5, 6)]);
});

test('S-15 a retried command answers with the ticket as it left it', () => {
  const ticket = {
    id: 't',
    counterId: 1,
    queueId: 1,
    merchantId: 1,
    date: '2026-11-21',
    code: 'C',
    number: 7,
    userId: 7,
    paxCount: 2,
    displayName: null,
    phone: null,
    requestText: '',
    ...({ firstWaitSeconds: 0, state: 'cancelled', createdAt: AT, executedAt: AT } as const),
    canceledAt: NOW,
    checkedInAt: null,
    nonce: null,
    callExpected: null,
    desk: desk(1),
    calledAgain: { at: AT, desk: desk(2) },
  };
  const left = asLeft(ticket, { state: 'called', desk: desk(3) });
  expect(left).toMatchObject({ number: 7, state: 'called', desk: desk(3) });
  const waiting = asLeft(ticket, { state: 'waiting', desk: null });
  expect([left, waiting].map((each) => 'calledAgain' in each)).toEqual([false, false]);
  expect([waiting.state, 'desk' in waiting]).toEqual(['waiting', false]);
});
