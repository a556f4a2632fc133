import { commandTicket, type DeskCommand } from '../src/called-tickets/actions/command-ticket.ts';
import { type MoveCommand, moveTicket } from '../src/called-tickets/actions/move-ticket.ts';
import { loadedQueueView, presentCounter } from '../src/figures/index.ts';
import type { QueueRecord } from '../src/queues/store/queue-record.ts';
import { holderTickets } from '../src/ticket-views/views/tickets.ts';
import { buildQueue } from './factories.ts';
import { idsOf } from './people.ts';
import { counterOf, type TestHarness, type TestQueue } from './test-harness.ts';

/** What desks do with called tickets, and what is seen of it; the harness may be opened later. */
export function calledTicketsOf(harness: () => TestHarness) {
  async function statusOf({ counter }: TestQueue, number: number) {
    const ticket = await harness().store.tickets.findNumberNow(counter.id, number);
    const [shown] = await holderTickets(harness().deps, ticket ? [ticket] : []);
    return shown?.status;
  }
  return {
    statusOf,
    statusesOf: (testQueue: TestQueue, numbers: readonly number[]) =>
      Promise.all(numbers.map((number) => statusOf(testQueue, number))),
    async newDesk({ merchant }: TestQueue, name: string): Promise<number> {
      const added = await harness().store.desks.add(merchant.id, name);
      if (!('desk' in added)) throw new Error('no desk');
      return added.desk.id;
    },
    command: (
      testQueue: TestQueue,
      number: number,
      kind: DeskCommand['kind'],
      change: Partial<DeskCommand> = {},
      deps = harness().deps,
    ) => commandTicket(deps, { ...idsOf(testQueue), number, kind, commandId: null, ...change }),
    /** Another queue of the same merchant. */
    async besides({ merchant }: TestQueue, change: Partial<QueueRecord> = {}): Promise<TestQueue> {
      const built = buildQueue({ merchantId: merchant.id, ...change });
      const queue = { ...built, name: `Cassa ${built.id}` };
      await harness().store.queues.put(queue);
      return { merchant, queue, counter: await counterOf(harness().deps, { merchant, queue }) };
    },
    move: (
      testQueue: TestQueue,
      number: number,
      to: TestQueue,
      change: Partial<MoveCommand> = {},
      deps = harness().deps,
    ) => {
      const command = { ...idsOf(testQueue), number, toQueueId: to.queue.id, commandId: null };
      return moveTicket(deps, { ...command, ...change });
    },
    dayOf: async (testQueue: TestQueue, deps = harness().deps) =>
      presentCounter(
        await loadedQueueView(deps, { ...testQueue, counterId: testQueue.counter.id }),
      ),
    /** Lets time pass. */
    pass(ms: number): void {
      const { clock } = harness();
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
}
