/** Mail to users: an outbox, a sender that retries, the transport, and texts in four languages. */
export { createMail } from './mail.ts';
export { mailRoutes } from './routes.ts';
export { createMailTransport } from './transport.ts';
