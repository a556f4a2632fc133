/** The day of a queue as it is stored: its counter, the state of the counter, and the documents of its tickets. */
export type { CounterAct } from './rules/counter-state.ts';
export { bookedPax, seatViolation } from './rules/seats.ts';
export { ticketValue } from './rules/ticket-value.ts';
export { createCounterStates } from './store/counter-states.ts';
export {
  type CounterDocument,
  counterRecord,
  createCounters,
  type DayKey,
  findPending,
} from './store/counters.ts';
export type {
  Allowance,
  AllowanceSlot,
  CounterRecord,
  GroupCall,
  PendingTicket,
  TicketPass,
  TicketRecord,
} from './store/day-records.ts';
export type { Spreading } from './store/family-states.ts';
export { openTickets, type TicketDocument, ticketRecord } from './store/ticket-documents.ts';
