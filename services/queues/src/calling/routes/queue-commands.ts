import {
  ApiError,
  type Input,
  type Route,
  repliedIf,
  requireCaller,
  runIdempotent,
  serve,
} from '@turno/kit';
import { type CallOutput, closeCall, nextCall, pauseCall, sendAwayCall } from '@turno/shared-types';
import { actorOf } from '../../core/index.ts';
import { loadedQueueView, presentCounter } from '../../figures/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { type TicketRecord, ticketValue } from '../../tickets/index.ts';
import { callFamily } from '../actions/call-family.ts';
import { callNext } from '../actions/call-next.ts';
import { type CounterChange, changeCounter } from '../actions/change-counter.ts';
import { sendAway } from '../actions/send-away.ts';
import type { Deps } from '../deps.ts';

type CounterCommand = Pick<Input<typeof closeCall>, 'caller' | 'idempotencyKey'> &
  CallOutput<typeof closeCall>['params'];

/** A manager's commands on a queue: call the next, close, reopen, pause and resume. */
export function queueCommandRoutes(deps: Deps): Route[] {
  const change = (
    { caller, idempotencyKey, merchantId, queueId, counterId }: CounterCommand,
    state: CounterChange['change'],
  ) => {
    const queueRef = { merchantId, queueId, counterId };
    const { userId } = requireCaller({ caller });
    const request = [counterId, state];
    return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
      const { left, isChange, ...loaded } = await changeCounter(deps, {
        ...queueRef,
        change: state,
        commandId,
      });
      const counter = presentCounter(await loadedQueueView(deps, { ...loaded, counterId }));
      // S-15: another desk may have changed the queue since, so the reply shows what this command did.
      return repliedIf(isChange, { ...counter, closed: left.closed, paused: left.paused });
    });
  };
  return [
    serve(nextCall, (input) => next(deps, input)),
    serve(closeCall, ({ params, body, ...sender }) =>
      change({ ...sender, ...params }, { closed: body.revert !== true }),
    ),
    serve(pauseCall, ({ params, body, ...sender }) =>
      change({ ...sender, ...params }, { paused: body.revert !== true }),
    ),
    serve(sendAwayCall, ({ params, body, caller, idempotencyKey }) => {
      const { userId } = requireCaller({ caller });
      const { withCalled = false } = body;
      const request = [params.counterId, withCalled ? 'send-away-called' : 'send-away'];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
        const { sentAway, ...loaded } = await sendAway(deps, { ...params, withCalled, commandId });
        const view = await loadedQueueView(deps, { ...loaded, counterId: params.counterId });
        return repliedIf(sentAway > 0, { counter: presentCounter(view), sentAway });
      });
    }),
  ];
}

/** Calls the next ticket of a queue or of a multi-queue, and replies with what this command did (S-15). */
async function next(deps: Deps, { params, body, caller, idempotencyKey }: Input<typeof nextCall>) {
  const by = requireCaller({ caller });
  const command = {
    ...params,
    userId: by.userId,
    by: actorOf(by),
    expectedCounter: body.expectedCounter ?? null,
    paxCount: body.paxCount ?? null,
    deskId: body.deskId ?? null,
    idempotencyKey,
  };
  const { childQueueId = null, expectedTicket } = body;
  const asked = await deps.store.queues.find(params.queueId, params.merchantId);
  const isForFamily = childQueueId !== null || expectedTicket !== undefined;
  if (isForFamily && asked?.multiQueue !== true) throw new ApiError('queue_not_found');
  const { merchant, tickets, ...loaded } = asked?.multiQueue
    ? await callFamily(deps, { ...command, childQueueId, expectedTicket })
    : await callNext(deps, command);
  const queues =
    'queues' in loaded ? loaded.queues : [loaded.queue].filter((each) => each !== null);
  const queue = asked ?? queues[0];
  if (!queue) throw new ApiError('queue_not_found');
  const view = await loadedQueueView(deps, { merchant, queue, counterId: params.counterId });
  const calledTickets = tickets.flatMap((ticket) =>
    queues.filter(({ id }) => id === ticket.queueId).map((each) => presentCalled(each, ticket)),
  );
  return {
    ...presentCounter(view),
    calledByThisCommand: tickets.length > 0,
    calledTicket: calledTickets.at(-1) ?? null,
    calledTickets,
  };
}

/** S-15: a ticket as this command called it, whatever happened since. */
export function presentCalled(
  queue: QueueRecord,
  { number, paxCount, desk, time }: Pick<TicketRecord, 'number' | 'paxCount' | 'desk' | 'time'>,
) {
  const value = ticketValue(queue, number, time);
  return { ticketValue: value, counter: number, paxCount, desk: desk ?? null };
}
