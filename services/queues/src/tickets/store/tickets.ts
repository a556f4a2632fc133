import { randomBytes } from 'node:crypto';
import { createBatches, storedSecrets } from '@turno/kit';
import type { EndReason, MovedTo } from '@turno/shared-types';
import type { Collection, Db, Filter } from 'mongodb';
import { hashedId } from '../../core/index.ts';
import { createEntries, NOBODY_INSIDE } from './entries.ts';
import {
  ERASED_USER_ID,
  IS_TICKET,
  type TicketDocument,
  type TicketRecord,
  ticketRecord,
} from './ticket-documents.ts';

const LIST_LIMIT = 100;
const CODE_LIMIT = 8;
/** How long a lookup of a scanned code waits for others to share a batch with. */
const GATHER_MS = 3;

/** Tickets: reads and removal by the holder. Calling is in `calls.ts`, check-in in `entries.ts`. */
export function createTickets(tickets: Collection<TicketDocument>) {
  const findNumber = createBatches<number, TicketRecord | null>(
    async (counterId, numbers) => {
      const found = await tickets
        .find({ counterId, number: { $in: numbers }, ...IS_TICKET })
        .toArray();
      const byNumber = new Map(found.map((each) => [each.number, ticketRecord(each)]));
      return numbers.map((number) => byNumber.get(number) ?? null);
    },
    { maxItems: LIST_LIMIT },
  );
  const findByCode = createBatches<string, TicketRecord[]>(
    async (_group, codes) => {
      const found = await tickets
        .find({ code: { $in: codes } })
        .sort({ createdAt: -1 })
        .limit(CODE_LIMIT * codes.length)
        .toArray();
      const byCode = Map.groupBy(found.map(ticketRecord), ({ code }) => code);
      return codes.map((code) => byCode.get(code) ?? []);
    },
    { maxItems: LIST_LIMIT, gatherMs: GATHER_MS },
  );
  return {
    ...createEntries(tickets),
    ...createTicketEnds(tickets),
    async find(id: string): Promise<TicketRecord | null> {
      return plain(await tickets.findOne({ _id: id }));
    },
    /** The ticket of a number; concurrent lookups share a query. */
    findNumber,
    /** The tickets of one user from a date on, newest first, except those that the user removed. */
    async findOfUser(userId: number, fromDate: string): Promise<TicketRecord[]> {
      const page = { fromDate, skip: 0, limit: LIST_LIMIT };
      return (await findUserPage(tickets, userId, page)).tickets;
    },
    /** A page of the same, and how many there are in all (G-46). */
    findPageOfUser: (userId: number, page: UserTicketPage) => findUserPage(tickets, userId, page),
    /**
     * QUE-052: whether staff or a kiosk issued the number, so that only paper identifies its holder, even after moves (S-21).
     */
    async isOnPaper({ id, userId, merchantId }: TicketRecord): Promise<boolean> {
      if (userId === hashedId(id)) return true;
      // The tickets of all erased people share this id.
      if (userId === ERASED_USER_ID) return false;
      const found = await tickets
        .find({ userId, merchantId })
        .project<{ _id: string }>({ _id: 1 })
        .toArray();
      return found.some(({ _id }) => userId === hashedId(_id));
    },
    /** How many tickets a command ended at these counters. */
    async countEnded(counterIds: readonly number[], endId: string): Promise<number> {
      return tickets.countDocuments({ counterId: { $in: [...counterIds] }, endId });
    },
    /** The tickets with a code, the newest first; concurrent lookups share a query. */
    findByCode: (code: string): Promise<TicketRecord[]> => findByCode(0, code),
  };
}

export type UserTicketPage = {
  fromDate: string;
  /** Only this day. */
  date?: string | undefined;
  /** `true` for tickets of shows only, `false` for all others. */
  isShow?: boolean | undefined;
  skip: number;
  limit: number;
};

async function findUserPage(
  tickets: Collection<TicketDocument>,
  userId: number,
  { fromDate, date, isShow, skip, limit }: UserTicketPage,
): Promise<{ tickets: TicketRecord[]; total: number }> {
  const filter: Filter<TicketDocument> = {
    userId,
    date: date ?? { $gte: fromDate },
    ...(isShow === undefined ? {} : { time: isShow ? { $ne: null } : null }),
    $or: [{ state: { $in: ['waiting', 'called'] } }, { endReason: { $exists: true } }],
  };
  const sorted = tickets.find(filter).sort({ date: -1, createdAt: -1, _id: 1 });
  const found = (await sorted.skip(skip).limit(limit).toArray()).map(ticketRecord);
  const isEndKnown = found.length < limit && (found.length > 0 || skip === 0);
  const total = isEndKnown ? skip + found.length : await tickets.countDocuments(filter);
  return { tickets: found, total };
}

type TicketKey = Pick<TicketRecord, 'userId' | 'counterId' | 'number'>;
/** Why a ticket ended other than by its holder, and the command that ended it. */
export type TicketEnd = { endReason: EndReason; endId: string; movedTo?: MovedTo };
type CalledEnd = { at: Date; end: TicketEnd; isAside?: boolean; from?: number; upTo?: number };

function plain(document: TicketDocument | null): TicketRecord | null {
  return document && ticketRecord(document);
}

function createTicketEnds(tickets: Collection<TicketDocument>) {
  return {
    /** Removes a waiting ticket; `null` when it no longer waits, or is not this user's. */
    async cancel(who: TicketKey, at: Date, end: TicketEnd | null = null) {
      const after = await tickets.findOneAndUpdate(
        { ...who, state: 'waiting' },
        {
          $set: { state: 'cancelled', canceledAt: at, sideEffectsDue: true, ...end },
          $unset: { active: 1, arriving: 1, move: 1 },
        },
        { returnDocument: 'after' },
      );
      return plain(after);
    },
    /** Ends one called ticket of a counter of which nobody has entered (S-21); `null` when none is left. */
    async cancelCalled(
      counterId: number,
      { at, end, isAside = false, from = 0, upTo = Number.POSITIVE_INFINITY }: CalledEnd,
    ): Promise<TicketRecord | null> {
      const absent = { $exists: false };
      const after = await tickets.findOneAndUpdate(
        {
          counterId,
          state: 'called',
          number: { $gte: from, $lte: upTo },
          checkedInAt: null,
          sideEffectsDue: absent,
          ...NOBODY_INSIDE,
          ...(isAside ? { asideAt: { $exists: true } } : {}),
        },
        {
          $set: { state: 'cancelled', canceledAt: at, sideEffectsDue: true, ...end },
          $unset: { asideAt: 1, move: 1 },
        },
        { returnDocument: 'after' },
      );
      return plain(after);
    },
  };
}

/** The secret that signs the texts in tickets' QR codes. */
export async function checkInSecret(db: Db): Promise<string> {
  return (await storedSecrets(db, 'door', { key: randomBytes(32).toString('hex') })).key;
}
