import { ordinaryUsage, type QueueUsage } from '../workload/scenario.ts';

/** A queue to seed: its difference from the template, and how clients use it; `null` when clients never name it. */
export type QueuePlan = { id: number; change: object; usage: QueueUsage | null };

/** What the queues of a merchant are like. */
type Kind = 'ordinary' | 'event' | 'family' | 'automatic';

const KINDS: readonly Kind[] = ['ordinary', 'ordinary', 'event', 'family', 'automatic'];
const EACH = 4;
/** Local time; the merchants' time zone is one where the run starts about noon. */
const SHOW = '14:30';
const DAY_SECONDS = 86_400;
const GROUP_LARGEST = 4;
const PARTIES = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 9],
] as const;

/** The queues of one merchant, with ids from `firstId`; an event has `seats` seats per show. */
export function queuePlans(merchantIndex: number, firstId: number, seats: number): QueuePlan[] {
  const kind = KINDS[merchantIndex] ?? 'ordinary';
  if (kind === 'family') return family(firstId);
  return Array.from({ length: EACH }, (_, each) => {
    const id = firstId + each;
    if (kind === 'automatic') return automatic(id, each);
    return kind === 'event' && each === 0 ? event(id, seats) : ordinary(id);
  });
}

const ordinary = (id: number): QueuePlan => ({ id, change: {}, usage: ordinaryUsage(id) });

const automatic = (id: number, each: number): QueuePlan => ({
  id,
  change: { nextRatio: 1 + (each % 3) },
  usage: { ...ordinaryUsage(id), calls: 'shared' },
});

function event(id: number, seats: number): QueuePlan {
  const change = {
    type: 'event',
    eventDuration: 1_800,
    eventPaxCapacity: seats,
    eventBookingBeforeStart: DAY_SECONDS,
    eventOpeningBeforeStart: DAY_SECONDS,
    eventScheduleWeek: Array.from({ length: 7 }, () => [SHOW]),
  };
  const usage = { time: SHOW, seats, largestParty: GROUP_LARGEST, calls: 'group' as const };
  return { id, change, usage: { ...ordinaryUsage(id), ...usage } };
}

/** A multi-queue, which clients name, and its children by size of the party. */
function family(parentId: number): QueuePlan[] {
  const children = PARTIES.map(([minPax, maxPax], index) => ({
    id: parentId + 1 + index,
    change: {
      parentQueueId: parentId,
      minPax,
      maxPax,
      shortName: `TA${index + 2}`,
      ticketPrefix: 'ABCD'.charAt(index),
    },
    usage: {
      ...ordinaryUsage(parentId),
      smallestParty: minPax,
      largestParty: maxPax,
    },
  }));
  return [{ id: parentId, change: { multiQueue: true }, usage: null }, ...children];
}
