import type { Call } from '@turno/shared-types';
import type { Response } from 'express';
import type * as z from 'zod/mini';
import { whenStopping } from '../lifecycle.ts';
import { type Input, readInput } from './input.ts';
import type { Route } from './serve.ts';

const HEARTBEAT_MS = 15_000;
/** A reader with a larger backlog is disconnected; it reconnects and loads the current state. */
const MAX_BACKLOG_BYTES = 256 * 1_024;

type Send<C extends Call> = (message: z.input<C['reply']>) => void;

/**
 * Serves a call as Server-Sent Events. The handler starts the stream and returns a function that stops it, which is called when
 * the reader leaves or the service stops; `end` closes the stream, and the reader reconnects. Messages are buffered until the
 * handler has returned, so that it can still throw an API error.
 */
export function serveEvents<C extends Call>(
  call: C,
  work: (input: Input<C>, send: Send<C>, end: () => void) => Promise<() => void>,
): Route {
  const frameOf = frames(call);
  return {
    call,
    async answer(request, response, sender) {
      const early: string[] = [];
      let isOpen = false;
      const stop = await work(
        readInput(call, { request, response }, sender),
        (message) => {
          const frame = frameOf(message);
          if (isOpen) sendFrame(response, frame);
          else early.push(frame);
        },
        () => {
          if (response.headersSent) response.end();
        },
      );
      if (response.destroyed || request.method === 'HEAD') {
        stop();
        response.end();
        return;
      }
      isOpen = true;
      open(response);
      for (const frame of early) sendFrame(response, frame);
      const heartbeat = setInterval(() => sendFrame(response, ': still here\n\n'), HEARTBEAT_MS);
      const unsubscribe = whenStopping(request.app, () => response.end());
      response.once('close', () => {
        clearInterval(heartbeat);
        unsubscribe();
        stop();
      });
    },
  };
}

function open(response: Response): void {
  // A stream ends with its connection, so chunk framing would add nothing.
  response.useChunkedEncodingByDefault = false;
  response.status(200).set({
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
  sendFrame(response, 'retry: 1000\n\n');
}

/** Sends complete events to a reader; a reader that does not keep up is disconnected. */
export function sendFrame(response: Response, frame: string | Buffer): void {
  if (response.destroyed || response.writableEnded) return;
  if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
  else response.write(frame);
}

/** Serialises a message once, however many readers receive it. */
function frames(call: Call): (message: unknown) => string {
  const made = new WeakMap<object, string>();
  return (message) => {
    const key = typeof message === 'object' && message !== null ? message : {};
    const known = made.get(key);
    if (known !== undefined) return known;
    const frame = `data: ${JSON.stringify(call.reply.parse(message))}\n\n`;
    made.set(key, frame);
    return frame;
  };
}
