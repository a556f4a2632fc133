import { Refusal } from '@turno/kit';
import type { LedgerEntry, Reservation, Wanted } from '../rules/reservation.ts';
import type { Ask, LineUpSteps } from '../store/line-up-steps.ts';
import type { TicketPass, TicketRecord } from '../store/records.ts';
import { type Day, finishPending, helpCounter } from './pending.ts';

export type Taking = {
  counter: Day;
  ask: Ask;
  /** How many people a slot takes; absent where nobody counts them. */
  seats?: number;
  /** The passes the place is taken with, where the queue asks for some. */
  passes?: PassClaim;
  wanted: Wanted;
  now: Date;
};

/** What another service holds for this ticket; each of the two may be asked any number of times. */
type PassClaim = {
  /** Holds the passes and answers what the ticket shows of them, or refuses as that service does. */
  hold(): Promise<TicketPass[]>;
  letGo(): Promise<void>;
};

const ATTEMPTS = 40;
const PAUSE_MS = 50;

/**
 * Takes a number: reserve a place, allocate the number, make the ticket. Each step is atomic and may be the last one of
 * this process: whoever comes next, the same person or anybody, finishes or undoes what stands half done.
 */
export async function takeNumber(steps: LineUpSteps, taking: Taking): Promise<TicketRecord> {
  const { ask, wanted, now } = taking;
  let mayFree = true;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const reservation = await steps.reserve(ask.userId, wanted, now);
    if (reservation.kind === 'reserved') {
      const ticket =
        (reservation.isFirst ? null : await standingTicket(steps, taking)) ??
        (await withPasses(steps, taking, reservation.expiresAt));
      if (ticket) return ticket;
      continue;
    }
    if (reservation.kind === 'full') {
      const isFreed = mayFree && (await freeAny(steps, ask.userId, reservation.entries));
      mayFree = false;
      if (!isFreed) throw declined(reservation);
      continue;
    }
    if (reservation.kind === 'key-reused') throw new Refusal('idempotency_key_reused');
    const place = await lookAtPlace(steps, ask.userId, reservation.entry);
    if (place.kind === 'held') return holdOrRefuse(place.ticket, taking);
    // Another request of the same person is between two steps: it will be through in a moment.
    if (place.kind === 'unfinished') await steps.pause(PAUSE_MS);
  }
  throw new Refusal('service_unavailable');
}

/** The ticket this very request made before. */
async function standingTicket(steps: LineUpSteps, taking: Taking): Promise<TicketRecord | null> {
  const { userId, ticketId } = taking.ask;
  const ticket = await steps.findTicket(ticketId);
  if (!ticket) return null;
  // It waits no more, so the place that was reserved for it just now stands for nothing.
  if (ticket.state !== 'waiting' || ticket.counterId !== taking.counter.id) {
    await steps.release(userId, ticketId);
  }
  return holdOrRefuse(ticket, taking);
}

/** Allocates the number and makes the ticket; `null` when the reservation lapsed and must be made again. */
async function allocate(
  steps: LineUpSteps,
  taking: Taking,
  expiresAt: Date,
): Promise<TicketRecord | null> {
  const { counter, ask, seats = null } = taking;
  const allocation = await steps.allocate(counter.id, ask, { expiresAt, seats });
  if (allocation.kind === 'late') return null;
  if (allocation.kind !== 'allocated') {
    // The same request may have got its number before the queue closed.
    await helpCounter(steps, counter.id);
    const ticket = await steps.findTicket(ask.ticketId);
    if (ticket) return ticket;
    if (allocation.kind !== 'closed' && (await steps.freeStaleSeats(counter.id))) return null;
    await steps.releaseUnrenewed(ask.userId, { ticketId: ask.ticketId, expiresAt });
    throw new Refusal(REFUSED[allocation.kind]);
  }
  const standing = await finishPending(steps, counter, allocation.pending);
  if (standing.id !== ask.ticketId || standing.counterId !== counter.id) {
    await steps.releaseUnrenewed(ask.userId, { ticketId: ask.ticketId, expiresAt });
  }
  return holdOrRefuse(standing, taking);
}

const REFUSED = {
  closed: 'queue_closed',
  full: 'slot_full',
  booked: 'event_ticket_already_exists',
} as const;

/** Holds the passes before a number is given, and lets go of them when none is. */
async function withPasses(
  steps: LineUpSteps,
  taking: Taking,
  expiresAt: Date,
): Promise<TicketRecord | null> {
  const { passes: claim, ask } = taking;
  if (!claim) return allocate(steps, taking, expiresAt);
  try {
    const passes = await claim.hold();
    return await allocate(steps, { ...taking, ask: { ...ask, passes } }, expiresAt);
  } catch (error) {
    // Anything but a refusal leaves open what became of the number: the passes stay held until that is known.
    if (!(error instanceof Refusal) || error.code === 'service_unavailable') throw error;
    await steps.releaseUnrenewed(ask.userId, { ticketId: ask.ticketId, expiresAt });
    await claim.letGo();
    throw error;
  }
}

/** The ticket when it is this request's own; else the person is in the queue already, and learns with which ticket. */
function holdOrRefuse(ticket: TicketRecord, { ask, seats }: Taking): TicketRecord {
  if (ticket.id === ask.ticketId) {
    if (ticket.ask !== ask.ask) throw new Refusal('idempotency_key_reused');
    return ticket;
  }
  // QUE-061, X-32
  const code = seats === undefined ? 'already_in_queue' : 'event_ticket_already_exists';
  throw new Refusal(code, {
    queueDailyCounterId: ticket.counterId,
    counter: ticket.number,
  });
}

type Place = { kind: 'held'; ticket: TicketRecord } | { kind: 'free' } | { kind: 'unfinished' };

/**
 * What a place in the ledger stands for, after finishing what can be finished. The order matters: once the time to
 * allocate is known to be over, no number can appear behind our back.
 */
export async function lookAtPlace(
  steps: LineUpSteps,
  userId: number,
  place: LedgerEntry,
): Promise<Place> {
  const hasLapsed = await steps.hasLapsed(userId, place);
  const counter = await steps.readCounter(place.counterId);
  if (counter?.pending.some((pending) => pending.ticketId === place.ticketId)) {
    await helpCounter(steps, place.counterId);
  }
  const ticket = await steps.findTicket(place.ticketId);
  if (!ticket) {
    if (!hasLapsed) return { kind: 'unfinished' };
    await steps.releaseUnrenewed(userId, place);
    return { kind: 'free' };
  }
  if (ticket.state === 'waiting') return { kind: 'held', ticket };
  await steps.release(userId, place.ticketId);
  return { kind: 'free' };
}

async function freeAny(
  steps: LineUpSteps,
  userId: number,
  entries: readonly LedgerEntry[],
): Promise<boolean> {
  const places = await Promise.all(entries.map((entry) => lookAtPlace(steps, userId, entry)));
  return places.some(({ kind }) => kind === 'free');
}

function declined({ decline }: Extract<Reservation, { kind: 'full' }>): Refusal {
  return new Refusal(decline.code, decline.payload ?? null);
}
