import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = [
  'authorization',
  'accessToken',
  'token',
  'password',
  'email',
  'secret',
  'captchaToken',
];

export const REDACTION = {
  paths: SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
  censor: '[hidden]',
};

/**
 * A JSON logger that never writes tokens, passwords or e-mail addresses. It writes to standard output unless `sink` is given.
 */
export function createLog(name: string, level: string, sink?: DestinationStream): Logger {
  return pino({ name, level, redact: REDACTION }, sink);
}

export type Log = Logger;
