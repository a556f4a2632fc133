import type { DailyCounter, Locale, Queue } from '@turno/shared-types';
import {
  counterBefore,
  isCallValid,
  OF_DAY_BEFORE,
  type PresentQueue,
  presentCounter,
  waitingIn,
  waitingOn,
} from '@turno/shared-types/rules';

/** A called number and the desk that serves it. */
export type BoardCall = {
  number: string;
  /** For people who were called together, the first number. */
  first?: string | undefined;
  desk: string | null;
  /** When it was called, or called again last; `null` from services of an older release. */
  calledAt: string | null;
  /** The queue that called: of a multi-queue one of its sizes. */
  sourceId: number;
  /** S-05: whether it was called before the day began; people of today may have the same number. */
  isOfDayBefore?: boolean | undefined;
};

/** A size of a multi-queue and the number it called last. */
export type SizeCall = {
  queueId: number;
  minPax: number;
  /** `null` for no upper limit. */
  maxPax: number | null;
  call: BoardCall | null;
};

/** Separates the first and the last number of people who were called together. */
export const RANGE = '–';

/** QUE-044: the text of a call: for people called together, the first and the last number. */
export function shownNumber({ first, number }: Pick<BoardCall, 'first' | 'number'>): string {
  return first ? first + RANGE + number : number;
}

/** Whether two calls are of the same ticket. */
export function isSameNumber(a: Numbered, b: Numbered): boolean {
  return a.number === b.number && Boolean(a.isOfDayBefore) === Boolean(b.isOfDayBefore);
}

/** The call whose number a panel shows; `null` if it shows none, or its time is not known. */
export function shownCall({ number, isOfDayBefore, calls }: Shown): BoardCall | null {
  if (number === null) return null;
  return calls.find((call) => isSameNumber(call, { number, isOfDayBefore })) ?? null;
}

type Shown = {
  number: string | null;
  isOfDayBefore?: boolean | undefined;
  calls: readonly BoardCall[];
};
type Numbered = Pick<BoardCall, 'number' | 'isOfDayBefore'>;

/** S-05, S-20: where to go with a number, after the day of a number that is of the day before. */
export function placeWords(
  { isOfDayBefore }: Pick<BoardCall, 'isOfDayBefore'>,
  place: string | null,
  locale: Locale,
): string | null {
  if (!isOfDayBefore) return place;
  return place ? `${OF_DAY_BEFORE[locale]} · ${place}` : OF_DAY_BEFORE[locale];
}

/** The latest calls, the newest first, without tickets that were set aside or taken back (S-21). */
export function callsOf(counter: DailyCounter | null): BoardCall[] {
  if (!counter) return [];
  const { queueId: sourceId, recentCalls, latestCalls, currentTicket: number } = counter;
  if (recentCalls) {
    return recentCalls.map(({ ticketValue, firstTicketValue, desk, calledAt, queueId }) => ({
      number: ticketValue,
      first: firstTicketValue,
      desk,
      calledAt,
      sourceId: queueId,
    }));
  }
  if (!latestCalls) {
    return number === null ? [] : [{ number, desk: null, calledAt: null, sourceId }];
  }
  return latestCalls
    .filter(({ ended }) => !ended)
    .map(({ ticketValue, desk, calledAt }) => ({
      number: ticketValue,
      desk: desk?.name ?? null,
      calledAt,
      sourceId,
    }));
}

/** The latest calls of the present day, and those of before midnight whose people are still awaited (S-05). */
export function presentCalls(present: PresentQueue): BoardCall[] {
  const { merchant, day } = present;
  const before = callsOf(counterBefore(present))
    .filter(({ calledAt }) => isCallValid(merchant, { calledAt: calledAt ?? '' }, day))
    .map((call) => ({ ...call, isOfDayBefore: true }));
  return [...callsOf(presentCounter(present)), ...before].toSorted(byLatest);
}

/**
 * How many people wait. S-05: until the board knows the new day of a place that stays open, it counts who waits over midnight,
 * as all pages do.
 */
export function peopleOf(present: PresentQueue): number {
  const { queue, day, show } = present;
  const counter = presentCounter(present);
  if (counter) return waitingOn(counter).people;
  return show || day.openSince === null ? 0 : waitingIn(queue).people;
}

/** Sorts by the call, newest first. */
export function byLatest(a: BoardCall, b: BoardCall): number {
  return (b.calledAt ?? '').localeCompare(a.calledAt ?? '');
}

/** S-01: the last call of each size of a multi-queue, the smallest size first; nothing of any other queue. */
export function sizesOf({ childQueues = [] }: Queue, calls: readonly BoardCall[]): SizeCall[] {
  return childQueues
    .map(({ id, minPax, maxPax }) => ({
      queueId: id,
      minPax,
      maxPax,
      call: calls.find(({ sourceId }) => sourceId === id) ?? null,
    }))
    .toSorted((a, b) => a.minPax - b.minPax);
}
