import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DATA_DIR = fileURLToPath(new URL('../../.data-bench', import.meta.url));
const BASE_PORT = 24_000;

export type BenchPlatform = {
  gateway: string;
  shell: string;
  display: string;
  databaseUri: string;
  stop: () => Promise<void>;
};

/** The whole platform on its own ports and an empty database, without limits on how often one machine may ask. */
export async function benchPlatform(): Promise<BenchPlatform> {
  for (const part of ['db', 'run', 'logs']) {
    rmSync(`${DATA_DIR}/${part}`, { recursive: true, force: true });
  }
  const names = ['SHELL', 'CONSUMER', 'MERCHANT', 'DISPLAY', 'PASSES_REMOTE', 'GATEWAY'];
  const ports = [...names, 'IDENTITY', 'QUEUES', 'PASSES'].map((name, index) => [
    `${name}_PORT`,
    String(BASE_PORT + index),
  ]);
  Object.assign(process.env, Object.fromEntries(ports), {
    TURNO_DATA_DIR: DATA_DIR,
    RATE_LIMIT_PER_MINUTE: '100000000',
    AUTH_RATE_LIMIT_PER_MINUTE: '100000000',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'true',
  });
  const { startPlatform } = await import('@turno/tools/platform');
  const { stop } = await startPlatform();
  return {
    shell: `http://localhost:${BASE_PORT}`,
    display: `http://localhost:${BASE_PORT + 3}`,
    gateway: `http://localhost:${BASE_PORT + 5}`,
    databaseUri: readFileSync(`${DATA_DIR}/run/database.uri`, 'utf8').trim(),
    stop,
  };
}
