import fc from 'fast-check';
import { latestCall } from './latest-call.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute));
const called = (number: number, minute: number) => ({
  number,
  paxCount: number,
  executedAt: at(minute),
});
const state = (queueId: number, ...calls: ReturnType<typeof called>[]) => ({
  counter: { id: queueId * 10, queueId },
  called: calls,
});

test.each([
  { name: 'no children', states: [], latest: null },
  { name: 'no ticket called yet', states: [state(1), state(2)], latest: null },
  { name: 'one call', states: [state(1), state(2, called(5, 0))], latest: [2, 20, 5] },
  {
    name: 'the last of one child',
    states: [state(1, called(1, 0), called(2, 1))],
    latest: [1, 10, 2],
  },
  {
    name: 'the last of all children, with a smaller number',
    states: [state(1, called(8, 3), called(9, 5)), state(2, called(1, 7)), state(3, called(4, 2))],
    latest: [2, 20, 1],
  },
])('QUE-070 X-21 the latest call of a family: $name', ({ states, latest }) => {
  const found = latestCall(states);
  expect(found && [found.queueId, found.counterId, found.number]).toEqual(latest);
});

test('QUE-070 the latest call has all its fields', () => {
  expect(latestCall([state(4, called(6, 9))])).toEqual({
    ...called(6, 9),
    queueId: 4,
    counterId: 40,
  });
});

test('QUE-070 no call of any child came after the latest one, in whatever order they are read', () => {
  const calls = fc.array(
    fc.record({ queueId: fc.integer({ min: 1, max: 4 }), minute: fc.nat(59) }),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(calls, (made) => {
      const states = [1, 2, 3, 4].map((queueId) =>
        state(
          queueId,
          ...made.filter((call) => call.queueId === queueId).map(({ minute }) => called(1, minute)),
        ),
      );
      const last = Math.max(...made.map(({ minute }) => minute));
      expect(latestCall(states)?.executedAt).toEqual(at(last));
    }),
  );
});
