import type { Call } from '@turno/shared-types';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import type { Caller } from '../tokens/caller.ts';
import { contentTag } from './content-tag.ts';
import { type Input, readInput } from './input.ts';

type Sender = { caller: Caller | null; params: Record<string, unknown> };

/** One call of the contract with what answers it. */
export type Route = {
  readonly call: Call;
  answer(request: Request, response: Response, sender: Sender): Promise<void>;
};

/** Serves a call with JSON; whatever the work answers passes the reply's schema, so nothing extra gets out. */
export function serve<C extends Call>(
  call: C,
  work: (input: Input<C>) => Promise<z.input<C['reply']> | null | undefined>,
): Route {
  return {
    call,
    async answer(request, response, sender) {
      const signal = signalOf(response);
      const replyHeader = headerSetter(response);
      const reply = await work(readInput(call, request, { ...sender, signal, replyHeader }));
      if (response.destroyed) return;
      response.status(call.status);
      if (call.status === 204) response.end();
      else replyJson(request, response, JSON.stringify(call.reply.parse(reply)));
    },
  };
}

/** What Express does too, of which an answer of ours needs little: it leaves as one piece, and again only when it changed. */
function replyJson(request: Request, response: Response, text: string): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead) response.setHeader('ETag', contentTag(text));
  if (isRead && request.fresh) {
    response.status(304).end();
    return;
  }
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(text);
}

/** Tells of the connection closing before the answer is complete; whoever asks later learns it too. */
export function signalOf(response: Response): () => AbortSignal {
  let signal: AbortSignal | null = null;
  return () => {
    signal ??= watched(response);
    return signal;
  };
}

function watched(response: Response): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed && !response.writableFinished) gone.abort();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Sets headers of an answer that has not begun. */
export function headerSetter(response: Response): (name: string, value: string) => void {
  return (name, value) => {
    if (!response.headersSent) response.set(name, value);
  };
}
