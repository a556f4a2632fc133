import { type PlaceUse, plainUse } from '../workload/scenario.ts';

/** A queue to be made: what differs from an ordinary one, and how it is used; `null` where nobody asks for it by itself. */
export type QueuePlan = { id: number; change: object; use: PlaceUse | null };

/** Of the merchants in their order. */
type Kind = 'ordinary' | 'event' | 'family' | 'automatic';

const KINDS: readonly Kind[] = ['ordinary', 'ordinary', 'event', 'family', 'automatic'];
const EACH = 4;
/** In the afternoon of a town where it is noon. */
const SHOW = '14:30';
const DAY_SECONDS = 86_400;
const GROUP_LARGEST = 4;
const PARTIES = [
  [1, 2],
  [3, 4],
  [5, 6],
  [7, 9],
] as const;

/** The queues of one merchant; ids from `firstId` on, `seats` for people at its show. */
export function queuePlans(merchantIndex: number, firstId: number, seats: number): QueuePlan[] {
  const kind = KINDS[merchantIndex] ?? 'ordinary';
  if (kind === 'family') return family(firstId);
  return Array.from({ length: EACH }, (_, each) => {
    const id = firstId + each;
    if (kind === 'automatic') return automatic(id, each);
    return kind === 'event' && each === 0 ? event(id, seats) : ordinary(id);
  });
}

const ordinary = (id: number): QueuePlan => ({ id, change: {}, use: plainUse(id) });

const automatic = (id: number, each: number): QueuePlan => ({
  id,
  change: { nextRatio: 1 + (each % 3) },
  use: { ...plainUse(id), calls: 'in turn' },
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
  const use = { time: SHOW, seats, largestParty: GROUP_LARGEST, calls: 'group' as const };
  return { id, change, use: { ...plainUse(id), ...use } };
}

/** A multi-queue, which everybody asks, and its children by size of the party. */
function family(parentId: number): QueuePlan[] {
  const children = PARTIES.map(([minPax, maxPax], index) => ({
    id: parentId + 1 + index,
    change: { parentQueueId: parentId, minPax, maxPax, shortName: `TA${index + 2}` },
    use: {
      ...plainUse(parentId),
      smallestParty: minPax,
      largestParty: maxPax,
    },
  }));
  return [{ id: parentId, change: { multiQueue: true }, use: null }, ...children];
}
