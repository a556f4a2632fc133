/** The stored queues: their kinds, names and limits, and which of their fields may be edited. */
export {
  carriedDay,
  endOfWait,
  isDayFinished,
  isWaitOver,
  keepsWaiting,
  waitsBeyondDay,
} from './rules/keeps-waiting.ts';
export { changeProblem, type QueueChange } from './rules/queue-edit.ts';
export type { QueueFacts } from './rules/queue-facts.ts';
export { childrenOf, type QueueDraft, queueOf, withoutUndefined } from './rules/queue-kind.ts';
export { draftProblem, type Problem, queueProblem } from './rules/queue-problem.ts';
export { freeShortNames, lettersOf } from './rules/short-name.ts';
export { ticketPrefix } from './rules/ticket-prefix.ts';
export { queueRecordSchema } from './store/queue-model.ts';
export { type QueueRecord, revisionOf } from './store/queue-record.ts';
export { createQueues } from './store/queues.ts';
