import type { KeyValueStore } from '@turno/shared-ui/session';
import {
  isSameRequest,
  type LineUpRequest,
  type QueueRef,
  readRequest,
} from './line-up-request.ts';

/** A line-up that was sent and has no definite answer yet, with its idempotency key. */
export type UnansweredRequest = { key: string; request: LineUpRequest };

/** The name of a queue's line-up; each show of an event has its own. */
export function lineUpName({ merchantId, queueId, show }: QueueRef): string {
  const ofShow = show ? `.${show.date}.${show.time}` : '';
  return `turno.line-up.${merchantId}.${queueId}${ofShow}`;
}

/** The unanswered line-up of this name; `null` when there is none or the stored text is not valid. */
export function readUnanswered(storage: KeyValueStore, name: string): UnansweredRequest | null {
  const [, key, text] = /^(\S+) (\{.*\})$/.exec(storage.getItem(name) ?? '') ?? [];
  const request = text === undefined ? null : readRequest(parsed(text));
  return key && request ? { key, request } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The command to send for a request. If the stored command is for the same request, it is sent again, so that a retry or a
 * reload returns the same ticket; otherwise a new one gets `newKey`. It stays stored until `removeUnanswered`.
 */
export function storeUnanswered(
  storage: KeyValueStore,
  queue: QueueRef,
  { request, newKey }: { request: LineUpRequest; newKey: string },
): UnansweredRequest {
  const name = lineUpName(queue);
  const known = readUnanswered(storage, name);
  if (known && isSameRequest(known.request, request)) return known;
  storage.setItem(name, `${newKey} ${JSON.stringify(request)}`);
  return { key: newKey, request };
}

/** Ends a command that has its definite answer. */
export function removeUnanswered(storage: KeyValueStore, queue: QueueRef): void {
  storage.removeItem(lineUpName(queue));
}
