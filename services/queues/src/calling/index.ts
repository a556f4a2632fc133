/** Serving a queue: call next, call a group, automatic queues, pause and close. */

export { finishPause } from './actions/auto-pause.ts';
export {
  type CallContext,
  loadCallContext,
  readCompleteCounter,
} from './actions/call-context.ts';
export { finishGroup, finishGroupsOf } from './actions/call-group.ts';
export { callNext } from './actions/call-next.ts';
export { changeCounter } from './actions/change-counter.ts';
export { finishSendAways } from './actions/send-away.ts';
export { finishSpreading } from './actions/spread-state.ts';
export type { Deps } from './deps.ts';
export { automaticQueueRoutes } from './routes/automatic-queues.ts';
export { presentCalled, queueCommandRoutes } from './routes/queue-commands.ts';
export { createCallSteps } from './store/call-steps.ts';
export { createCalls } from './store/calls.ts';
export { createGroupCalls } from './store/group-calls.ts';
export { createSendAways } from './store/send-aways.ts';
export { createTurns } from './store/turns.ts';
