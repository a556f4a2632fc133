import type { CounterRecord, PendingTicket } from '../../queue-days/index.ts';
import type { AllowanceSlot, TicketRecord } from '../../tickets/index.ts';
import { type Reserved, roomFor } from '../rules/allowance.ts';
import type { LineUpSteps, SlottedTicket } from '../store/line-up-steps.ts';
import { type Day, newTicket } from '../store/new-ticket.ts';

/**
 * Creates the ticket of an allocated number, or abandons the number when its owner already has another ticket or the maximum
 * number. Returns the ticket that is stored. Idempotent; any process may run it. A caller that has just read the holder's
 * tickets passes a free slot of the allowance.
 */
export async function finishPendingTicket(
  steps: LineUpSteps,
  day: Day,
  pending: PendingTicket,
  slots?: AllowanceSlot,
): Promise<TicketRecord | null> {
  const ticket = newTicket(day, pending);
  const stored = await insertTicket(steps, { ticket, ...pending }, slots);
  // A ticket of another day may have the same id.
  const isOfDay = stored?.id === pending.ticketId && stored.counterId === day.id;
  const isMine = isOfDay && stored.number === pending.number;
  // A number with another ticket is neither pending nor abandoned.
  if (!isMine) {
    const overtaken = await steps.voidNumber(day.id, pending.number);
    await steps.releaseUnused(ticket);
    // Another process inserted the ticket at the same moment.
    if (overtaken?.id === pending.ticketId) return overtaken;
  }
  const holdsSeats = isMine && stored.state !== 'cancelled';
  if (day.time && !holdsSeats) await steps.freeSeats(day.id, pending);
  return stored;
}

type NewTicket = Omit<SlottedTicket, 'slots'>;
/** How often other requests of the person may win the slot. */
const TRIES = 20;

/**
 * Inserts a ticket in slots of its holder's allowance; returns the existing ticket instead if there is one, `null` without
 * room.
 */
async function insertTicket(
  steps: LineUpSteps,
  { ticket, allowance, until }: NewTicket,
  firstSlots?: AllowanceSlot,
): Promise<TicketRecord | null> {
  const isInserted = async (slots: AllowanceSlot) => {
    const placed = { ticket, allowance, until, slots };
    return (await steps.takeSlots(placed)) && (await steps.insert(placed));
  };
  if (firstSlots && (await isInserted(firstSlots))) return ticket;
  const { id: ticketId, userId, counterId } = ticket;
  let reserved: Reserved[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const { own, held } = await steps.findHoldings({ ticketId, userId });
    if (own) {
      if (firstSlots || attempt > 0) await steps.releaseUnused(ticket);
      return own;
    }
    const room = roomFor(held, { ...allowance, counterId }, reserved);
    if (room.kind === 'occupied') return room.by.ticket;
    if (room.kind === 'full') return null;
    if (room.kind === 'reserved') {
      // The other number came first, so its ticket decides.
      await finishReserved(steps, room.by);
      reserved = [];
      continue;
    }
    if (await isInserted(room.slots)) {
      // An earlier attempt, by this process or one that died, may have taken other slots.
      await steps.releaseUnused(ticket);
      return ticket;
    }
    if (await steps.skipTaken(ticket)) return null;
    reserved = await steps.releaseStale(ticket);
  }
  throw new Error('A ticket got no slot, although no other ticket holds one.');
}

/** Finishes the pending number, or the transfer, that has taken a slot. */
export async function finishReserved(
  steps: LineUpSteps,
  { counterId, number }: Reserved,
): Promise<void> {
  const counter = await steps.readCounter(counterId);
  const pending = counter?.pendingTickets.find((each) => each.number === number);
  if (counter && pending) await finishPendingTicket(steps, counter, pending);
  else await steps.completeTransfer(counterId, number);
}

/**
 * Finishes every pending number of a counter, so that all numbers up to its last one have their tickets, and returns the
 * counter as read before.
 */
export async function finishPendingTickets(
  steps: LineUpSteps,
  counterId: number,
): Promise<CounterRecord | null> {
  const counter = await steps.readCounter(counterId);
  if (!counter || counter.pendingTickets.length === 0) return counter;
  await Promise.all(
    counter.pendingTickets.map((pending) => finishPendingTicket(steps, counter, pending)),
  );
  await steps.dropPending(
    counterId,
    counter.pendingTickets.map(({ number }) => number),
  );
  return counter;
}
