import fc from 'fast-check';
import { type AutoQueue, isAutomatic, type Turn, takeTurn, withoutGeneric } from './auto-turn.ts';

const START: Turn = { queueId: null, served: 0 };
const queue = (id: number, nextRatio: number, change: Partial<AutoQueue> = {}): AutoQueue => ({
  id,
  nextRatio,
  passMode: 'generic',
  hasWaiting: true,
  ...change,
});

function calls(queues: readonly AutoQueue[], commands: number): number[] {
  let turn = START;
  return Array.from({ length: commands }, () => {
    const taken = takeTurn(turn, queues);
    turn = taken?.turn ?? turn;
    return taken?.queueId ?? 0;
  });
}

test.each<[string, AutoQueue[], number[]]>([
  ['three of one, one of the other', [queue(1, 3), queue(2, 1)], [1, 1, 1, 2, 1, 1, 1, 2]],
  ['Fast Track first', [queue(1, 1), queue(2, 2, { passMode: 'specific' })], [2, 2, 1, 2, 2, 1]],
  [
    'an empty queue gives its turn away',
    [queue(1, 3, { hasWaiting: false }), queue(2, 1)],
    [2, 2, 2],
  ],
  ['one queue alone', [queue(7, 2)], [7, 7, 7]],
  ['free-mode queues come last', [queue(1, 1, { passMode: 'free' }), queue(2, 1)], [2, 1, 2, 1]],
  [
    'queues take turns in the order they were made',
    [queue(3, 1), queue(1, 1), queue(2, 1)],
    [1, 2, 3, 1],
  ],
  [
    'the Fast Track, then any pass, then none, however they are read',
    [
      queue(1, 1, { passMode: 'free' }),
      queue(2, 1),
      queue(3, 1, { passMode: 'specific' }),
      queue(4, 1),
    ],
    [3, 2, 4, 1, 3],
  ],
  ['no ticket waits', [queue(1, 3, { hasWaiting: false })], [0]],
  ['no queues', [], [0]],
])('QUE-045 G-43 %s', (_name, queues, expected) => {
  expect(calls(queues, expected.length)).toEqual(expected);
});

test.each<[string, Turn, number]>([
  ['goes on where it was', { queueId: 2, served: 0 }, 2],
  ['goes on to the next when it is used up', { queueId: 2, served: 1 }, 1],
  ['begins anew after a queue that is gone', { queueId: 99, served: 1 }, 1],
  ['ends a turn whose ratio was made smaller', { queueId: 1, served: 5 }, 2],
])('QUE-045 a turn %s', (_name, turn, expected) => {
  expect(takeTurn(turn, [queue(1, 3), queue(2, 1)])?.queueId).toBe(expected);
});

test('MER-023 queues for any pass can be passed over, and keep their slot in the round', () => {
  const queues = [queue(1, 1), queue(2, 1, { passMode: 'specific' })];
  const skipped = takeTurn({ queueId: 2, served: 1 }, withoutGeneric(queues));
  expect(skipped?.queueId).toBe(2);
  expect(takeTurn(skipped?.turn ?? START, queues)?.queueId).toBe(1);
  expect(takeTurn(START, withoutGeneric([queue(1, 1)]))).toBeNull();
  expect(withoutGeneric(queues)).toEqual([{ ...queues[0], hasWaiting: false }, queues[1]]);
});

test.each([
  [{ nextRatio: 2, listOnly: false, type: 'standard' }, true],
  [{ nextRatio: null, listOnly: false, type: 'standard' }, false],
  [{ nextRatio: 2, listOnly: true, type: 'standard' }, false],
  [{ nextRatio: 2, listOnly: false, type: 'event' }, false],
] as const)('QUE-025 MER-015 %p is automatic: %p', (facts, expected) => {
  expect(isAutomatic(facts)).toBe(expected);
});

type Step = { kind: 'command' } | { kind: 'join'; at: number };

const histories = fc.record({
  ratios: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
  modes: fc.array(fc.constantFrom('specific', 'generic', 'free'), { minLength: 4, maxLength: 4 }),
  steps: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<Step>({ kind: 'command' }) },
      { weight: 2, arbitrary: fc.nat(3).map((at): Step => ({ kind: 'join', at })) },
    ),
    { maxLength: 40, size: 'max' },
  ),
});

test('QUE-045 G-43 over 100,000 histories no queue starves, no command is lost, and no turn is longer than its ratio', () => {
  fc.assert(
    fc.property(histories, ({ ratios, modes, steps }) => {
      const waiting = ratios.map(() => 0);
      const patience = ratios.map(() => 0);
      const total = ratios.reduce((sum, ratio) => sum + ratio, 0);
      let turn = START;
      let inARow = 0;
      for (const step of steps) {
        if (step.kind === 'join') {
          const at = step.at % ratios.length;
          waiting[at]! += 1;
          continue;
        }
        const queues = ratios.map((ratio, at) =>
          queue(at + 1, ratio, { passMode: modes[at]!, hasWaiting: waiting[at]! > 0 }),
        );
        const taken = takeTurn(turn, queues);
        if (!taken) {
          if (waiting.some((people) => people > 0)) throw new Error('a command was lost');
          continue;
        }
        const called = taken.queueId - 1;
        if (waiting[called] === 0) throw new Error('an empty queue was called');
        inARow = turn.queueId === taken.queueId ? inARow + 1 : 1;
        const othersWait = waiting.some((people, at) => at !== called && people > 0);
        if (othersWait && taken.turn.served > ratios[called]!) throw new Error('a turn too long');
        for (const [at, people] of waiting.entries()) {
          patience[at] = at === called || people === 0 ? 0 : patience[at]! + 1;
          if (patience[at]! > total - ratios[at]!) throw new Error('a queue starves');
        }
        waiting[called]! -= 1;
        turn = taken.turn;
      }
    }),
    { numRuns: 100_000 },
  );
});

test('QUE-045 while all queues have people, calls keep the ratios to the ticket', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
      (ratios) => {
        const queues = ratios.map((ratio, at) => queue(at + 1, ratio));
        const round = ratios.reduce((sum, ratio) => sum + ratio, 0);
        const made = calls(queues, round * 3);
        for (const [at, ratio] of ratios.entries()) {
          expect(made.filter((id) => id === at + 1)).toHaveLength(ratio * 3);
        }
      },
    ),
  );
});
