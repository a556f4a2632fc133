import compression from 'compression';
import type { Request, Response } from 'express';

/** Below this size compression costs more than it saves: a ticket or an estimate is sent as it is, a list is not. */
const THRESHOLD_BYTES = 4_096;

/** Compresses long responses for clients that accept it. */
export const compressed = compression({ threshold: THRESHOLD_BYTES });

/**
 * Compresses a service's response when its `Content-Length` is long or missing; most responses pass untouched. An event
 * stream stays as it is: compression would hold its events back.
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
