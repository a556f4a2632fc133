import type { TicketDelta } from '../../src/figures/store/deltas.ts';
import type { Figures } from '../../src/figures/store/figures.ts';
import { createLiveFigures } from '../../src/figures/store/live-figures.ts';
import { waitingTickets } from '../../src/figures/store/waiting-tickets.ts';
import { buildCounter } from '../factories.ts';

export const AT = new Date('2026-11-21T10:00:00Z');
export const delta = (number: number, state: TicketDelta['state'], paxCount = 2): TicketDelta => ({
  counterId: 1,
  number,
  paxCount,
  state,
  createdAt: AT,
  executedAt: state === 'called' ? AT : null,
});

/** What a count of these tickets comes to. */
export function counted(tickets: ReadonlyMap<number, TicketDelta>): Figures {
  const all = [...tickets.values()].toSorted((a, b) => a.number - b.number);
  const waiting = all.filter(({ state }) => state === 'waiting');
  const called = all.filter(({ state }) => state === 'called').toReversed();
  const people = (some: TicketDelta[]) => some.reduce((sum, { paxCount }) => sum + paxCount, 0);
  return {
    counter: buildCounter({
      id: 1,
      lastNumber: all.at(-1)?.number ?? 0,
      current: called[0]?.number ?? 0,
    }),
    waiting: waitingTickets(waiting),
    people: people(waiting),
    called: called
      .slice(0, 21)
      .map(({ number, paxCount, createdAt }) => ({ number, paxCount, createdAt, executedAt: AT })),
    aside: [],
    totalPax: people(all),
  };
}

/** Figures over tickets a test changes, with loads that end when the test says so. */
export function countedQueue() {
  const tickets = new Map<number, TicketDelta>();
  const ends: (() => void)[] = [];
  const state = { loads: 0, running: 0, most: 0, isSlow: false, ticketReads: 0, lostReads: 0 };
  const figures = createLiveFigures(
    async () => {
      state.loads += 1;
      state.running += 1;
      state.most = Math.max(state.most, state.running);
      const value = counted(tickets);
      if (state.isSlow) await new Promise<void>((resolve) => ends.push(resolve));
      state.running -= 1;
      return new Map([[1, value]]);
    },
    {
      maxAgeMs: 1_000,
      clock: () => 0,
      readOutline: async () => counted(tickets),
      async loadTickets(_id, numbers) {
        state.ticketReads += 1;
        const found = numbers.flatMap((number) => tickets.get(number) ?? []);
        if (state.isSlow) await new Promise<void>((resolve) => ends.push(resolve));
        if (state.lostReads > 0) {
          state.lostReads -= 1;
          throw new Error('the database is away');
        }
        return found;
      },
    },
  );
  /** A write of this process. */
  const write = (each: TicketDelta) => {
    tickets.set(each.number, each);
    figures.record(each);
  };
  /** A write of another process, and its event. */
  const writeElsewhere = (each: TicketDelta) => {
    tickets.set(each.number, each);
    figures.follow(1, [each.number]);
  };
  const read = async () => (await figures.read([1])).get(1);
  return { tickets, figures, state, write, writeElsewhere, read, endLoad: () => ends.shift()?.() };
}

/** What a reader sees of figures. */
export const plain = (figures: Figures | undefined) => {
  const { waiting, people, called, totalPax, counter } = figures ?? counted(new Map());
  return {
    waiting,
    people,
    called,
    totalPax,
    current: counter.current,
    lastNumber: counter.lastNumber,
  };
};
