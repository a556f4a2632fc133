import type { KeyValueStore } from '@turno/shared-ui/session';
import { isSameAsk, type LineUpAsk, type LineUpPlace, readAsk } from './line-up-ask.ts';

/** A line-up that was sent and not definitely answered yet. */
export type PendingLineUp = { key: string; ask: LineUpAsk };

function nameOf({ merchantId, queueId, time }: LineUpPlace): string {
  const ofShow = time === undefined ? '' : `.${time}`;
  return `turno.line-up.${merchantId}.${queueId}${ofShow}`;
}

/** The unanswered line-up of a queue, `null` when there is none or the stored text is not ours. */
export function readPending(storage: KeyValueStore, place: LineUpPlace): PendingLineUp | null {
  const [, key, text] = /^(\S+) (\{.*\})$/.exec(storage.getItem(nameOf(place)) ?? '') ?? [];
  const ask = text === undefined ? null : readAsk(parsed(text));
  return key && ask ? { key, ask } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The request to send for a press: the unanswered one when it asked for the same, so that a retry or a reload brings
 * the same ticket; else a new one under `newKey`. Kept until `forgetPending`.
 */
export function keepPending(
  storage: KeyValueStore,
  place: LineUpPlace,
  { ask, newKey }: { ask: LineUpAsk; newKey: string },
): PendingLineUp {
  const known = readPending(storage, place);
  if (known && isSameAsk(known.ask, ask)) return known;
  storage.setItem(nameOf(place), `${newKey} ${JSON.stringify(ask)}`);
  return { key: newKey, ask };
}

/** Ends a request that has its definite answer. */
export function forgetPending(storage: KeyValueStore, place: LineUpPlace): void {
  storage.removeItem(nameOf(place));
}
