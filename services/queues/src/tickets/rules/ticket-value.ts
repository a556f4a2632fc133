import { hasPlainNumbers, minutesOf } from '@turno/shared-types/rules';

type Named = {
  ticketPrefix: string;
  passMode: 'free' | 'generic' | 'specific';
  type: 'event' | 'standard';
  parentQueueId: number | null;
};

/**
 * S-01: the displayed value of a number, unique in the merchant's day. Numbers of children, pass queues and events have the
 * prefix of their queue; those of an event also have letters for the time of their show, because each show begins at number 1.
 */
export function ticketValue(queue: Named, counter: number, time: string | null = null): string {
  if (hasPlainNumbers(queue)) return String(counter);
  return `${queue.ticketPrefix}${time === null ? '' : showLetters(time)}${counter}`;
}

const CODE_OF_A = 65;
const STEP = 5;
const STEPS_OF_AN_HOUR = 12;

/**
 * The time of a show in letters: the hour from A to X, each five minutes of it from A to L, and the minutes in between from M
 * to P. Letters contain no digit, so letters and number cannot be misread.
 */
function showLetters(time: string): string {
  const minutes = minutesOf(time);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const rest = minute % STEP;
  const letter = (at: number) => String.fromCharCode(CODE_OF_A + at);
  const between = rest === 0 ? '' : letter(STEPS_OF_AN_HOUR - 1 + rest);
  return `${letter(hour)}${letter(Math.floor(minute / STEP))}${between}`;
}
