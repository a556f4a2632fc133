import { calledTicketsOf } from '../called-tickets.ts';
import { newUser } from '../people.ts';
import { staffOf } from '../staff.ts';
import { join, range, type TestHarness } from '../test-harness.ts';
import { oneByOne } from './crashes.ts';

/** The harness' services in a process that dies, or gives up, before one of the steps of a move. */
export async function dyingAfter(harness: TestHarness, steps: number, reason: Error) {
  let left = steps;
  const deps = await harness.secondDeps();
  const dying = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(real, name) {
        const member: unknown = Reflect.get(real, name);
        if (typeof member !== 'function' || name === 'hasSeen') return member;
        return async (...args: unknown[]) => {
          if (left === 0) throw reason;
          left -= 1;
          return member.apply(real, args);
        };
      },
    });
  const { ticketMoves, deskCommands, sideEffects } = deps.store;
  const parts = { ticketMoves: dying(ticketMoves), deskCommands: dying(deskCommands) };
  const lineUp = { steps: dying(oneByOne(deps.store.steps)), sideEffects: dying(sideEffects) };
  return { ...deps, store: { ...deps.store, ...parts, ...lineUp } };
}

/** Makes two queues of a merchant; a person waits in the first one since before the last two of the second. */
export function twoQueuesOf(harness: () => TestHarness) {
  const { callNextIn, queueWith } = staffOf(harness);
  const { besides, pass } = calledTicketsOf(harness);
  return async (isCalled: boolean) => {
    const { deps } = harness();
    const from = await queueWith(1);
    const to = await besides(from);
    const userId = newUser();
    await join(deps, to, newUser());
    pass(1_000);
    await join(deps, from, userId);
    for (const _each of range(1, 2)) {
      pass(1_000);
      await join(deps, to, newUser());
    }
    if (isCalled) for (const _each of range(1, 2)) await callNextIn(from);
    return { from, to, userId };
  };
}
