import { type Input, type Route, requireCaller, runIdempotent, serve } from '@turno/kit';
import type { CallOutput } from '@turno/shared-types';
import {
  callAgainCall,
  moveTicketCall,
  notComeCall,
  putBackCall,
  takeBackCall,
} from '@turno/shared-types/called-tickets';
import { PUT_BACK_BEHIND } from '@turno/shared-types/constants';
import { presentCalled } from '../../calling/index.ts';
import { type LoadedQueue, loadedQueueView, presentCounter } from '../../figures/index.ts';
import { servingDesk, type TicketRecord } from '../../tickets/index.ts';
import { carryAtOnce } from '../actions/carry-over.ts';
import { commandTicket } from '../actions/command-ticket.ts';
import { moveTicket } from '../actions/move-ticket.ts';
import type { Deps } from '../deps.ts';
import { type DeskCommandKind, isReturn } from '../rules/desk-command.ts';

type TicketCommand = Pick<Input<typeof notComeCall>, 'caller' | 'idempotencyKey'> &
  CallOutput<typeof notComeCall>['params'];

type CommandedTicket = LoadedQueue & { ticket: TicketRecord };

/** S-21: the commands of desks on a called ticket, and moving a waiting one. */
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
      const commanded = await commandTicket(deps, command);
      const { merchant, queue, ticket } = commanded;
      // Until it is carried over nobody would be in front of it, because the others have left its day.
      if (isReturn(kind)) await carryAtOnce(deps, { merchant, queue, date: ticket.date });
      return presentCommand(deps, commanded);
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
    serve(moveTicketCall, ({ params, body: { queueId: toQueueId }, caller, idempotencyKey }) => {
      const { userId } = requireCaller({ caller });
      const { counter: number, ...queueRef } = params;
      const request = [queueRef.counterId, number, 'move', toQueueId];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
        const command = { ...queueRef, number, toQueueId, commandId };
        const moved = await moveTicket(deps, command);
        return { ...(await presentCommand(deps, moved)), movedTo: moved.movedTo };
      });
    }),
  ];
}

/** The current counter, and the ticket as the command left it. */
async function presentCommand(deps: Deps, { ticket, merchant, queue }: CommandedTicket) {
  const view = await loadedQueueView(deps, { merchant, queue, counterId: ticket.counterId });
  const desk = servingDesk(ticket);
  const { desk: _desk, ...called } = ticket;
  return {
    counter: presentCounter(view),
    ticket: presentCalled(queue, { ...called, ...(desk ? { desk } : {}) }),
  };
}
