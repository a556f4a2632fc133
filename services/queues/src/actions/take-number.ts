import { Refusal } from '@turno/kit';
import type { LedgerEntry, Reservation, Wanted } from '../rules/reservation.ts';
import type { Ask, LineUpSteps } from '../store/line-up-steps.ts';
import type { CounterRecord, TicketRecord } from '../store/records.ts';
import { finishPending, helpCounter } from './pending.ts';

export type Taking = {
  counter: Pick<CounterRecord, 'id' | 'queueId' | 'merchantId' | 'date'>;
  ask: Ask;
  wanted: Wanted;
  now: Date;
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
      const ticket = await allocate(steps, taking, reservation.expiresAt);
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
    if (place.kind === 'held') return holdOrRefuse(place.ticket, ask);
    // Another request of the same person is between two steps: it will be through in a moment.
    if (place.kind === 'unfinished') await steps.pause(PAUSE_MS);
  }
  throw new Refusal('service_unavailable');
}

/** Allocates the number and makes the ticket; `null` when the reservation lapsed and must be made again. */
async function allocate(
  steps: LineUpSteps,
  { counter, ask }: Taking,
  expiresAt: Date,
): Promise<TicketRecord | null> {
  const allocation = await steps.allocate(counter.id, ask, expiresAt);
  if (allocation.kind === 'late') return null;
  if (allocation.kind === 'closed') {
    // The same request may have got its number before the queue closed.
    await helpCounter(steps, counter.id);
    const ticket = await steps.findTicket(ask.ticketId);
    if (ticket) return ticket;
    await steps.releaseUnrenewed(ask.userId, { ticketId: ask.ticketId, expiresAt });
    throw new Refusal('queue_closed');
  }
  const standing = await finishPending(steps, counter, allocation.pending);
  if (standing.id !== ask.ticketId) {
    await steps.releaseUnrenewed(ask.userId, { ticketId: ask.ticketId, expiresAt });
  }
  return holdOrRefuse(standing, ask);
}

/** The ticket when it is this request's own; else the person is in the queue already, and learns with which ticket. */
function holdOrRefuse(ticket: TicketRecord, ask: Ask): TicketRecord {
  if (ticket.id === ask.ticketId) return ticket;
  throw new Refusal('already_in_queue', {
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
