import { MAX_TICKETS_PER_USER } from '@turno/shared-types/constants';
import type { TransferBlocker } from '@turno/shared-types/guest-tickets';
import { randomKey } from '../../core/index.ts';
import { announceQueue, announceTicket } from '../../figures/index.ts';
import type { Allowance } from '../../queue-days/index.ts';
import {
  hasEntered,
  type TakenAlong,
  type TicketDocument,
  type TicketRecord,
} from '../../tickets/index.ts';
import type { Deps, Store } from '../deps.ts';
import { type Reserved, roomFor } from '../rules/allowance.ts';
import { finishReserved } from './pending-tickets.ts';

/** The outcome for a ticket: transferred, kept by the guest for a reason, or no longer the guest's. */
export type Transfer =
  | { ticket: TicketRecord }
  | { blocker: TransferBlocker; payload: Record<string, unknown> | null }
  | null;

/** A ticket is either given away or taken along by its guest. */
type Manner = { gift: { at: Date } } | { takenAlong: TakenAlong };

/** How often other requests of the account may win a slot, or the ticket change its state. */
const TRIES = 20;

/**
 * Transfers a ticket from a guest to an account (S-16), or to a person to whom its holder gives it, within the limits of that
 * account. Each step is atomic and may be the last one of this process: a repeated transfer continues where it stopped. A
 * ticket that was removed is not transferred, and one of which somebody has entered is not given away.
 */
export async function transferTicket(
  deps: Deps,
  { counterId, number, userId: guestId }: TicketRecord,
  { to, ...manner }: { to: number } & Manner,
): Promise<Transfer> {
  const { ticketTransfers, steps } = deps.store;
  const isGift = 'gift' in manner;
  let reserved: Reserved[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const ticket = await ticketTransfers.find(counterId, number);
    if (ticket?.userId !== guestId || (isGift && isUsed(ticket))) return null;
    if (ticket.active && ticket.transfer === undefined) {
      const blocked = await intend(deps.store, { ticket, to, manner, reserved });
      if (blocked) return blocked;
      continue;
    }
    const done = ticket.active
      ? await ticketTransfers.complete(ticket)
      : await ticketTransfers.transferEnded(ticket, { to, ...manner });
    if (done) await announce(deps, done);
    if (done?.userId === to) return { ticket: done };
    reserved = await steps.releaseStale({ id: '', counterId, number, userId: to });
  }
  throw new Error('A ticket could not be transferred.');
}

function isUsed(ticket: TicketDocument): boolean {
  return ticket.state === 'cancelled' || ticket.checkedInAt !== null || hasEntered(ticket);
}

type Intention = {
  ticket: TicketDocument;
  to: number;
  manner: Manner;
  reserved: readonly Reserved[];
};
type Blocked = Extract<Transfer, { blocker: TransferBlocker }>;

/** Stores the intent to transfer a ticket to a free slot of the account's allowance, or returns why there is none. */
async function intend(
  { catalog, steps, ticketTransfers }: Store,
  { ticket, to, manner, reserved }: Intention,
): Promise<Blocked | null> {
  const { counterId, categoryId = null, family, time } = ticket;
  const { held } = await steps.findHoldings({ ticketId: '', userId: to });
  const { categories } = await catalog.read();
  const category = categoryId === null ? undefined : categories.get(categoryId);
  const allowance: Allowance = {
    limit: MAX_TICKETS_PER_USER,
    categoryId,
    categoryLimit: category?.maxActiveTicketsPerUser ?? null,
    ...(family === undefined ? {} : { family }),
  };
  const room = roomFor(held, { ...allowance, counterId }, reserved);
  if (room.kind === 'occupied') {
    const { counterId: queueDailyCounterId, number: counter } = room.by.ticket;
    const blocker = time ? 'event_ticket_already_exists' : 'already_in_queue';
    return { blocker, payload: { queueDailyCounterId, counter } };
  }
  if (room.kind === 'full') {
    return { blocker: room.violation.code, payload: room.violation.payload };
  }
  if (room.kind === 'reserved') await finishReserved(steps, room.by);
  else {
    await ticketTransfers.intend(ticket, { id: randomKey(), to, slots: room.slots, ...manner });
  }
  return null;
}

/**
 * Makes the pages of both holders and the lists of staff fetch the ticket again, and other processes drop their caches of it.
 */
async function announce(deps: Deps, ticket: TicketRecord): Promise<void> {
  deps.store.invalidateCounter(ticket.counterId);
  deps.store.recordTicket(ticket);
  await announceQueue(deps, ticket);
  await announceTicket(deps, ticket);
}
