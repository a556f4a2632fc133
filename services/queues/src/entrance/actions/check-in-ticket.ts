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
  /** How many people enter; absent means all who have not entered yet. */
  paxCount?: number | undefined;
  /** Set by a caller that checks passes: the ticket whose passes it has accepted, `null` before the check. */
  checkedPassesOf?: string | null | undefined;
};
export type Admission = {
  ticket: TicketRecord;
  queue: QueueRecord;
  checkedInAt: Date;
  /** Set while the whole party is outside: the caller must check the passes of the ticket first. */
  passesDue?: { queueId: number; venue: ReturnType<typeof venueOf> };
};

/** Admits people of a called ticket, each exactly once; a repeated scan gets the same answer. */
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

/** The ticket if this scan decided its state; otherwise throws the reason of the rejection. */
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
  // Without a violation the ticket was called between the two reads; the next scan finds it called.
  const { code, payload } = violation ?? NOT_CALLED;
  const isKnown = ticket.entries?.some((entry) => entry.nonce === nonce);
  if (!violation && (isKnown || ticket.checkedInAt)) return ticket;
  const named = ticket.merchantId === merchantId ? await rejectedTicket(deps, ticket, code) : null;
  throw new ApiError(code, named || payload ? { ...named, ...payload } : null);
}

/** The reply to staff for a check-in or its undo: the ticket and the entry of the scan, the same for each repetition (S-15). */
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
 * The payload when the ticket's own merchant rejects it. A ticket that waits for its call includes the number being served; one
 * that was moved, however often, its current number; one that has entered, when it did; and one that has ended, the reason.
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
  /** How many seconds a called ticket stays valid. */
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

/** A show that began before midnight and still runs counts as of today. */
function isShowOfAnotherDay(slot: EventSlot, today: string, now: Date): boolean {
  return slot.date > today || (slot.date < today && isShowOver(slot, now));
}

/** People of a show are admitted from its entrance time on. */
function isEntranceOpen({ slot }: Entrance, at: Date): boolean {
  return !slot || at >= slot.entranceFrom;
}
