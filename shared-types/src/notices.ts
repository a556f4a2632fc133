// Messages to people who wait: their texts, and the subscriptions to them.
export {
  changeTicketNoticesCall,
  type PushTarget,
  type TicketNotices,
  ticketNoticesCall,
} from './calls/tickets/notices.ts';
export {
  NOTICE_KINDS,
  type NoticeKind,
  type PushPayload,
  pushPayloadSchema,
} from './notices/kinds.ts';
export { NOTICE_WORDS } from './notices/words.ts';
