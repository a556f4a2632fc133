import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Merchant } from '@turno/shared-types';

const DATA_DIR = fileURLToPath(new URL('../../.data-bench', import.meta.url));
const BASE_PORT = 24_000;
const PORTS = [
  'SHELL',
  'CONSUMER',
  'MERCHANT',
  'DISPLAY',
  'PASSES_REMOTE',
  'GATEWAY',
  'IDENTITY',
  'QUEUES',
  'PASSES',
];

/** A merchant of the demo data whose queue takes numbers at any hour. */
export const HOT_MERCHANT = 'verdesole-porta-ticino';

export type BenchPlatform = {
  gateway: string;
  shell: string;
  display: string;
  merchant: string;
  databaseUri: string;
  stop: () => Promise<void>;
};

/** The whole platform on its own ports and an empty database, without limits on how often one machine may ask. */
export async function benchPlatform(): Promise<BenchPlatform> {
  for (const part of ['db', 'run', 'logs']) {
    rmSync(`${DATA_DIR}/${part}`, { recursive: true, force: true });
  }
  const ports = PORTS.map((name, index) => [`${name}_PORT`, String(BASE_PORT + index)]);
  Object.assign(process.env, Object.fromEntries(ports), {
    TURNO_DATA_DIR: DATA_DIR,
    RATE_LIMIT_PER_MINUTE: '100000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '100000000',
    STREAMS_PER_ADDRESS: '100000000',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'true',
  });
  const { startPlatform } = await import('@turno/tools/platform');
  const { urls, databaseUri, stop } = await startPlatform();
  return {
    shell: urls.shell,
    display: urls['mfe-display'],
    merchant: urls['mfe-merchant'],
    gateway: urls.gateway,
    databaseUri,
    stop,
  };
}

/** A merchant of the demo data. */
export async function merchantByName(gateway: string, vanity: string): Promise<Merchant> {
  const answer = await fetch(`${gateway}/public/merchants/vanity/${vanity}`);
  if (!answer.ok) throw new Error(`the demo data has no merchant ${vanity}`);
  return (await answer.json()) as Merchant;
}
