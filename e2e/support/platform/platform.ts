import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { env } from './env.ts';

const BASE_PORT = env.basePort;

/** Where the tests' own platform keeps its data, away from anybody else's. */
export const DATA_DIR =
  env.dataDir || fileURLToPath(new URL('../../../.data-e2e', import.meta.url));

export const PORTS = {
  shell: BASE_PORT,
  consumer: BASE_PORT + 1,
  merchant: BASE_PORT + 2,
  display: BASE_PORT + 3,
  passesRemote: BASE_PORT + 4,
  gateway: BASE_PORT + 5,
  identity: BASE_PORT + 6,
  queues: BASE_PORT + 7,
  passes: BASE_PORT + 8,
  /** A page that is not ours. */
  partner: BASE_PORT + 9,
} as const;

const at = (port: number): string => `http://localhost:${port}`;

/** Addresses of the running platform. */
export function platformUrls() {
  return {
    shell: at(PORTS.shell),
    consumer: at(PORTS.consumer),
    merchant: at(PORTS.merchant),
    display: at(PORTS.display),
    passesRemote: at(PORTS.passesRemote),
    gateway: at(PORTS.gateway),
  };
}

/** Settings of the platform's process, as an operator would give them. */
export function platformEnv(): Record<string, string> {
  return {
    TURNO_DATA_DIR: DATA_DIR,
    SHELL_PORT: String(PORTS.shell),
    CONSUMER_PORT: String(PORTS.consumer),
    MERCHANT_PORT: String(PORTS.merchant),
    DISPLAY_PORT: String(PORTS.display),
    PASSES_REMOTE_PORT: String(PORTS.passesRemote),
    GATEWAY_PORT: String(PORTS.gateway),
    IDENTITY_PORT: String(PORTS.identity),
    QUEUES_PORT: String(PORTS.queues),
    PASSES_PORT: String(PORTS.passes),
    RATE_LIMIT_PER_MINUTE: '1000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '1000000',
    // Hundreds of guests sign up here; the puzzle is the real one, only shorter.
    BOT_CHECK_TRIES: '10',
    DEMO_DATA: 'true',
    DEMO_PARTNER_ORIGIN: at(PORTS.partner),
    // A test reads the logs for what must not stand there: everything that can be written is.
    LOG_LEVEL: 'debug',
  };
}

/** Process id of one part of the platform. */
export function pidOf(name: string): number {
  return Number(readFileSync(`${DATA_DIR}/run/${name}.pid`, 'utf8'));
}
