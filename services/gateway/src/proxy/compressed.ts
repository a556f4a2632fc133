import compression from 'compression';
import type { Request, Response } from 'express';

/** Below this the work costs more than the bytes: a ticket and an estimate leave as they are, a list does not. */
const THRESHOLD_BYTES = 4_096;

/** Packs long answers for whoever can unpack them. */
export const compressed = compression({ threshold: THRESHOLD_BYTES });

/**
 * Packs what a service answers, when it says that it is long, or not how long: so most answers pass by untouched. A stream
 * has no end to wait for and stays as it is.
 */
export function packWhenLong(
  request: Request,
  response: Response,
  headers: Record<string, string | string[] | undefined>,
): void {
  const { 'content-length': length, 'content-type': type } = headers;
  if (Number(length ?? THRESHOLD_BYTES) < THRESHOLD_BYTES) return;
  if (String(type).startsWith('text/event-stream')) return;
  compressed(request, response, () => undefined);
}
