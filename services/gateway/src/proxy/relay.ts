import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { compressWhenLong } from './compressed.ts';

/** Copying a longer body costs more than a second write. */
const SHORT_BYTES = 4_096;

type Headers = Record<string, string | string[] | undefined>;

/** Hop-by-hop headers, and those the server sets itself. */
const NOT_PASSED_ON = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'date']);

/**
 * Streams a service's response to the client with backpressure. A response of a single chunk is sent in one write, or not at
 * all. Headers that the gateway has set itself are not overwritten.
 */
export function relay(
  request: Request,
  response: Response,
  onError: (error: Error) => void,
): Dispatcher.DispatchHandler {
  let begin = () => {};
  let held: Buffer | null = null;
  let isOver = false;
  const write = (chunk: Buffer, controller: Dispatcher.DispatchController) => {
    begin();
    if (response.write(chunk)) return;
    controller.pause();
    response.once('drain', () => controller.resume());
  };
  return {
    onRequestStart(controller) {
      response.once('close', () => {
        if (!isOver) controller.abort(new Error('the client is gone'));
      });
    },
    onResponseStart(_controller, status, headers) {
      compressWhenLong(request, response, headers);
      begin = () => {
        begin = () => {};
        response.status(status);
        passOn(headers, response);
      };
    },
    onResponseData(controller, chunk) {
      if (held) write(held, controller);
      held = chunk;
    },
    onResponseEnd() {
      isOver = true;
      begin();
      endWith(response, held);
    },
    onResponseError(_controller, error) {
      isOver = true;
      onError(error);
    },
  };
}

/** Node combines a short string, but not a buffer, with the headers in one write; latin1 preserves the bytes. */
function endWith(response: Response, last: Buffer | null): void {
  if (last === null) response.end();
  else if (last.length < SHORT_BYTES) response.end(last.toString('latin1'), 'latin1');
  else response.end(last);
}

/** Copies the service's headers, except for hop-by-hop headers. */
export function passOn(headers: Headers, response: Response): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_PASSED_ON.has(name)) continue;
    if (name === 'vary') response.vary(String(value));
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  }
}
