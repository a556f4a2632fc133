import compression from 'compression';
import type { Request, Response } from 'express';

/** Below this size compression costs more than it saves: a ticket or an estimate is not compressed, a list is. */
const THRESHOLD_BYTES = 4_096;

/** Compresses long responses for clients that accept it. */
export const compressed = compression({ threshold: THRESHOLD_BYTES });

/**
 * Compresses a service's response when its `Content-Length` is long or missing; most responses are not changed. An event stream
 * is never compressed, because compression would delay its events.
 */
export function compressWhenLong(
  request: Request,
  response: Response,
  headers: Record<string, string | string[] | undefined>,
): void {
  const { 'content-length': length, 'content-type': type } = headers;
  if (Number(length ?? THRESHOLD_BYTES) < THRESHOLD_BYTES) return;
  if (String(type).startsWith('text/event-stream')) return;
  compressed(request, response, () => undefined);
}
