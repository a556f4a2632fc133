import fc from 'fast-check';
import {
  type Act,
  type Done,
  perform,
  takeBack,
} from '../../../test/interleavings/interleaving.ts';
import { brokenPromises, leftHalfDone } from '../../../test/interleavings/interleaving-checks.ts';
import { createMemorySteps, type Memory } from '../../../test/interleavings/memory-steps.ts';
import { createMemoryProcesses } from '../../../test/interleavings/memory-store.ts';
import { finishGroup } from '../../calling/actions/call-group.ts';
import type { Deps } from '../../deps.ts';
import { finishPendingTickets } from './pending-tickets.ts';
import { applySideEffects } from './side-effects.ts';

jest.setTimeout(900_000);

const takes = fc.record({
  kind: fc.constant('take' as const),
  userId: fc.integer({ min: 1, max: 4 }),
  counterId: fc.constantFrom(1, 1, 1, 2, 3),
  key: fc.constantFrom('a', 'b'),
});
const commands = fc.record({
  kind: fc.constant('next' as const),
  key: fc.constantFrom('x', 'y', 'z', 'u', 'v'),
});
const removals = fc.record({
  kind: fc.constant('remove' as const),
  userId: fc.integer({ min: 1, max: 4 }),
});
const acts = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: takes },
    { weight: 3, arbitrary: commands },
    { weight: 2, arbitrary: removals },
  ),
  { minLength: 3, maxLength: 10 },
);
const closings = fc.array(fc.constantFrom('close' as const, 'pause' as const), { maxLength: 2 });
const LATER_TURNS = 4;
const SHUT_TURNS = 24;
const deaths = fc.infiniteStream(fc.nat({ max: 14 }));

type Storm = {
  scheduler: fc.Scheduler;
  asked: Act[];
  shut: ('close' | 'pause')[];
  /** Whether the process dies after this step. */
  dies: () => boolean;
  /** What is wrong with the service, to see whether it is found out. */
  flaw?: (memory: Memory) => void;
};

/** Lets everything happen at once, in the scheduler's order, then sweeps; returns which promises do not hold. */
async function weather({ scheduler, asked, shut, dies, flaw }: Storm): Promise<string[]> {
  let isStorm = true;
  let time = 0;
  const clock = () => {
    time += 1;
    return time;
  };
  const memory = createMemorySteps({
    turn: async () => {
      if (isStorm) await scheduler.schedule(Promise.resolve());
    },
    dies: () => isStorm && dies(),
  });
  flaw?.(memory);
  const processes = createMemoryProcesses(memory, 2);
  const [deps] = processes;
  if (!deps) throw new Error('there is no process');
  const done: Done[] = [];
  const closures: { from: number; to: number }[] = [];
  const staff = async () => {
    for (const kind of shut) {
      await perform(processes, { kind }, { clock, done });
      const from = done.at(-1)?.answer === 'done' ? clock() : Number.POSITIVE_INFINITY;
      await idle(SHUT_TURNS);
      closures.push({ from, to: clock() });
      for (let attempt = 0; attempt < 8; attempt += 1) {
        if (
          await takeBack(deps, kind).then(
            () => true,
            () => false,
          )
        )
          break;
      }
    }
  };
  const idle = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await scheduler.schedule(Promise.resolve());
  };
  // Some come at once, some while others are at it.
  const late = async (act: Act, index: number) => {
    await idle((index % 4) * LATER_TURNS);
    const others = index % 2 ? processes : processes.toReversed();
    await perform(others, act, { clock, done });
  };
  const all = [...asked.map(late), staff()];
  await scheduler.waitFor(Promise.all(all));
  const broken = brokenPromises({ memory, done, closures });
  isStorm = false;
  await sweepAll(deps, memory);
  return [...broken, ...brokenPromises({ memory, done, closures }), ...leftHalfDone(memory)];
}

async function sweepAll(deps: Deps, memory: Memory): Promise<void> {
  for (const id of [...memory.counters.keys()]) await finishPendingTickets(memory.steps, id);
  for (const { id, groupCall } of memory.counters.values()) {
    if (groupCall) await finishGroup(deps, id, groupCall);
  }
  for (const ticket of await deps.store.sideEffects.findDue({ limit: 100 })) {
    await applySideEffects(deps.store, ticket);
  }
}

test('QUE-049 QUE-058 QUE-068 a thousand interleavings of taking, calling, removing and closing keep every promise', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      acts,
      closings,
      deaths,
      async (scheduler, asked, shut, dying) => {
        expect(
          await weather({ scheduler, asked, shut, dies: () => dying.next().value === 0 }),
        ).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
});

const FLAWS: { name: string; flaw: (memory: Memory) => void }[] = [
  {
    name: 'numbers are not pending until their tickets stand',
    flaw({ steps, counterOf }) {
      const { allocate } = steps;
      steps.allocate = async (counterId, request, { insertAs: _later, ...conditions }) => {
        const allocation = await allocate(counterId, request, conditions);
        counterOf(counterId).pendingTickets = [];
        return allocation;
      };
    },
  },
  {
    name: 'two tickets may take one slot',
    flaw({ steps, tickets, step }) {
      steps.insert = ({ ticket }) =>
        step(() => {
          tickets.set(ticket.id, tickets.get(ticket.id) ?? ticket);
          return true;
        });
    },
  },
  {
    name: 'a closed queue gives numbers all the same',
    flaw({ steps, counterOf }) {
      const { allocate } = steps;
      steps.allocate = async (counterId, ...rest) => {
        const counter = counterOf(counterId);
        Object.defineProperties(counter, {
          closed: { get: () => false, set: () => undefined },
          paused: { get: () => false, set: () => undefined },
        });
        return allocate(counterId, ...rest);
      };
    },
  },
];

test.each(FLAWS)('the checks find out a service in which $name', async ({ flaw }) => {
  const broken = fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      acts,
      closings,
      deaths,
      async (scheduler, asked, shut, dying) => {
        expect(
          await weather({ scheduler, asked, shut, dies: () => dying.next().value === 0, flaw }),
        ).toEqual([]);
      },
    ),
    { numRuns: 3_000, endOnFailure: true },
  );
  await expect(broken).rejects.toThrow();
});
