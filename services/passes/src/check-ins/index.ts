/**
 * Check-in of tickets at the entrance: reads the scanned or typed code, calls queues, and keeps a journal that makes retries
 * idempotent.
 */
export { checkInRoutes } from './routes.ts';
