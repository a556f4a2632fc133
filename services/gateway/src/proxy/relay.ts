import type { Request, Response } from 'express';
import type { Dispatcher } from 'undici';
import { compressWhenLong } from './compressed.ts';

/** Longer ones would be copied for more than a second write costs. */
const SHORT_BYTES = 4_096;

type Headers = Record<string, string | string[] | undefined>;

/** They speak of one connection, or are said by the server itself. */
const NOT_PASSED_ON = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'date']);

/**
 * Writes a service's answer to the client as it comes, no faster than the client reads. An answer of one piece leaves in
 * one piece, or not at all. What the gateway has said in its own headers stands.
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

/** As text of one byte a letter, which it is not, a short answer leaves together with its headers. */
function endWith(response: Response, last: Buffer | null): void {
  if (last === null) response.end();
  else if (last.length < SHORT_BYTES) response.end(last.toString('latin1'), 'latin1');
  else response.end(last);
}

/** Says what the service said in its headers, but what speaks of its connection only. */
export function passOn(headers: Headers, response: Response): void {
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || NOT_PASSED_ON.has(name)) continue;
    if (name === 'vary') response.vary(String(value));
    else if (!response.hasHeader(name)) response.setHeader(name, value);
  }
}
