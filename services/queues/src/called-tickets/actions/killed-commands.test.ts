import type { Collection, Db } from 'mongodb';
import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, range, type TestHarness, ticketsOf } from '../../../test/test-harness.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import type { TicketDocument } from '../../tickets/index.ts';
import { createDeskCommands } from '../store/desk-commands.ts';

jest.setTimeout(180_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { callNextIn, queueWith } = staffOf(() => harness);
const { command, dayOf } = calledTicketsOf(() => harness);

const WRITES = ['findOneAndUpdate', 'updateOne'];

/** The harness' services in a process that dies after so many writes of commands. */
function dyingAfter(writes: number) {
  let left = writes;
  const dying = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(real, name) {
        const member: unknown = Reflect.get(real, name);
        if (typeof member !== 'function') return member;
        if (!WRITES.includes(String(name))) return member.bind(real);
        return async (...args: unknown[]) => {
          if (left === 0) throw new Error('killed');
          left -= 1;
          return member.apply(real, args);
        };
      },
    });
  const tickets = dying(harness.db.collection<TicketDocument>('tickets'));
  const db = { collection: (name: string) => dying(harness.db.collection(name)) };
  const collection = new Proxy(tickets, {
    get: (real, name) => (name === 'db' ? (db as Pick<Db, 'collection'>) : Reflect.get(real, name)),
  }) as Collection<TicketDocument>;
  const slots = { take: async () => true };
  const deskCommands = createDeskCommands(collection, slots);
  return { ...harness.deps, store: { ...harness.store, deskCommands } };
}

test.each([
  { kind: 'call-again', order: [2, 3], writes: 3 },
  { kind: 'not-come', order: [2, 3], writes: 3 },
  { kind: 'put-back', order: [2, 1, 3], writes: 5 },
  { kind: 'take-back', order: [1, 2, 3], writes: 4 },
] as const)(
  'S-21 $kind takes effect once, wherever its process is killed',
  async ({ kind, order, writes }) => {
    for (const killedAfter of range(1, writes + 1).map((each) => each - 1)) {
      const testQueue = await queueWith(3);
      await callNextIn(testQueue);
      const change = { commandId: 'one', behind: 1 };
      const result = command(testQueue, 1, kind, change, dyingAfter(killedAfter));
      const outcome = await result.then(
        () => 'done',
        (error: Error) => error.message,
      );
      expect([killedAfter, outcome]).toEqual([
        killedAfter,
        killedAfter < writes ? 'killed' : 'done',
      ]);
      // One process sweeps, and the desk sends its command again.
      if (killedAfter % 2) await sweep(harness.deps);
      await command(testQueue, 1, kind, change);
      await sweep(harness.deps);
      const [stored] = await ticketsOf(harness.db, testQueue.counter.id);
      expect(stored?.deskCommandIds).toEqual(['one']);
      expect(stored?.deskChange).toBeUndefined();
      const called: number[] = [];
      while ((await dayOf(testQueue)).ticketsAhead > 0) {
        const { tickets } = await callNextIn(testQueue);
        called.push(...tickets.map(({ number }) => number));
      }
      expect(called).toEqual(order);
    }
  },
);
