import type { Queue } from '@turno/shared-types';
import { atom } from 'jotai';
import { chosenTabAtom, merchantAtom } from '../shared/merchant-atoms.ts';
import { callOfDesk, deskAtom } from './desks/desk-atoms.ts';
import { byNeed, neediestQueue } from './queue-need.ts';

/** MER-014: the tab of all automatic queues together. */
export const AUTO_TAB = -1;

/**
 * The order of the queues of each merchant when the dashboard opened or this device last called, so that no tab moves while
 * somebody is about to press it.
 */
const orderAtom = atom<{ ids: Map<number, number[]> }>({ ids: new Map() });

/** Re-sorts the tabs at their next change, by the longest wait for a call. */
export const sortTabsAtom = atom(null, (_get, set) => set(orderAtom, { ids: new Map() }));

/** MER-014: the queues in the order of the tabs. */
export const queuesAtom = atom((get): Queue[] => {
  const merchant = get(merchantAtom);
  if (!merchant) return [];
  const { ids } = get(orderAtom);
  const known = ids.get(merchant.id) ?? sortedForTabs(merchant.queues).map(({ id }) => id);
  ids.set(merchant.id, known);
  const rank = ({ id }: Queue) => (known.includes(id) ? known.indexOf(id) : known.length);
  return merchant.queues.toSorted((a, b) => rank(a) - rank(b));
});

/** QUE-048: the queues that take turns. */
export const automaticQueuesAtom = atom((get) =>
  get(queuesAtom).filter((queue) => groupOf(queue) === 'automatic'),
);

/** The tab that was open initially, for each merchant. */
const openedAtom = atom(() => new Map<number, number>());

/** The open tab: a queue, or all automatic ones together; initially the one that needs staff most. */
export const tabAtom = atom(
  (get): number | null => {
    const merchantId = get(merchantAtom)?.id;
    const queues = get(queuesAtom);
    if (merchantId === undefined || queues.length === 0) return null;
    const isShown = (tab: number | undefined) =>
      tab === AUTO_TAB ? get(automaticQueuesAtom).length > 0 : queues.some(({ id }) => id === tab);
    const chosen = get(chosenTabAtom);
    if (chosen?.merchantId === merchantId && isShown(chosen.tabId)) return chosen.tabId;
    const opened = get(openedAtom);
    const known = opened.get(merchantId);
    if (known !== undefined && isShown(known)) return known;
    const tab = firstTab(queues);
    opened.set(merchantId, tab);
    return tab;
  },
  (get, set, tabId: number) => {
    set(chosenTabAtom, { merchantId: get(merchantAtom)?.id ?? 0, tabId });
  },
);

/**
 * The queue whose tickets are shown; among the automatic ones the one that the desk served last, even before midnight (S-05).
 */
export const queueAtom = atom((get): Queue | null => {
  const tab = get(tabAtom);
  if (tab !== AUTO_TAB) return get(queuesAtom).find(({ id }) => id === tab) ?? null;
  const desk = get(deskAtom);
  const [first = null, ...others] = get(automaticQueuesAtom);
  const calledAt = ({ queue_daily_counters: days }: Queue) =>
    days
      .map((day) => callOfDesk(day, desk)?.calledAt ?? '')
      .toSorted()
      .at(-1) ?? '';
  return others.reduce<Queue | null>(
    (latest, queue) => (latest && calledAt(queue) > calledAt(latest) ? queue : latest),
    first,
  );
});

type QueueGroup = 'event' | 'automatic' | 'normal';

/** MER-015: which part of the dashboard a queue belongs to. */
export function groupOf(queue: Pick<Queue, 'type' | 'nextRatio' | 'listOnly'>): QueueGroup {
  if (queue.type === 'event') return 'event';
  return queue.nextRatio !== null && !queue.listOnly ? 'automatic' : 'normal';
}

/**
 * MER-014: queues with waiting people come first, in the order of the longest wait for a call; then automatic queues, ordinary
 * ones and events. The sizes of a multi-queue are in its panel (S-11).
 */
export function sortedForTabs(queues: readonly Queue[]): Queue[] {
  const order: QueueGroup[] = ['automatic', 'normal', 'event'];
  return byNeed(queues.toSorted((a, b) => order.indexOf(groupOf(a)) - order.indexOf(groupOf(b))));
}

/** MER-014: the tab that needs staff most; if nobody waits, the automatic queues, else the first queue. */
export function firstTab(queues: readonly Queue[]): number {
  const automatic = queues.find((queue) => groupOf(queue) === 'automatic');
  const queue = neediestQueue(queues) ?? automatic ?? queues[0];
  if (!queue || groupOf(queue) === 'automatic') return AUTO_TAB;
  return queue.id;
}
