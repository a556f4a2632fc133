import fc from 'fast-check';
import { buildCounter } from '../../../test/factories.ts';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { TicketDelta } from './deltas.ts';
import { readFigures } from './figures.ts';
import { createLiveFigures } from './live-figures.ts';
import { waitingTickets } from './waiting-tickets.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const peopleOf = (tickets: TicketDelta[]) =>
  tickets.reduce((sum, { paxCount }) => sum + paxCount, 0);

/** A counter whose numbers, tickets and deltas come one after the other; each read of a load ends when the test says so. */
function queue() {
  const tickets = new Map<number, TicketDelta>();
  const pending = new Set<number>();
  const deltas: TicketDelta[] = [];
  const gates: (() => void)[] = [];
  const state = { lastNumber: 0, isGated: true };
  const gate = () => (state.isGated ? new Promise<void>((open) => gates.push(open)) : undefined);
  const all = () => [...tickets.values()].toSorted((a, b) => a.number - b.number);
  const counterNow = (): CounterRecord =>
    buildCounter({
      id: 1,
      lastNumber: state.lastNumber,
      pendingTickets: [...pending].map((number) => ({ number }) as never),
    });
  const read = readFigures({
    readCounters: async () => {
      await gate();
      const { id, ...counter } = counterNow();
      return [{ ...counter, _id: id, calls: [], aside: [], reordered: [] } as never];
    },
    readWaiting: async () => {
      await gate();
      return new Map([[1, waitingTickets(all().filter((each) => each.state === 'waiting'))]]);
    },
    readTotals: async ([counter]) => {
      await gate();
      const counted = all().filter(({ number }) => number <= (counter?.lastNumber ?? 0));
      const stored = counted.map(({ number }) => number);
      return new Map([[1, { people: peopleOf(counted), stored }]]);
    },
  });
  const figures = createLiveFigures(read, {
    maxAgeMs: 1_000,
    clock: () => 0,
    readOutline: async () => undefined,
    loadTickets: async () => [],
  });
  const store = (ticket: TicketDelta) => {
    tickets.set(ticket.number, ticket);
    deltas.push(ticket);
  };
  return {
    figures,
    state,
    pending,
    tickets,
    all,
    store,
    openGate: () => gates.shift()?.(),
    deliver: () => {
      const delta = deltas.shift();
      if (delta) figures.record(delta);
    },
    isDelivered: () => deltas.length === 0,
  };
}

type Queue = ReturnType<typeof queue>;

const newTicket = (number: number): TicketDelta => ({
  counterId: 1,
  number,
  paxCount: (number % 3) + 1,
  state: 'waiting',
  createdAt: AT,
  executedAt: null,
});

/** What may happen next, in any order. */
const STEPS: Record<string, (queue: Queue) => void> = {
  allocate: ({ state, pending }) => {
    state.lastNumber += 1;
    pending.add(state.lastNumber);
  },
  insert: ({ pending, tickets, store }) => {
    const [number] = [...pending].filter((each) => !tickets.has(each));
    if (number !== undefined) store(newTicket(number));
  },
  // The counter drops an entry some time after its ticket is stored.
  drop: ({ pending, tickets }) => {
    const [number] = [...pending].filter((each) => tickets.has(each));
    if (number !== undefined) pending.delete(number);
  },
  cancel: ({ all, store }) => {
    const ticket = all().findLast((each) => each.state === 'waiting');
    if (ticket) store({ ...ticket, state: 'cancelled' });
  },
  deliver: ({ deliver }) => deliver(),
  load: ({ figures }) => {
    figures.invalidate(1);
    figures.read([1]).catch(() => undefined);
  },
  open: ({ openGate }) => openGate(),
};

test('QUE-037 nobody is counted twice or missed, whatever happens between the reads of a load', async () => {
  const step = fc.constantFrom(...Object.keys(STEPS));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (names) => {
      const model = queue();
      for (const name of names) {
        STEPS[name]?.(model);
        await new Promise((resolve) => setImmediate(resolve));
      }
      // Without another load: what the deltas alone make of the figures.
      while (!model.isDelivered()) model.deliver();
      model.state.isGated = false;
      for (let gate = 0; gate < 200; gate += 1) {
        model.openGate();
        await new Promise((resolve) => setImmediate(resolve));
      }
      const figures = (await model.figures.read([1])).get(1);
      const waiting = model.all().filter(({ state }) => state === 'waiting');
      expect(figures).toMatchObject({
        people: peopleOf(waiting),
        totalPax: peopleOf(model.all()),
        waiting: { numbers: waiting.map(({ number }) => number) },
      });
    }),
    { numRuns: 200 },
  );
});
