/** Mail to users: an outbox, a sender that retries, the transport, and texts in four languages. */
export { createMail, type Mail } from './mail.ts';
export { createMailTransport } from './transport.ts';
