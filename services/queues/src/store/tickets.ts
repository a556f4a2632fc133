import { createBatches } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import type { Place } from '../rules/allowance.ts';
import type { TicketRecord } from './records.ts';

export type TicketDocument = Omit<TicketRecord, 'id'> & {
  _id: string;
  /** Stands while the ticket waits and its day lasts: the key of all that a person may have only so many of. */
  active?: true;
  /** Its place in its holder's allowance, and until when it stands there. */
  place?: Place['place'];
  categoryPlace?: Place['categoryPlace'];
  categoryId?: number | null;
  until?: Date;
  /** Who pressed next: one press calls one ticket. */
  callId?: string;
  /** The number that was being served when this one was called: after one number comes one number. */
  callAfter?: number;
  /** What staff find it by; absent without a name and a telephone. */
  words?: string[];
  /** Stands until the served number and the seats of a show have followed the ticket's state. */
  unsettled?: true;
  /** Stands until passes has heard of the ticket's state. */
  passDue?: true;
};

const LIST_LIMIT = 100;
const CODE_LIMIT = 8;

/** Opens the collection with the indexes that decide who wins. */
export async function openTickets(db: Db): Promise<Collection<TicketDocument>> {
  const tickets = db.collection<TicketDocument>('tickets');
  await tickets.createIndexes([
    { key: { counterId: 1, number: 1 }, unique: true },
    {
      key: { userId: 1, counterId: 1 },
      unique: true,
      partialFilterExpression: { active: true },
      name: 'one_waiting_ticket',
    },
    {
      key: { userId: 1, place: 1 },
      unique: true,
      partialFilterExpression: { active: true, place: { $exists: true } },
      name: 'one_ticket_in_a_place',
    },
    {
      key: { userId: 1, categoryId: 1, categoryPlace: 1 },
      unique: true,
      partialFilterExpression: { active: true, categoryPlace: { $exists: true } },
      name: 'one_ticket_in_a_place_of_a_category',
    },
    {
      // Of all queues: a press that is sent on to another one calls nobody there once it called somebody here.
      key: { callId: 1 },
      unique: true,
      partialFilterExpression: { callId: { $exists: true } },
      name: 'one_ticket_of_a_press',
    },
    {
      key: { counterId: 1, callAfter: 1 },
      unique: true,
      partialFilterExpression: { callAfter: { $exists: true } },
      name: 'one_ticket_after_another',
    },
    { key: { counterId: 1, state: 1, number: 1, paxCount: 1, createdAt: 1 } },
    { key: { userId: 1, date: -1, createdAt: -1 } },
    { key: { counterId: 1, words: 1 }, partialFilterExpression: { words: { $exists: true } } },
    { key: { code: 1 } },
    { key: { counterId: 1, unsettled: 1 }, partialFilterExpression: { unsettled: true } },
  ]);
  return tickets;
}

/** Tickets: reads, and the changes their holders and the door make. Calling is in `calls.ts`. */
export function createTickets(tickets: Collection<TicketDocument>) {
  const findNumber = createBatches<number, TicketRecord | null>(
    async (counterId, numbers) => {
      // A number that was given up has no holder.
      const isHeld = { userId: { $exists: true } };
      const found = await tickets
        .find({ counterId, number: { $in: numbers }, ...isHeld })
        .toArray();
      const byNumber = new Map(found.map((each) => [each.number, ticketRecord(each)]));
      return numbers.map((number) => byNumber.get(number) ?? null);
    },
    { maxItems: LIST_LIMIT },
  );
  return {
    async find(id: string): Promise<TicketRecord | null> {
      return plain(await tickets.findOne({ _id: id }));
    },
    /** The ticket of a number; those who look together are answered together. */
    findNumber,
    /** The tickets of one user from a date on, newest first, without the removed ones. */
    async findOfUser(userId: number, fromDate: string): Promise<TicketRecord[]> {
      const found = tickets.find({
        userId,
        date: { $gte: fromDate },
        state: { $in: ['waiting', 'called'] },
      });
      return (await found.sort({ date: -1, createdAt: -1 }).limit(LIST_LIMIT).toArray()).map(
        ticketRecord,
      );
    },
    async findByCode(code: string): Promise<TicketRecord[]> {
      const found = tickets.find({ code }).sort({ createdAt: -1 }).limit(CODE_LIMIT);
      return (await found.toArray()).map(ticketRecord);
    },
    /** Removes a waiting ticket; `null` when it does not wait any more, or is not this user's. */
    async cancel(who: { userId: number; counterId: number; number: number }, at: Date) {
      const after = await tickets.findOneAndUpdate(
        { ...who, state: 'waiting' },
        { $set: { state: 'cancelled', canceledAt: at, unsettled: true }, $unset: { active: 1 } },
        { returnDocument: 'after' },
      );
      return plain(after);
    },
    /** Lets a called ticket in, once; `null` when its state has decided already. */
    async checkIn({ id, nonce, at, calledSince }: CheckIn): Promise<TicketRecord | null> {
      const after = await tickets.findOneAndUpdate(
        { _id: id, state: 'called', checkedInAt: null, executedAt: { $gte: calledSince } },
        { $set: { checkedInAt: at, nonce } },
        { returnDocument: 'after' },
      );
      return plain(after);
    },
  };
}

type CheckIn = { id: string; nonce: string; at: Date; calledSince: Date };

export function ticketRecord(document: TicketDocument): TicketRecord {
  const {
    _id,
    active: _active,
    place: _place,
    categoryPlace: _categoryPlace,
    categoryId: _categoryId,
    until: _until,
    callId: _callId,
    callAfter: _after,
    unsettled: _un,
    words: _words,
    passDue: _passDue,
    ...rest
  } = document;
  return { id: _id, ...rest };
}

function plain(document: TicketDocument | null): TicketRecord | null {
  return document && ticketRecord(document);
}
