import compression from 'compression';
import type { RequestHandler } from 'express';

/** Below this the work costs more than the bytes: a ticket and an estimate leave as they are, a list does not. */
const THRESHOLD_BYTES = 4_096;

/** Packs long answers for whoever can unpack them; a stream has no end to wait for and stays as it is. */
export function compressed(): RequestHandler {
  return compression({
    threshold: THRESHOLD_BYTES,
    filter: (request, response) =>
      !String(response.getHeader('content-type')).startsWith('text/event-stream') &&
      compression.filter(request, response),
  });
}
