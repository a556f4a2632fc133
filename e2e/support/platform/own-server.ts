import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { PROJECT } from './delivery.ts';
import { inheritedEnv } from './env.ts';

export type OwnServer = {
  /** What the server has written so far. */
  log: () => string;
  close: () => void;
};

/** One that builds a remote first takes longest. */
const START_MS = 120_000;

/** Starts a server of the project, a script and its arguments, beside the platform and waits until an address of it answers. */
export async function startServer(
  line: string,
  env: Record<string, string>,
  address: string,
): Promise<OwnServer> {
  const server = spawn(process.execPath, line.split(' '), {
    cwd: PROJECT,
    env: { ...inheritedEnv, ...env },
  });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      log += String(text);
    });
  }
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  const close = () => void server.kill();
  // A test that fails before it closes the server leaves no process behind.
  process.once('exit', close);
  await expect.poll(answers, { message: address, timeout: START_MS }).toBe(true);
  return { log: () => log, close };
}
