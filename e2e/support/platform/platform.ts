import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PARTS } from '@turno/tools/parts';
import { readPid } from '@turno/tools/pid-file';
import { env } from './env.ts';

const DATA_DIRS = env.dataDir || fileURLToPath(new URL('../../../.data-e2e', import.meta.url));

/** Where a platform under test stores its data, apart from any other. */
export const dataDirOf = (platform: number): string => join(DATA_DIRS, String(platform));

/** The data folder of the platform that the tests of this process use. */
export const DATA_DIR = dataDirOf(env.platform);

/** Ports that a platform may use: ten with a name here, and those of further remotes. */
export const PORTS_OF_A_PLATFORM = 20;

/** The ports of a platform with a name, ten from the first one on. */
export function portsFrom(first: number) {
  return {
    shell: first,
    consumer: first + 1,
    merchant: first + 2,
    display: first + 3,
    passesRemote: first + 4,
    gateway: first + 5,
    identity: first + 6,
    queues: first + 7,
    passes: first + 8,
    /** A page that is not ours. */
    partner: first + 9,
  } as const;
}

/** A platform with demo data and one in production. */
const PORTS_OF_A_PROCESS = 2 * PORTS_OF_A_PLATFORM;

/** The ports of a platform with demo data, by its number. */
export const portsOf = (platform: number) =>
  portsFrom(env.basePort + platform * PORTS_OF_A_PROCESS);

export const PORTS = portsOf(env.platform);

/** Ports of what a test starts beside the platform. */
export const SPARE_PORTS = {
  releases: PORTS.shell + 17,
  pointer: PORTS.shell + 18,
  ownBuild: PORTS.shell + 19,
} as const;

const at = (port: number): string => `http://localhost:${port}`;

/** Addresses of a running platform. */
export function platformUrls(ports: ReturnType<typeof portsFrom> = PORTS) {
  return {
    shell: at(ports.shell),
    consumer: at(ports.consumer),
    merchant: at(ports.merchant),
    display: at(ports.display),
    passesRemote: at(ports.passesRemote),
    gateway: at(ports.gateway),
  };
}

/** Ports and folder of a platform's process, as an operator would give them. */
export function placeEnv(ports: ReturnType<typeof portsFrom>, dataDir: string) {
  const named = Object.keys(ports).length;
  const remotes = PARTS.filter(({ kind }) => kind === 'remote');
  return {
    // Those without a name here, too.
    ...Object.fromEntries(
      remotes.map(({ portVariable }, at) => [portVariable, String(ports.shell + named + at)]),
    ),
    TURNO_DATA_DIR: dataDir,
    SHELL_PORT: String(ports.shell),
    CONSUMER_PORT: String(ports.consumer),
    MERCHANT_PORT: String(ports.merchant),
    DISPLAY_PORT: String(ports.display),
    PASSES_REMOTE_PORT: String(ports.passesRemote),
    GATEWAY_PORT: String(ports.gateway),
    IDENTITY_PORT: String(ports.identity),
    QUEUES_PORT: String(ports.queues),
    PASSES_PORT: String(ports.passes),
    // The puzzle is the real one, only shorter.
    BOT_CHECK_TRIES: '10',
  };
}

/** Settings of the platform that the tests share. */
export function platformEnv(): Record<string, string> {
  return {
    ...placeEnv(PORTS, DATA_DIR),
    // All visitors of the tests share one address: hundreds of guests who sign up, and those who try wrong codes. What
    // hostile input the services are sent must reach them.
    RATE_LIMIT_PER_MINUTE: '1000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '1000000',
    CODE_MISSES_PER_MINUTE: '1000000',
    KIOSK_RATE_LIMIT_PER_MINUTE: '1000000',
    DEMO_DATA: 'true',
    DEMO_PARTNER_ORIGIN: at(PORTS.partner),
    // A test reads the logs for what must not appear there: everything that can be written is.
    LOG_LEVEL: 'debug',
  };
}

/** Process id of one part of the platform. */
export function pidOf(name: string): number {
  return readPid(`${DATA_DIR}/run/${name}.pid`);
}
