import { QUEUE_NAME_MIN_LENGTH } from '../../constants.ts';

export type QueueNameProblem = 'short' | 'word';

/**
 * G-59: words that a name must not contain, in the singular and plural of each language. The Spanish “cola” is allowed, because
 * it is a drink in all of them.
 */
const QUEUE_WORDS = [
  'queue',
  'queues',
  'coda',
  'code',
  'fila',
  'filas',
  'warteschlange',
  'warteschlangen',
];
const EVENT_WORDS = [
  'event',
  'events',
  'evento',
  'eventi',
  'eventos',
  'veranstaltung',
  'veranstaltungen',
];

/** MER-042, MER-045: the problem of a queue's name; `null` when there is none. */
export function queueNameProblem(
  name: string,
  type: 'event' | 'standard',
): QueueNameProblem | null {
  if ([...name.trim()].length < QUEUE_NAME_MIN_LENGTH) return 'short';
  const words = new Set<string>(name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu));
  const forbidden = type === 'event' ? [...QUEUE_WORDS, ...EVENT_WORDS] : QUEUE_WORDS;
  return forbidden.some((word) => words.has(word)) ? 'word' : null;
}
