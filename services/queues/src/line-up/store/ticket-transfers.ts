import { randomBytes } from 'node:crypto';
import { isDuplicateKey } from '@turno/kit';
import type { Collection, Db, Filter, UpdateFilter } from 'mongodb';
import type { CounterDocument } from '../../queue-days/index.ts';
import {
  type AllowanceSlot,
  CODE_BYTES,
  checkInCode,
  IS_TICKET,
  NOBODY_INSIDE,
  type TicketDocument,
  type TicketRecord,
  type TicketTransfer,
  ticketRecord,
} from '../../tickets/index.ts';
import type { AllowanceSlots } from './allowance-slots.ts';

type Parts = { db: Db; tickets: Collection<TicketDocument>; allowanceSlots: AllowanceSlots };
export type TicketTransfers = ReturnType<typeof createTicketTransfers>;

/** More tickets than a guest can take in a day. */
const MAX_TICKETS = 1_000;

type NewHolder = Pick<TicketTransfer, 'to' | 'gift' | 'takenAlong'>;

/**
 * Transfers tickets from a guest to an account (S-16), or to the person to whom they are given. A waiting ticket first stores
 * the intent, which protects the slots that are then taken in the account's allowance; the update that changes its holder
 * requires this intent, so the ticket always has exactly one holder and changes it once.
 */
export function createTicketTransfers(parts: Parts) {
  const { tickets } = parts;
  return {
    find: (counterId: number, number: number): Promise<TicketDocument | null> =>
      tickets.findOne({ counterId, number, ...IS_TICKET }),
    /** The tickets that a guest's pages show, oldest first. */
    async findOf(guestId: number): Promise<TicketRecord[]> {
      const found = tickets.find({
        userId: guestId,
        $or: [{ state: { $ne: 'cancelled' } }, { endReason: { $exists: true } }],
      });
      const sorted = found.sort({ createdAt: 1, _id: 1 }).limit(MAX_TICKETS);
      return (await sorted.toArray()).map(ticketRecord);
    },
    /** Stores the intent on a waiting ticket that has none. */
    async intend(
      { _id, counterId, userId }: TicketDocument,
      transfer: TicketTransfer,
    ): Promise<void> {
      await tickets.updateOne(
        { _id, counterId, userId, active: true, transfer: { $exists: false } },
        { $set: { transfer } },
      );
    },
    complete: (ticket: TicketDocument) => completeTransfer(parts, ticket),
    /** Transfers a ticket that no longer occupies a slot; to another person only while nobody of it has entered. */
    async transferEnded(
      ticket: TicketDocument,
      { to, gift, takenAlong }: NewHolder,
    ): Promise<TicketRecord | null> {
      const { _id, counterId, userId, state } = ticket;
      const after = await tickets.findOneAndUpdate(
        {
          _id,
          counterId,
          userId,
          state,
          active: { $exists: false },
          ...(gift ? { ...NOBODY_INSIDE, checkedInAt: null } : {}),
        },
        {
          $set: {
            userId: to,
            ...(takenAlong ? { takenAlong } : {}),
            ...(gift ? withoutPerson(gift) : {}),
          },
          $unset: { transfer: '', ...unusedSlots({}), ...(gift ? GIVERS : {}) },
        },
        { returnDocument: 'after' },
      );
      if (after) await followHolder(parts, ticket, to);
      return after && ticketRecord(after);
    },
    /** Drops the intents to transfer tickets to an account that is erased. */
    async dropTo(userId: number): Promise<void> {
      await tickets.updateMany({ 'transfer.to': userId }, { $unset: { transfer: '' } });
    },
  };
}

/**
 * Completes the transfer whose intent a ticket stores; any process may run it. If the account no longer has a free slot, or
 * waits in this queue with another ticket, it drops the intent and returns `null`.
 */
async function completeTransfer(
  parts: Parts,
  ticket: TicketDocument,
): Promise<TicketRecord | null> {
  const { tickets, allowanceSlots } = parts;
  const { _id, counterId, transfer, userId } = ticket;
  if (!transfer) return null;
  const { id, to, slots, gift, takenAlong } = transfer;
  const intended = { _id, counterId, userId, active: true as const, 'transfer.id': id };
  const update = {
    $set: {
      userId: to,
      ...slots,
      ...(takenAlong ? { takenAlong } : {}),
      ...(gift ? withoutPerson(gift) : {}),
    },
    $unset: { transfer: '' as const, ...unusedSlots(slots), ...(gift ? GIVERS : {}) },
  };
  const { slot: _slot, categorySlot: _categorySlot, family: _family, ...rest } = ticket;
  const hasSlots = await allowanceSlots.take({ ...rest, ...slots, userId: to }, id);
  const after = hasSlots ? await changeUnlessTaken(tickets, intended, update) : null;
  if (after) {
    await followHolder(parts, ticket, to);
    return ticketRecord(after);
  }
  await tickets.updateOne(intended, { $unset: { transfer: '' } });
  const stored = await tickets.findOne({ _id, counterId });
  if (stored?.userId !== to) await allowanceSlots.releaseOfTransfer(to, _id, id);
  return null;
}

/** `null` when the ticket does not match, or a unique index rejects the change. */
async function changeUnlessTaken(
  tickets: Parts['tickets'],
  filter: Filter<TicketDocument>,
  update: UpdateFilter<TicketDocument>,
): Promise<TicketDocument | null> {
  try {
    return await tickets.findOneAndUpdate(filter, update, { returnDocument: 'after' });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return null;
  }
}

/** Updates the seats of a show and the slots of the former holder after a change of holder. */
async function followHolder(
  { db, allowanceSlots }: Parts,
  { _id: id, counterId, number, time, userId }: TicketDocument,
  to: number,
): Promise<void> {
  if (time) {
    const booking = { _id: counterId, bookings: { $elemMatch: { ticketId: id, number } } };
    const counters = db.collection<CounterDocument>('counters');
    await counters.updateOne(booking, { $set: { 'bookings.$.userId': to } });
  }
  await allowanceSlots.releaseUnused({ id, counterId, number, userId });
}

/** Fields about the former holder of a gift. */
const GIVERS = { words: '' as const, takenAlong: '' as const };

/** Removes the former holder's name and telephone number, and the code with which they could enter. */
function withoutPerson({ at }: { at: Date }) {
  const code = checkInCode(randomBytes(CODE_BYTES));
  return { displayName: null, phone: null, requestText: '', code, givenAt: at };
}

/** The slots of the former holder that a ticket no longer occupies. */
function unusedSlots(slots: Partial<AllowanceSlot>) {
  return {
    ...(slots.slot === undefined ? { slot: '' as const } : {}),
    ...(slots.categorySlot === undefined ? { categorySlot: '' as const } : {}),
    ...(slots.family === undefined ? { family: '' as const } : {}),
  };
}
