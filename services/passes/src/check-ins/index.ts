/**
 * Check-in of tickets at the entrance: reads the scanned or typed code, asks queues, and keeps a journal that makes
 * retries idempotent. No other room uses it.
 */
export { checkInTicket } from './check-in-ticket.ts';
