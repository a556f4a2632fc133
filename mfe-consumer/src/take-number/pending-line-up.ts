import type { KeyValueStore } from '@turno/shared-ui/session';

/** A line-up that was sent and not definitely answered yet. */
export type PendingLineUp = { key: string; paxCount: number };

type Place = { merchantId: number; queueId: number };

function nameOf({ merchantId, queueId }: Place): string {
  return `turno.line-up.${merchantId}.${queueId}`;
}

/** The unanswered line-up of a queue, `null` when there is none or the stored text is not ours. */
export function readPending(storage: KeyValueStore, place: Place): PendingLineUp | null {
  const [key, pax, ...rest] = (storage.getItem(nameOf(place)) ?? '').split(' ');
  const paxCount = Number(pax);
  return key && rest.length === 0 && Number.isSafeInteger(paxCount) && paxCount > 0
    ? { key, paxCount }
    : null;
}

/**
 * The request to send for a press: the unanswered one when it asked for the same party, so that a retry or a reload
 * brings the same ticket; else a new one under `newKey`. Kept until `forgetPending`.
 */
export function keepPending(
  storage: KeyValueStore,
  place: Place,
  { paxCount, newKey }: { paxCount: number; newKey: string },
): PendingLineUp {
  const known = readPending(storage, place);
  if (known?.paxCount === paxCount) return known;
  storage.setItem(nameOf(place), `${newKey} ${paxCount}`);
  return { key: newKey, paxCount };
}

/** Ends a request that has its definite answer. */
export function forgetPending(storage: KeyValueStore, place: Place): void {
  storage.removeItem(nameOf(place));
}
