import type { DemoQueue } from './shapes.ts';

type Draft = Partial<Omit<DemoQueue, 'id' | 'shortName' | 'ticketPrefix'>> & { name: string };
/** A queue that does not know its number yet; children follow their parent. */
export type QueueDraft = Draft & { children?: readonly Draft[] };

const PLAIN: Omit<DemoQueue, 'id' | 'name' | 'shortName' | 'ticketPrefix'> = {
  type: 'standard',
  passMode: 'free',
  listOnly: false,
  multiQueue: false,
  qrCodeEnabled: false,
  parentQueueId: null,
  capacity: 1,
  minPax: 1,
  maxPax: 1,
  defaultWaitingTime: 300,
  nextRatio: null,
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: null,
  eventPaxCapacity: null,
  eventNextPaxPresets: null,
  eventBookingBeforeStart: null,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: null,
  called: 0,
  waiting: 0,
};

/** An ordinary queue. */
export const single = (name: string, change: Partial<Draft> = {}): QueueDraft => ({
  ...change,
  name,
});

/** Free access: people enter without a number. */
export const listOnly = (name: string): QueueDraft => ({ name, listOnly: true });

type People = Partial<Pick<DemoQueue, 'called' | 'waiting'>>;

/** Four queues by party size under one name, with the people of each. */
export const byParty = (name: string, people: readonly People[] = []): QueueDraft => ({
  name,
  multiQueue: true,
  children: [
    { name: `${name} 1-2`, minPax: 1, maxPax: 2, defaultWaitingTime: 600, ...people[0] },
    { name: `${name} 3-4`, minPax: 3, maxPax: 4, defaultWaitingTime: 900, ...people[1] },
    { name: `${name} 5-6`, minPax: 5, maxPax: 6, defaultWaitingTime: 1_200, ...people[2] },
    { name: `${name} 7+`, minPax: 7, maxPax: null, defaultWaitingTime: 1_500, ...people[3] },
  ],
});

/** An automatic queue for holders of passes: `specific` is the Fast Track. */
export const withPass = (
  name: string,
  passMode: 'generic' | 'specific',
  nextRatio: number,
  people: People = {},
): QueueDraft => ({
  ...people,
  name,
  passMode,
  nextRatio,
  maxPax: 15,
  qrCodeEnabled: true,
});

/** Shows at fixed times of the week; index 0 is Sunday. */
export const event = (
  name: string,
  eventScheduleWeek: string[][],
  change: Partial<Draft> = {},
): QueueDraft => ({
  name,
  type: 'event',
  maxPax: 6,
  qrCodeEnabled: true,
  eventDuration: 1_800,
  eventPaxCapacity: 40,
  eventNextPaxPresets: [10, 30, 40],
  eventBookingBeforeStart: 1_800,
  eventOpeningBeforeStart: 1_800,
  eventScheduleWeek,
  ...change,
});

/** Numbers the queues of one merchant: ten times its id, then one by one. */
export function numbered(merchantId: number, drafts: readonly QueueDraft[]): DemoQueue[] {
  const queues: DemoQueue[] = [];
  const add = (draft: Draft, parentQueueId: number | null, size?: number): number => {
    const id = merchantId * 10 + queues.length + 1;
    const letters = draft.name.slice(0, 2).toUpperCase();
    const alike = queues.filter(({ shortName }) => shortName.startsWith(letters)).length;
    const shortName = `${letters}${alike + 1}`;
    const ticketPrefix = size === undefined ? prefixOf(draft.name, queues) : 'ABCD'.charAt(size);
    queues.push({ ...PLAIN, ...draft, id, shortName, ticketPrefix, parentQueueId });
    return id;
  };
  for (const { children = [], ...draft } of drafts) {
    const parentId = add(draft, null);
    for (const [size, each] of children.entries()) add(each, parentId, size);
  }
  return queues;
}

/** The first letter of a name with the first later letter that makes a pair new to the merchant. */
function prefixOf(name: string, queues: readonly DemoQueue[]): string {
  const [first = 'Q', ...rest] = name.toUpperCase().match(/\p{L}/gu) ?? [];
  const pairs = rest.map((letter) => `${first}${letter}`);
  return pairs.find((pair) => !queues.some((queue) => queue.ticketPrefix === pair)) ?? first;
}
