import { ApiError } from '@turno/kit';
import type { Role } from '@turno/shared-types';
import {
  childForParty,
  comingSlots,
  type EventSlot,
  isMerchant,
  isSlotBookable,
  type MerchantDay,
  presentSlots,
  showHours,
} from '@turno/shared-types/rules';
import { type DayBefore, figuresBefore } from '../../figures/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { CounterRecord, PendingTicket, Revisions } from '../../queue-days/index.ts';
import { type QueueRecord, revisionOf } from '../../queues/index.ts';
import type { Deps } from '../deps.ts';
import type { LineUpBody, ShowRef } from '../rules/line-up-request.ts';
import { lineUpViolation } from '../rules/may-join.ts';

export type LineUp = ShowRef & {
  merchantId: number;
  queueId: number;
  caller: { userId: number; role: Role };
  /** Set when staff add a customer, who gets an internal guest's id (QUE-052). */
  isStaff: boolean;
  /** Set for a kiosk: the ticket gets an internal guest's id, like one that staff add. */
  isForAnybody?: true;
  body: LineUpBody;
  idempotencyKey: string | null;
  /** S-21: what the holder of another queue's ticket keeps when staff move it here. */
  moved?: Pick<
    PendingTicket,
    'userId' | 'at' | 'sortKey' | 'movedFrom' | 'arriving' | 'givenAt' | 'waitsSince'
  >;
  /**
   * S-05: set for a holder who already waits here with a number of the previous day; a closed or paused queue rejects only
   * newcomers.
   */
  isWaitingHere?: boolean;
};

/** Longer than any line-up takes, from loading the facts that decide about it to storing its ticket. */
export const LONGEST_LINE_UP_MS = 60_000;

/** All facts that decide whether a person may take a number, and where. */
export type LineUpContext = {
  merchant: MerchantRecord;
  /** The queue that issues the number: in a multi-queue the child for the party. */
  queue: QueueRecord;
  /** `null` when the slot does not exist; then nothing is taken. */
  counter: CounterRecord | null;
  /** The queue and its parent multi-queue, if any, whose settings decide together. */
  family: QueueRecord[];
  /** The day of the parent multi-queue. */
  parent: CounterRecord | null;
  /** The requested show, among those of today and of later days (S-05). */
  slot: EventSlot | null;
  /** The current day, or the day of the show. */
  day: MerchantDay;
  today: MerchantDay;
  /** S-05: the previous day, while staff still finish it. */
  before: DayBefore | null;
};

/** Finds the queue for this party, and the counter of its day or slot. */
export async function loadLineUpContext(
  { store, now }: Deps,
  request: LineUp,
): Promise<LineUpContext> {
  const { merchantId, queueId, body } = request;
  const [merchant, queues] = await Promise.all([
    store.merchants.find(merchantId),
    store.queues.findOf([merchantId]),
  ]);
  const asked = queues.find(({ id }) => id === queueId);
  if (!merchant || !asked) throw new ApiError('queue_not_found');
  if (merchant.closedAt) throw new ApiError('merchant_closed_for_good');
  // QUE-032: a multi-queue, addressed by the parent's id, chooses the child by the size of the party.
  const children = queues.filter(({ parentQueueId }) => parentQueueId === asked.id);
  const queue = childForParty(children, partyOf(body)) ?? asked;
  const at = now();
  const slot = wantedShow(merchant, queue, { ...request, at });
  const { day, today } = showHours(merchant, slot, at);
  const key = { merchantId, date: slot?.date ?? day.date };
  const counters = await store.counters.ensure([
    ...(queue.type === 'event' && !slot
      ? []
      : [{ ...key, queueId: queue.id, time: slot?.time ?? null }]),
    ...(queue.parentQueueId === null ? [] : [{ ...key, queueId: queue.parentQueueId }]),
  ]);
  const before = await figuresBefore(store, { queue, merchant, day, now: at });
  return {
    merchant,
    queue,
    before,
    family: [queue, ...queues.filter(({ id }) => id === queue.parentQueueId)],
    day,
    today,
    slot,
    counter: counters.find((each) => each.queueId === queue.id) ?? null,
    parent: counters.find((each) => each.queueId === queue.parentQueueId) ?? null,
  };
}

/**
 * The show of an event at a time on the requested date. Without a date: after midnight yesterday's show as long as it can be
 * booked, otherwise today's.
 */
export function wantedShow(
  { timezone }: MerchantRecord,
  queue: QueueRecord,
  { time, date = null, at }: ShowRef & { at: Date },
): EventSlot | null {
  if (queue.type !== 'event') return null;
  const present = presentSlots(queue, at, timezone);
  const coming = comingSlots(queue, at, timezone);
  const slots =
    date === null ? present : [...present, ...coming].filter((each) => each.date === date);
  const atTime = slots.filter((each) => each.time === time);
  const isOpen = (slot: EventSlot) => isSlotBookable({ ...slot, isClosed: false }, at, 'public');
  return atTime.find(isOpen) ?? atTime.at(-1) ?? null;
}

/** How many people line up together: the number of passes, if there are any. */
export function partyOf({ paxCount, passOwners }: LineUpBody): number {
  return paxCount ?? passOwners?.length ?? 1;
}

const OPEN = { closed: false, paused: false };

/** Throws the reason why the caller may not take a number here now. */
export function assertAllowed(
  { caller, isStaff, isWaitingHere, body, time, date }: LineUp,
  context: LineUpContext,
  now: Date,
): void {
  const violation = lineUpViolation({
    ...context,
    // QUE-033: if a child of a multi-queue is list-only, the whole multi-queue is.
    queue: { ...context.queue, listOnly: context.family.some(({ listOnly }) => listOnly) },
    ...(isWaitingHere ? { counter: OPEN, parent: null } : { counter: context.counter ?? OPEN }),
    limits: context.merchant,
    isMerchant: isMerchant(caller.role),
    isStaff,
    paxCount: partyOf(body),
    passCount: body.passOwners?.length ?? 0,
    hasShow: typeof time === 'string' || typeof date === 'string',
    now,
  });
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
}

type Settings = Pick<LineUpContext, 'family' | 'merchant'>;

/** The revisions by which a request is judged. */
export function revisionsOf({ family, merchant }: Settings): Revisions {
  return { settings: revisionOf(family), hours: merchant.hoursRevision ?? 0 };
}

/** Raises the revisions by which a request was judged to those of a fence, so that an edit based on them fails. */
export async function raiseTo(
  { store }: Deps,
  fence: Revisions,
  { family, merchant }: Settings,
): Promise<void> {
  const { settings, hours } = revisionsOf({ family, merchant });
  const ids = family.map(({ id }) => id);
  const behind = { settings: fence.settings - settings, hours: fence.hours - hours };
  if (behind.settings > 0) await store.queues.raiseRevision(ids, merchant.id, behind.settings);
  if (behind.hours > 0) await store.merchants.raiseHoursRevision(merchant.id, behind.hours);
}
