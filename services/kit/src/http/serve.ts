import type { Call } from '@turno/shared-types';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import { contentTag } from './content-tag.ts';
import { type Input, readInput, type Sender } from './input.ts';

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
      const reply = await work(readInput(call, { request, response }, sender));
      if (response.destroyed || response.writableEnded) return;
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
