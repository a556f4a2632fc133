import { type Route, requireCaller, serve } from '@turno/kit';
import { closeCall, nextCall, pauseCall } from '@turno/shared-types';
import { callNext } from '../actions/call-next.ts';
import { changeCounter } from '../actions/change-counter.ts';
import type { Deps } from '../deps.ts';
import { presentCounter } from '../present/counter.ts';
import { queueView } from './queue-view.ts';

/** What a manager does with a queue: call the next, close, pause, and take either back. */
export function counterRoutes(deps: Deps): Route[] {
  return [
    serve(nextCall, async ({ params, body, caller, idempotencyKey }) => {
      await callNext(deps, {
        ...params,
        userId: requireCaller({ caller }).userId,
        expectedCounter: body.expectedCounter ?? null,
        idempotencyKey,
      });
      return presentCounter(await queueView(deps, params));
    }),
    serve(closeCall, async ({ params, body }) => {
      await changeCounter(deps, { ...params, change: { closed: body.revert !== true } });
      return presentCounter(await queueView(deps, params));
    }),
    serve(pauseCall, async ({ params, body }) => {
      await changeCounter(deps, { ...params, change: { paused: body.revert !== true } });
      return presentCounter(await queueView(deps, params));
    }),
  ];
}
