import { createStore as createRealStore, type Store } from '../../src/store.ts';
import { type CrashPoint, createCrashPoints } from './crash-points.ts';
import { oneByOne } from './crashes.ts';
import { crashEnv } from './env.ts';

export type { Store };

/** The rows of the crash table, and the same for calling, removing and closing; named by the step they follow. */
const POINTS: readonly CrashPoint[] = [
  { name: 'take:looked before S2', fate: 'dies' },
  { name: 'take:looked database killed before S2', fate: 'loses the database' },
  { name: 'take:looked asleep before S2', fate: 'sleeps' },
  { name: 'take:allocated after S2', fate: 'dies' },
  { name: 'take:allocated database killed after S2', fate: 'loses the database' },
  { name: 'take:slots after the slots of a ticket were taken', fate: 'dies' },
  { name: 'take:inserted after S3', fate: 'dies' },
  { name: 'take:put after S2 and S3 in one', fate: 'dies' },
  { name: 'take:put database killed after S2 and S3 in one', fate: 'loses the database' },
  { name: 'take:answering before S4', fate: 'dies' },
  { name: 'help:dropped after the pending list was cleared', fate: 'dies' },
  { name: 'next:called after a ticket was called', fate: 'dies' },
  { name: 'next:put after a ticket was called and its counter followed in one', fate: 'dies' },
  { name: 'next:put database killed after the same', fate: 'loses the database' },
  { name: 'next:raised after the side effects of a call were applied', fate: 'dies' },
  { name: 'remove:cancelled after a ticket was removed', fate: 'dies' },
  { name: 'side-effects:applied after the side effects of a removal were applied', fate: 'dies' },
  { name: 'close:changed after a queue was closed or opened', fate: 'dies' },
  { name: 'slots:released after the slots of a ticket were released', fate: 'dies' },
  { name: 'seats:freed after the seats of a show were freed', fate: 'dies' },
  { name: 'group:begun after a group was stored', fate: 'dies' },
  { name: 'group:called after a ticket of a group was called', fate: 'dies' },
  { name: 'turn:taken after a command took its turn', fate: 'dies' },
];

type StoreDatabase = Parameters<typeof createRealStore>[0];
type Clocks = Parameters<typeof createRealStore>[1];
type Work = (...args: never[]) => Promise<unknown>;

/** The store, over which a process dies where the points say. */
export async function createStore(database: StoreDatabase, clocks: Clocks): Promise<Store> {
  const store = await createRealStore(database, clocks);
  const pass = createCrashPoints(POINTS, crashEnv);
  const after = <W extends Work>(work: W, name: string): W =>
    (async (...args: never[]) => {
      const result = await work(...args);
      await pass(name);
      return result;
    }) as W;
  const { steps, callEffects, counterStates, calls, tickets, figures } = store;
  const { groupCalls, sideEffects, turns } = store;
  return {
    ...store,
    steps: {
      ...steps,
      async allocate(...args) {
        await pass('take:looked');
        // Half of them as if the engine had died between the two writes of one command.
        if (Math.random() < 0.5) return after(steps.allocate, 'take:put')(...args);
        return after(oneByOne(steps).allocate, 'take:allocated')(...args);
      },
      takeSlots: after(steps.takeSlots, 'take:slots'),
      insert: after(steps.insert, 'take:inserted'),
      dropPending: after(steps.dropPending, 'help:dropped'),
      freeSeats: after(steps.freeSeats, 'seats:freed'),
      releaseSlots: after(steps.releaseSlots, 'slots:released'),
    },
    groupCalls: {
      ...groupCalls,
      begin: after(groupCalls.begin, 'group:begun'),
      call: after(groupCalls.call, 'group:called'),
    },
    turns: { ...turns, take: after(turns.take, 'turn:taken') },
    callEffects: { ...callEffects, apply: after(callEffects.apply, 'next:raised') },
    counterStates: {
      ...counterStates,
      change: after(counterStates.change, 'close:changed'),
    },
    calls: {
      ...calls,
      // Half of them as if the engine had died before the counter followed a call, which the same command does.
      call: (command) =>
        Math.random() < 0.5
          ? after(calls.call, 'next:put')(command)
          : after(calls.call, 'next:called')({ ...command, withEffects: false }),
    },
    sideEffects: {
      ...sideEffects,
      markApplied: after(sideEffects.markApplied, 'side-effects:applied'),
    },
    tickets: { ...tickets, cancel: after(tickets.cancel, 'remove:cancelled') },
    figures: {
      ...figures,
      // The first step after a ticket is stored.
      invalidate(counterId) {
        figures.invalidate(counterId);
        void pass('take:answering');
      },
    },
  };
}
