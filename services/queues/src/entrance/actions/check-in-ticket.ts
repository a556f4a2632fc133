import { ApiError } from '@turno/kit';
import type { ErrorCode } from '@turno/shared-types';
import {
  type EventSlot,
  eventSlotAt,
  expiresAt,
  expirySeconds,
  isShowOver,
  localTime,
  merchantDay,
  peopleLeft,
} from '@turno/shared-types/rules';
import type { RuleViolation } from '../../core/index.ts';
import { announceQueue, announceTicket, presentDeskCalls } from '../../figures/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { calledSince, type Deps } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import { calledAt, ticketValue } from '../../tickets/index.ts';
import { checkInViolation } from '../rules/check-in.ts';
import { arePassesDue, findPassesDue, venueOf } from './passes-due.ts';
import { findScannedTicket } from './scanned-ticket.ts';

export type CheckInScan = {
  merchantId: number;
  token: string;
  nonce: string;
  /** How many people enter; absent is all who are left. */
  paxCount?: number | undefined;
  /** Of a caller that checks passes: the ticket whose passes it has found good, `null` before. */
  checkedPassesOf?: string | null | undefined;
};
export type Admission = {
  ticket: TicketRecord;
  queue: QueueRecord;
  checkedInAt: Date;
  /** The whole party is outside: the caller checks the passes of the ticket first. */
  passesDue?: { queueId: number; venue: ReturnType<typeof venueOf> };
};

/** Lets people of a called ticket in, each exactly once; the same scan sent again gets the same answer. */
export async function checkInTicket(deps: Deps, scan: CheckInScan): Promise<Admission> {
  const found = await findScannedTicket(deps, scan);
  const entrance = await loadEntrance(deps, found);
  const at = deps.now();
  if (arePassesDue(found, scan)) {
    const due = await findPassesDue(deps, scan, found.id);
    if (due)
      return {
        ...due,
        checkedInAt: at,
        passesDue: { queueId: due.queue.id, venue: venueOf(entrance.merchant) },
      };
  }
  const entered =
    !arePassesDue(found, scan) &&
    found.merchantId === scan.merchantId &&
    isEntranceOpen(entrance, at)
      ? await deps.store.tickets.checkIn({
          id: found.id,
          code: found.code,
          nonce: scan.nonce,
          paxCount: scan.paxCount ?? null,
          at,
          calledSince: calledSince(at, entrance.expiry, entrance.slot?.startsAt ?? null),
          hasWebhooks: entrance.hasWebhooks,
        })
      : null;
  if (entered) await announceEntry(deps, entered);
  const ticket = entered ?? (await judge(deps, scan, found, entrance));
  const [queue] = await deps.store.queues.findMany([ticket.queueId]);
  if (!queue) throw new ApiError('ticket_not_valid');
  const entry = ticket.entries?.find(({ nonce }) => nonce === scan.nonce);
  return { ticket, queue, checkedInAt: entry?.at ?? ticket.checkedInAt ?? at };
}

/** Notifies the holder and the dashboard that people of a ticket entered, or that an entry was undone. */
export async function announceEntry(deps: Deps, ticket: TicketRecord): Promise<void> {
  await announceTicket(deps, ticket);
  const { asideAt, merchantId, queueId, counterId } = ticket;
  if (asideAt) await announceQueue(deps, { merchantId, queueId, counterId });
}

const NOT_CALLED: RuleViolation = { code: 'ticket_not_processable' };

/** The ticket as its state decided, when this scan was the one; else the reason. */
async function judge(
  deps: Deps,
  { merchantId, nonce, paxCount }: CheckInScan,
  { id, code: scanned }: TicketRecord,
  { expiry, slot, merchant }: Entrance,
): Promise<TicketRecord> {
  const ticket = await deps.store.tickets.find(id);
  if (ticket?.code !== scanned) throw new ApiError('qr_invalid');
  const facts = { ...ticket, expiresAt: expiresAt(calledAt(ticket), expiry, slot?.startsAt) };
  const now = deps.now();
  const isOfAnotherDay = slot
    ? isShowOfAnotherDay(slot, localTime(now, merchant.timezone).date, now)
    : ticket.date !== merchantDay(merchant, now).date;
  const violation = checkInViolation({
    ticket: facts,
    merchantId,
    isOfAnotherDay,
    nonce,
    paxCount: paxCount ?? null,
    now,
  });
  // Without a violation it was called between the two looks: the next scan, a moment later, finds it so.
  const { code, payload } = violation ?? NOT_CALLED;
  const isKnown = ticket.entries?.some((entry) => entry.nonce === nonce);
  if (!violation && (isKnown || ticket.checkedInAt)) return ticket;
  const named = ticket.merchantId === merchantId ? await rejectedTicket(deps, ticket, code) : null;
  throw new ApiError(code, named || payload ? { ...named, ...payload } : null);
}

/** What a check-in or its undo returns to staff: the ticket and the entry that a scan made, however often it is sent (S-15). */
export function entryOf(ticket: TicketRecord, queue: QueueRecord, nonce: string, isUndo = false) {
  const { paxCount, entries, passes = [] } = ticket;
  const entry = entries?.find((each) => each.nonce === nonce);
  const left = isUndo ? entry?.peopleLeftAtUndo : entry?.peopleLeft;
  const partyNames = passes.flatMap(({ ownerName }) => ownerName ?? []);
  return {
    ...scannedTicket(ticket, queue),
    ...(entry && { admittedPax: entry.paxCount }),
    ...(entries && { peopleLeft: left ?? peopleLeft({ paxCount, entries }) }),
    ...(partyNames.length > 0 && { partyNames }),
  };
}

function scannedTicket(ticket: TicketRecord, queue: QueueRecord) {
  return {
    ticketValue: ticketValue(queue, ticket.number, ticket.time),
    queueName: queue.name,
    paxCount: ticket.paxCount,
    isFastTrack: queue.passMode === 'specific',
  };
}

/**
 * The payload of a ticket that its own merchant rejects: one that waits for its call comes with the number that is served
 * now, one that was moved, however often, with its number now, one that has entered with when it did, one that has ended with
 * why.
 */
async function rejectedTicket({ store }: Deps, ticket: TicketRecord, code: ErrorCode) {
  const { queueId, counterId, state, endReason = 'left', movedTo, checkedInAt } = ticket;
  const [queue] = await store.queues.findMany([queueId]);
  if (!queue) return null;
  const named = scannedTicket(ticket, queue);
  if (code === 'ticket_already_scanned' && checkedInAt)
    return { ...named, enteredAt: checkedInAt.toISOString() };
  if (movedTo) {
    const last = await store.tickets.findMoved(movedTo.queueDailyCounterId, movedTo.counter);
    const [lastQueue] = last ? await store.queues.findMany([last.queueId]) : [];
    const { ticketValue: value, queueName } =
      last && lastQueue ? scannedTicket(last, lastQueue) : movedTo;
    return { ...named, movedTo: { ticketValue: value, queueName } };
  }
  if (state === 'cancelled') return { ...named, ended: endReason };
  if (code !== 'ticket_not_processable') return named;
  const figures = (await store.figures.read([counterId])).get(counterId);
  const calls = figures ? presentDeskCalls(queue, figures) : [];
  return { ...named, serving: calls.find(({ ended }) => !ended)?.ticketValue ?? null };
}

type Entrance = {
  merchant: MerchantRecord;
  /** Seconds a called ticket stays good. */
  expiry: number;
  /** The show it is for. */
  slot: EventSlot | null;
  hasWebhooks: boolean;
};

async function loadEntrance({ store }: Deps, ticket: TicketRecord): Promise<Entrance> {
  const { date, time } = ticket;
  const [merchant, [queue], { franchisings }] = await Promise.all([
    store.merchants.find(ticket.merchantId),
    time ? store.queues.findMany([ticket.queueId]) : [],
    store.catalog.read(),
  ]);
  if (!merchant) throw new ApiError('ticket_not_valid');
  const { franchisingId } = merchant;
  const franchising = franchisingId === null ? null : (franchisings.get(franchisingId) ?? null);
  return {
    merchant,
    expiry: expirySeconds(franchising, merchant),
    hasWebhooks: merchant.hasWebhooks ?? false,
    slot: time && queue ? eventSlotAt(queue, { date, time }, merchant.timezone) : null,
  };
}

/** A show that began before midnight and still runs is of today. */
function isShowOfAnotherDay(slot: EventSlot, today: string, now: Date): boolean {
  return slot.date > today || (slot.date < today && isShowOver(slot, now));
}

/** People of a show are let in from its entrance time on. */
function isEntranceOpen({ slot }: Entrance, at: Date): boolean {
  return !slot || at >= slot.entranceFrom;
}
