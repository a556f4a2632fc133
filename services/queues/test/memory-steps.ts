import type { LedgerEntry } from '../src/rules/reservation.ts';
import { reservationOf, type Wanted } from '../src/rules/reservation.ts';
import { seatRefusal } from '../src/rules/seats.ts';
import type { LineUpSteps } from '../src/store/line-up-steps.ts';
import type { CounterRecord, TicketRecord } from '../src/store/records.ts';
import { buildCounter } from './factories.ts';

const RESERVATION_TURNS = 12;

export class Killed extends Error {}

type World = {
  /** Waits until it is this caller's turn. */
  turn: () => Promise<void>;
  /** Whether the process that took this step dies right after it. */
  dies: () => boolean;
};

/** The steps of taking a number on plain maps: each one atomic, in any order, after any of which a process may die. */
export function createMemorySteps({ turn, dies }: World) {
  const counters = new Map<number, CounterRecord>();
  const tickets = new Map<string, TicketRecord>();
  const ledgers = new Map<number, LedgerEntry[]>();
  let time = 0;

  const step = async <T>(work: () => T): Promise<T> => {
    await turn();
    time += 1;
    const result = work();
    if (dies()) throw new Killed();
    return result;
  };
  const counterOf = (id: number): CounterRecord => {
    const counter = counters.get(id) ?? buildCounter({ id, queueId: id });
    counters.set(id, counter);
    return counter;
  };
  const drop = (userId: number, isGone: (entry: LedgerEntry) => boolean) => {
    ledgers.set(
      userId,
      (ledgers.get(userId) ?? []).filter((entry) => !isGone(entry)),
    );
  };

  const steps: LineUpSteps = {
    findTicket: (id) => step(() => tickets.get(id) ?? null),
    readCounter: (id) => step(() => structuredClone(counterOf(id))),
    reserve: (userId, wanted) =>
      step(() => {
        const entries = reserved(
          ledgers.get(userId) ?? [],
          wanted,
          new Date(time + RESERVATION_TURNS),
        );
        const isFirst = !ledgers.has(userId);
        ledgers.set(userId, entries);
        const reservation = reservationOf(entries, wanted);
        return isFirst && reservation.kind === 'reserved'
          ? { ...reservation, isFirst }
          : reservation;
      }),
    hasLapsed: (userId, { ticketId, expiresAt }) =>
      step(() =>
        (ledgers.get(userId) ?? []).some(
          (entry) =>
            entry.ticketId === ticketId &&
            entry.expiresAt === expiresAt &&
            time > expiresAt.getTime(),
        ),
      ),
    release: (userId, id) => step(() => drop(userId, ({ ticketId }) => ticketId === id)),
    releaseUnrenewed: (userId, place) =>
      step(() =>
        drop(
          userId,
          (entry) => entry.ticketId === place.ticketId && entry.expiresAt === place.expiresAt,
        ),
      ),
    allocate: (counterId, ask, { expiresAt, seats }) =>
      step(() => {
        const counter = counterOf(counterId);
        if (counter.closed || counter.paused) return { kind: 'closed' };
        const known = counter.pending.find(({ ticketId }) => ticketId === ask.ticketId);
        if (known) return { kind: 'allocated', pending: known };
        if (time >= expiresAt.getTime()) return { kind: 'late' };
        counter.bookings ??= [];
        const refused = seatRefusal(counter.bookings, ask, seats);
        if (refused) return { kind: refused };
        const { ticketId, userId, paxCount } = ask;
        const isBooked = counter.bookings.some((each) => each.ticketId === ticketId);
        if (seats !== null && !isBooked) counter.bookings.push({ ticketId, userId, paxCount });
        counter.next += 1;
        const pending = { ...ask, number: counter.next };
        counter.pending.push(pending);
        return { kind: 'allocated', pending };
      }),
    insert: (ticket) =>
      step(() => {
        const sameQueue = [...tickets.values()].find(
          ({ userId, counterId, state }) =>
            userId === ticket.userId && counterId === ticket.counterId && state === 'waiting',
        );
        const standing = tickets.get(ticket.id) ?? sameQueue ?? ticket;
        tickets.set(standing.id, standing);
        return standing;
      }),
    freeSeats: (counterId, ticketId) =>
      step(() => {
        const counter = counterOf(counterId);
        counter.bookings = counter.bookings?.filter((each) => each.ticketId !== ticketId) ?? [];
      }),
    freeStaleSeats: (counterId) =>
      step(() => {
        const counter = counterOf(counterId);
        const bookings = counter.bookings ?? [];
        const kept = bookings.filter(({ ticketId }) => {
          const ticket = tickets.get(ticketId);
          const isPending = counter.pending.some((each) => each.ticketId === ticketId);
          return isPending || (ticket !== undefined && ticket.state !== 'cancelled');
        });
        counter.bookings = kept;
        return kept.length < bookings.length;
      }),
    voidNumber: (counterId, number) =>
      step(() => {
        const counter = counterOf(counterId);
        if (!counter.pending.some((pending) => pending.number === number)) return;
        counter.pending = counter.pending.filter((pending) => pending.number !== number);
        counter.voided.push(number);
      }),
    dropPending: (counterId, numbers) =>
      step(() => {
        const counter = counterOf(counterId);
        counter.pending = counter.pending.filter(({ number }) => !numbers.includes(number));
      }),
    pause: () =>
      step(() => {
        time += RESERVATION_TURNS;
      }),
  };
  return { steps, step, counterOf, drop, counters, tickets, ledgers };
}

export type Memory = ReturnType<typeof createMemorySteps>;

/** What the one update of the ledger does. */
function reserved(entries: LedgerEntry[], wanted: Wanted, expiresAt: Date): LedgerEntry[] {
  const { limit, categoryLimit: _categoryLimit, ...entry } = wanted;
  if (entries.some(({ ticketId }) => ticketId === wanted.ticketId)) {
    return entries.map((each) =>
      each.ticketId === wanted.ticketId ? { ...each, expiresAt } : each,
    );
  }
  const isHeld = entries.some(({ counterId }) => counterId === wanted.counterId);
  return isHeld || entries.length >= limit ? entries : [...entries, { ...entry, expiresAt }];
}
