import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { engineCommand } from '../../database/index.ts';
import { environmentOf, type Secrets } from '../../settings/environments.ts';
import { DATABASE, type Part } from '../../settings/parts.ts';
import { innerUrl, type Settings } from '../../settings/settings.ts';
import type { ChildSpec } from './child.ts';

/** The folder that holds all workspaces. */
export const PROJECT = resolve(import.meta.dirname, '../../..');

const HEALTH_PATHS = {
  service: '/health',
  gateway: '/health',
  remote: '/config.json',
  shell: '/health',
};

/** With these flags of Node a process ends by itself when its parent is gone, even by SIGKILL. */
export const FOLLOW_PARENT = ['--import', join(import.meta.dirname, 'follow-parent.js')] as const;

/**
 * Bounds the garbage of a service instead of its heap: V8 would let new objects take 128 MB and the others four times what is in
 * use. The same flags are in the `start` scripts of the services.
 */
export const SERVICE_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

type PartChoice = { settings: Settings; secrets: Secrets; isWatching: boolean };

/** How the embedded database is run; returns its address too. Throws a sentence where it cannot run. */
export async function databaseChild(settings: Settings): Promise<{ spec: ChildSpec; uri: string }> {
  const directory = join(settings.dataDir, 'db');
  const { command, args, socket, uri } = await engineCommand({ directory });
  const env = process.env;
  const isReady = () => listens(socket);
  return { uri, spec: { name: DATABASE, command, args, cwd: PROJECT, env, isReady } };
}

/** How a service, the gateway or an origin is run. */
export function partChild(part: Part, { settings, secrets, isWatching }: PartChoice): ChildSpec {
  const isOrigin = part.kind === 'remote' || part.kind === 'shell';
  const entry = isOrigin ? 'tools/origin/main.ts' : `services/${part.name}/src/main.ts`;
  const checkout = isOrigin ? PROJECT : settings.servicesDir;
  const health = `${innerUrl(settings, part.name)}${HEALTH_PATHS[part.kind]}`;
  return {
    name: part.name,
    command: process.execPath,
    args: [
      ...(isOrigin ? [] : SERVICE_FLAGS),
      ...(isWatching && !isOrigin ? ['--watch', '--watch-preserve-output'] : []),
      ...FOLLOW_PARENT,
      join(checkout, entry),
    ],
    cwd: checkout,
    env: { ...process.env, ...environmentOf(part, settings, secrets) },
    isReady: () => answers(health),
  };
}

const ANSWER_LIMIT_MS = 2000;

/** Whether an address answers 200. */
async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** Whether a process listens on a Unix socket. */
function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
