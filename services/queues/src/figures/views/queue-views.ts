import { ApiError } from '@turno/kit';
import {
  type EventSlot,
  type MerchantDay,
  merchantDay,
  presentSlot,
  presentSlots,
} from '@turno/shared-types/rules';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { DayKey } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import type { Deps, Store } from '../deps.ts';
import type { Figures } from '../store/figures.ts';

/** A queue on one day, or at one show of it, with all that its answer is made of. */
export type QueueView = {
  queue: QueueRecord;
  figures: Figures;
  day: MerchantDay;
  now: Date;
  /** QUE-047 */
  isWebhookOn: boolean;
  /** The show that the figures are of, in an event's queue. */
  slot: EventSlot | null;
  /** The other shows of today, first show first. */
  shows: readonly QueueView[];
  /** Of a multi-queue. */
  children: readonly QueueView[];
};
type Sources = Pick<Store, 'counters' | 'figures'>;
/** A queue at a place and time. */
export type Placed = { queue: QueueRecord; merchant: MerchantRecord; day: MerchantDay; now: Date };
type Own = Omit<QueueView, 'shows' | 'children'>;

/**
 * Completes queues with their present day, which is created where it does not exist yet: an event with every show of today and
 * those of yesterday that still run, the present one first, a multi-queue with its children. Children of it must be among the queues.
 */
export async function queueViews(store: Sources, placed: readonly Placed[]): Promise<QueueView[]> {
  const slots = new Map(placed.map((each) => [each.queue.id, slotsOf(each)]));
  const keys = placed.flatMap(({ queue, day }) => keysOf(queue, day, slots.get(queue.id) ?? []));
  const counters = await store.counters.ensure(keys);
  const figures = await store.figures.read(counters.map(({ id }) => id));
  const all = [...figures.values()];
  const own = placed.flatMap((each) => {
    const ofQueue = all.filter(({ counter }) => counter.queueId === each.queue.id);
    return ownView(each, ofQueue, slots.get(each.queue.id) ?? []);
  });
  return own.map((view) => {
    const isChild = ({ queue }: QueueView) => queue.parentQueueId === view.queue.id;
    return view.queue.multiQueue ? { ...view, children: own.filter(isChild) } : view;
  });
}

function slotsOf({ queue, merchant, now }: Placed): EventSlot[] {
  return queue.type === 'event' ? presentSlots(queue, now, merchant.timezone) : [];
}

/** An event without a show today has a day like any other queue. */
function keysOf(
  { id: queueId, merchantId }: QueueRecord,
  { date }: MerchantDay,
  slots: readonly EventSlot[],
): DayKey[] {
  const owner = { queueId, merchantId };
  if (slots.length === 0) return [{ ...owner, date }];
  return slots.map((slot) => ({ ...owner, date: slot.date, time: slot.time }));
}

function ownView(
  { queue, merchant, day, now }: Placed,
  figures: readonly Figures[],
  slots: readonly EventSlot[],
): QueueView[] {
  const isWebhookOn = merchant.webhookNextEnabled === true;
  const viewAt = (slot: EventSlot | null): Own[] => {
    const { date, time } = slot ?? { date: day.date, time: null };
    const ofSlot = figures.find(({ counter }) => counter.date === date && counter.time === time);
    return ofSlot ? [{ queue, figures: ofSlot, day, now, isWebhookOn, slot }] : [];
  };
  const present = presentSlot(slots, now);
  const others = slots.filter((slot) => slot !== present);
  const alone = (view: Own): QueueView => ({ ...view, shows: [], children: [] });
  const shows = others.flatMap(viewAt).map(alone);
  return viewAt(present).map((view) => ({ ...view, shows, children: [] }));
}

type Show = {
  /** Of an event: the show by its counter or by its time; else the present one. */
  counterId?: number;
  time?: string | undefined;
};
type QueueKey = { merchantId: number; queueId: number };
/** A queue with its merchant, as an action loaded them. */
export type LoadedQueue = { merchant: MerchantRecord; queue: QueueRecord };

/** One queue of a merchant on its present day, or the error `queue_not_found`. */
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

/** The same for a queue that an action has loaded. */
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
  return view.shows.find(({ figures }) => figures.counter.id === counterId) ?? view;
}

function showAt(view: QueueView, time: string): QueueView {
  const show = [view, ...view.shows].find(({ slot }) => slot?.time === time);
  if (!show) throw new ApiError('slot_not_bookable');
  return show;
}
