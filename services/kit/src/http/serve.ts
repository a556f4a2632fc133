import type { Call } from '@turno/shared-types';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';
import type { Caller } from '../tokens/caller.ts';
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
      else response.json(call.reply.parse(reply));
    },
  };
}

/** Aborted when the connection closes before the answer is complete. */
export function signalOf(response: Response): AbortSignal {
  const gone = new AbortController();
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
