import { type Input, type Route, requireCaller, serve } from '@turno/kit';
import type { CallOutput } from '@turno/shared-types';
import {
  callAgainCall,
  notComeCall,
  putBackCall,
  takeBackCall,
} from '@turno/shared-types/called-tickets';
import { PUT_BACK_BEHIND } from '@turno/shared-types/constants';
import { presentCalled } from '../../calling/index.ts';
import { runIdempotent } from '../../core/index.ts';
import { loadedQueueView, presentCounter } from '../../figures/index.ts';
import { servingDesk } from '../../tickets/index.ts';
import { commandTicket } from '../actions/command-ticket.ts';
import type { Deps } from '../deps.ts';
import type { DeskCommandKind } from '../rules/desk-command.ts';

type TicketCommand = Pick<Input<typeof notComeCall>, 'caller' | 'idempotencyKey'> &
  CallOutput<typeof notComeCall>['params'];

/** S-21: what desks do with a called ticket. */
export function calledTicketRoutes(deps: Deps): Route[] {
  const run = (
    { caller, idempotencyKey, counter: number, ...queueRef }: TicketCommand,
    kind: DeskCommandKind,
    { deskId = null, ...how }: { deskId?: number | null; behind?: number } = {},
  ) => {
    const { userId } = requireCaller({ caller });
    const request = [queueRef.counterId, number, kind, deskId, ...Object.values(how)];
    return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
      const command = { ...queueRef, ...how, number, kind, deskId, commandId };
      const { ticket, ...loaded } = await commandTicket(deps, command);
      const view = await loadedQueueView(deps, { ...loaded, counterId: queueRef.counterId });
      const desk = servingDesk(ticket);
      const { desk: _desk, ...called } = ticket;
      return {
        counter: presentCounter(view),
        ticket: presentCalled(loaded.queue, { ...called, ...(desk ? { desk } : {}) }),
      };
    });
  };
  return [
    serve(callAgainCall, ({ params, body, ...sender }) =>
      run({ ...sender, ...params }, 'call-again', { deskId: body.deskId ?? null }),
    ),
    serve(notComeCall, ({ params, ...sender }) => run({ ...sender, ...params }, 'not-come')),
    serve(putBackCall, ({ params, body: { behind = PUT_BACK_BEHIND }, ...sender }) =>
      run({ ...sender, ...params }, 'put-back', { behind }),
    ),
    serve(takeBackCall, ({ params, ...sender }) => run({ ...sender, ...params }, 'take-back')),
  ];
}
