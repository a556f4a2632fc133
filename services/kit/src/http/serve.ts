import { hash } from 'node:crypto';
import type { Call } from '@turno/shared-types';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import { fitReply } from './fit-reply.ts';
import { type Input, readInput, type Sender } from './input.ts';
import { logOf } from './request-log.ts';

/** A call of the contract with its handler. */
export type Route = {
  readonly call: Call;
  answer(request: Request, response: Response, sender: Sender): Promise<void>;
};

/** The reply of a command that changed nothing: it is sent like any other, but not recorded (S-08). */
export class Unchanged<Reply> {
  readonly reply: Reply;

  constructor(reply: Reply) {
    this.reply = reply;
  }
}

/** The reply of a command, wrapped in `Unchanged` unless it changed something. */
export function repliedIf<Reply>(isChange: boolean, reply: Reply): Reply | Unchanged<Reply> {
  return isChange ? reply : new Unchanged(reply);
}

type Reply<C extends Call> = z.input<C['reply']> | null;

/** Serves a call with JSON. The result is parsed by the schema of the reply, so that no other field is sent. */
export function serve<C extends Call>(
  call: C,
  work: (input: Input<C>) => Promise<Reply<C> | Unchanged<Reply<C>>>,
): Route {
  return {
    call,
    async answer(request, response, sender) {
      const input = readInput(call, { request, response }, sender);
      const result = await work(input);
      const isChange = !(result instanceof Unchanged);
      const reply = isChange ? result : result.reply;
      if (call.activity && sender.record && sender.caller && isChange) {
        const { caller, record } = sender;
        const { params, body, idempotencyKey } = input;
        await record({ activity: call.activity, caller, params, body, idempotencyKey, reply });
      }
      if (response.destroyed || response.writableEnded) return;
      response.status(call.status);
      if (call.status === 204) response.end();
      else {
        const fitting = fitReply(call, reply, () => logOf(response));
        const location = locationOf(call, sender.params, fitting);
        if (location) response.setHeader('Location', location);
        replyJson(request, response, JSON.stringify(fitting));
      }
    },
  };
}

/** The `Location` header of a response; `null` if the call creates nothing that its sender can read. */
function locationOf({ location }: Call, params: unknown, reply: unknown): string | null {
  if (location === undefined || Object(params).scope === 'private') return null;
  const filled = (values: unknown) => (_: string, name: string) =>
    encodeURIComponent(String(Object(values)[name]));
  return location.replace(/:(\w+)/g, filled(params)).replace(/\{(\w+)\}/g, filled(reply));
}

/** The part of Express's `json()` that our responses need: a single write, and 304 for unchanged content. */
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

/** The weak ETag of a body: equal bodies have equal tags. */
export function contentTag(body: Buffer | string): string {
  return `W/"${hash('sha1', body, 'base64url')}"`;
}

/** Serves a call that a browser navigates to: the handler returns the address to redirect to, `null` if a middleware redirected. */
export function serveRedirect<C extends Call>(
  call: C,
  work: (input: Input<C>) => Promise<string | null>,
): Route {
  return {
    call,
    async answer(request, response, sender) {
      const input = readInput(call, { request, response }, sender);
      // The address of this page may contain codes that the next page must not receive.
      response.set('Referrer-Policy', 'no-referrer');
      const location = await work(input);
      if (location === null || response.destroyed) return;
      response.redirect(call.status, location);
    },
  };
}
