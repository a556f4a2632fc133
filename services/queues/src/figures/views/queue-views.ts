import { ApiError } from '@turno/kit';
import {
  comingSlots,
  type EventSlot,
  type MerchantDay,
  merchantDay,
  presentSlot,
  presentSlots,
} from '@turno/shared-types/rules';
import type { MerchantRecord } from '../../merchants/index.ts';
import { counterIdOf, type DayKey } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps, Store } from '../deps.ts';
import { unfinishedDate } from '../rules/unfinished-date.ts';
import type { Figures } from '../store/figures.ts';

/** A queue on one day, or at one show, with everything its reply needs. */
export type QueueView = {
  queue: QueueRecord;
  figures: Figures;
  day: MerchantDay;
  now: Date;
  /** QUE-047 */
  isWebhookOn: boolean;
  /** The show to which the figures belong, in an event's queue. */
  slot: EventSlot | null;
  /** The other shows of today, first show first. */
  shows: readonly QueueView[];
  /** S-05: the previous day, while staff still finish the tickets called on it; `null` otherwise. */
  before: QueueView | null;
  /** The shows of later days that can be booked already, first show first. */
  coming: readonly QueueView[];
  /** The children of a multi-queue. */
  children: readonly QueueView[];
};
type Sources = Pick<Store, 'counters' | 'figures'>;
/** A queue at a place and time. */
export type QueueContext = {
  queue: QueueRecord;
  merchant: MerchantRecord;
  day: MerchantDay;
  now: Date;
};
type Own = Omit<QueueView, 'shows' | 'before' | 'coming' | 'children'>;
type Slots = { present: EventSlot[]; coming: EventSlot[] };
const NO_SLOTS: Slots = { present: [], coming: [] };

/**
 * Adds to queues their current day, which is created if it does not exist: to an event every show of today and those of
 * yesterday that still run, the current one first; to a multi-queue its children, which must be among the given queues.
 */
export async function queueViews(
  store: Sources,
  contexts: readonly QueueContext[],
): Promise<QueueView[]> {
  const slots = new Map(contexts.map((each) => [each.queue.id, slotsOf(each)]));
  const keys = contexts.flatMap(({ queue, day }) =>
    keysOf(queue, day, slots.get(queue.id) ?? NO_SLOTS),
  );
  const before = contexts.flatMap((each) => {
    const date = unfinishedDate(each);
    return date === null ? [] : [counterIdOf({ queueId: each.queue.id, date })];
  });
  const [ids, pastIds] = await Promise.all([
    store.counters.ensureIds(keys),
    store.counters.existing(before),
  ]);
  const figures = await store.figures.read([...ids, ...pastIds]);
  const all = [...figures.values()];
  const own = contexts.flatMap((each) => {
    const ofQueue = all.filter(({ counter }) => counter.queueId === each.queue.id);
    return ownView(each, ofQueue, slots.get(each.queue.id) ?? NO_SLOTS);
  });
  return own.map((view) => (view.queue.multiQueue ? withChildren(view, own) : view));
}

function withChildren(view: QueueView, all: readonly QueueView[]): QueueView {
  const children = all.filter(({ queue }) => queue.parentQueueId === view.queue.id);
  const before = view.before && {
    ...view.before,
    children: children.flatMap((child) => child.before ?? []),
  };
  return { ...view, before, children };
}

function slotsOf({ queue, merchant: { timezone }, now }: QueueContext): Slots {
  if (queue.type !== 'event') return NO_SLOTS;
  return { present: presentSlots(queue, now, timezone), coming: comingSlots(queue, now, timezone) };
}

/** An event without a show today has a day like any other queue. */
function keysOf(
  { id: queueId, merchantId }: QueueRecord,
  { date }: MerchantDay,
  { present, coming }: Slots,
): DayKey[] {
  const owner = { queueId, merchantId };
  return [
    ...(present.length === 0 ? [{ ...owner, date }] : []),
    ...[...present, ...coming].map((slot) => ({ ...owner, date: slot.date, time: slot.time })),
  ];
}

function ownView(context: QueueContext, figures: readonly Figures[], slots: Slots): QueueView[] {
  const { queue, merchant, day, now } = context;
  const isWebhookOn = merchant.webhookNextEnabled === true;
  const viewAt = (slot: EventSlot | null, dayDate = day.date): Own[] => {
    const { date, time } = slot ?? { date: dayDate, time: null };
    const ofSlot = figures.find(({ counter }) => counter.date === date && counter.time === time);
    return ofSlot ? [{ queue, figures: ofSlot, day, now, isWebhookOn, slot }] : [];
  };
  const present = presentSlot(slots.present, now);
  const others = slots.present.filter((slot) => slot !== present);
  const none = { shows: [], before: null, coming: [], children: [] };
  const alone = (view: Own): QueueView => ({ ...view, ...none });
  const shows = others.flatMap((slot) => viewAt(slot)).map(alone);
  const coming = slots.coming.flatMap((slot) => viewAt(slot)).map(alone);
  const date = unfinishedDate(context);
  const [before = null] = date === null ? [] : viewAt(null, date).map(alone);
  return viewAt(present).map((view) => ({ ...view, shows, before, coming, children: [] }));
}

/** The days that a queue shows as its own, the current one first; the previous one only if somebody was called on it. */
export function shownDays(view: QueueView): QueueView[] {
  const { before } = view;
  const days = before ? [before, ...before.children] : [];
  const isCalled = days.some(({ figures }) => figures.called.length > 0);
  return [view, ...view.shows, ...(before && isCalled ? [before] : [])];
}

type Show = {
  /** For an event: selects the show by its counter or its time; otherwise the current show. */
  counterId?: number;
  time?: string | undefined;
};
type QueueKey = { merchantId: number; queueId: number };
/** A queue with its merchant, as an action loaded them. */
export type LoadedQueue = { merchant: MerchantRecord; queue: QueueRecord };

/** One queue of a merchant on its current day; throws `queue_not_found`. */
export async function queueView(
  deps: Deps,
  { merchantId, queueId, ...show }: QueueKey & Show,
): Promise<QueueView> {
  const [merchant, queue] = await Promise.all([
    deps.store.merchants.find(merchantId),
    deps.store.queues.find(queueId, merchantId),
  ]);
  if (!merchant || !queue) throw new ApiError('queue_not_found');
  return loadedQueueView(deps, { merchant, queue, ...show });
}

/** The view of a queue that an action has already loaded. */
export async function loadedQueueView(
  { store, now }: Deps,
  { merchant, queue, counterId, time }: LoadedQueue & Show,
): Promise<QueueView> {
  const family = queue.multiQueue
    ? (await store.queues.findOf([merchant.id])).filter((each) => each.parentQueueId === queue.id)
    : [];
  const at = now();
  const moment = { merchant, day: merchantDay(merchant, at), now: at };
  const views = await queueViews(
    store,
    [queue, ...family].map((each) => ({ ...moment, queue: each })),
  );
  const view = views.find((each) => each.queue.id === queue.id);
  if (!view) throw new ApiError('queue_not_found');
  if (time !== undefined) return showAt(view, time);
  const others = [...shownDays(view), ...view.coming];
  return others.find(({ figures }) => figures.counter.id === counterId) ?? view;
}

function showAt(view: QueueView, time: string): QueueView {
  const show = [view, ...view.shows].find(({ slot }) => slot?.time === time);
  if (!show) throw new ApiError('slot_not_bookable');
  return show;
}
