/** The stored day of a queue: its counter, and the state of the counter. */
export type { CounterAct, CounterFlags } from './rules/counter-state.ts';
export {
  deskCallOf,
  deskKey,
  isServedIn,
  latestCalls,
  leftOfGroup,
  positionOf,
  recentCalls,
  type ShownCall,
  shownCalls,
} from './rules/desk-calls.ts';
export { bookedPax, seatViolation } from './rules/seats.ts';
export {
  type CounterDocument,
  counterIdOf,
  counterRecord,
  type DayKey,
} from './store/counter-document.ts';
export type {
  Allowance,
  CounterRecord,
  GroupCall,
  PendingTicket,
  Revisions,
  SendAway,
} from './store/counter-record.ts';
export { createCounterStates } from './store/counter-states.ts';
export { createCounters, findPending, type RunsOn } from './store/counters.ts';
export type { Spreading } from './store/family-states.ts';
