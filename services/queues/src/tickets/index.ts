/** The stored tickets: documents with their unique indexes, lists, search, check-in codes, and the cache. */

export {
  byLongestWait,
  byOrderOfCalls,
  callPosition,
  servedUpTo,
  sortKeyOf,
} from './rules/call-order.ts';
export { CODE_BYTES, checkInCode, readCheckInCode } from './rules/check-in-code.ts';
export { calledAt, servingDesk } from './rules/latest-call.ts';
export { paperCode, typedCode } from './rules/paper-code.ts';
export { type TicketEvent, ticketEvent } from './rules/ticket-event.ts';
export { ticketSearch, ticketWords } from './rules/ticket-search.ts';
export { ticketValue } from './rules/ticket-value.ts';
export { cacheTickets } from './store/cached-tickets.ts';
export type { DeskCall, DeskChange, DeskOverride, TicketLeft } from './store/desk-changes.ts';
export { NOBODY_INSIDE } from './store/entries.ts';
export { createSideEffects } from './store/side-effects.ts';
export { ASIDE, stripEndedDays, stripTickets } from './store/strip-tickets.ts';
export { openTickets } from './store/ticket-collection.ts';
export {
  ERASED_USER_ID,
  type FirstWait,
  IS_TICKET,
  type TicketDocument,
  type TicketMove,
  type TicketPass,
  type TicketRecord,
  ticketRecord,
} from './store/ticket-documents.ts';
export { hasEntered } from './store/ticket-entry.ts';
export { createTicketLists } from './store/ticket-lists.ts';
export { partyOf } from './store/ticket-party.ts';
export type { AllowanceSlot, TakenAlong, TicketTransfer } from './store/ticket-transfer.ts';
export { checkInSecret, createTickets, type TicketEnd } from './store/tickets.ts';
export { findFirstWaiting } from './store/waiting-order.ts';
