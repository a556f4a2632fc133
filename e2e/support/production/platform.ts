import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { request, type Send } from '../api.ts';
import { inheritedEnv } from '../platform/env.ts';
import {
  DATA_DIR,
  PORTS,
  PORTS_OF_A_PLATFORM,
  placeEnv,
  platformUrls,
  portsFrom,
} from '../platform/platform.ts';
import { test as base } from '../test.ts';
import { type Clock, createClock } from './clock.ts';
import { startMailServer } from './mail-server.ts';

/** A platform as an operator starts it on a new machine: in production, with nothing in its database. */
export type ProductionPlatform = {
  clock: Clock;
  /** One request through its gateway. */
  send: Send;
  mailsTo: (email: string) => string[];
};
/** A page of a browser of its own, which shows the platform's time. */
type NewDevice = () => Promise<Page>;

const ports = portsFrom(PORTS.shell + PORTS_OF_A_PLATFORM);
const { shell, gateway } = platformUrls(ports);
const FOLDER = `${DATA_DIR}/production`;

/** Tests that share a second platform, which runs while they do. */
export const test = base.extend<{ newDevice: NewDevice }, { production: ProductionPlatform }>({
  async newDevice({ browser, production: { clock } }, use) {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ locale: 'en-GB', baseURL: shell });
      contexts.push(context);
      await clock.show(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  production: [
    async ({ browser: _ }, use) => {
      rmSync(FOLDER, { recursive: true, force: true });
      mkdirSync(FOLDER, { recursive: true });
      const mailServer = await startMailServer();
      const clock = createClock(`${FOLDER}/clock-ahead-ms`);
      const stop = await start({
        ...clock.env,
        MAIL_SMTP_URL: mailServer.url,
        MAIL_FROM: 'Turno <no-reply@turno.example>',
      });
      const send: Send = (path, options) => request(gateway, path, options);
      await use({ clock, send, mailsTo: mailServer.mailsTo });
      await stop();
      mailServer.close();
      rmSync(FOLDER, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const IS_UP = 'Turno is running';
const inPlatform = (file: string) =>
  fileURLToPath(new URL(`../../../tools/platform/${file}`, import.meta.url));

/** Starts the platform by the command of `npm start`; returns how to stop it once everything runs. */
async function start(settings: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(
    process.execPath,
    ['--import', inPlatform('processes/follow-parent.js'), inPlatform('start-command.ts')],
    {
      env: {
        ...inheritedEnv,
        ...placeEnv(ports, FOLDER),
        // The first platform has built the pages.
        RELEASES_DIR: `${DATA_DIR}/releases`,
        NODE_ENV: 'production',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const ended = once(child, 'close');
  await untilUp(child);
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Waits for the line that says so; what is printed later is read too, because a full pipe blocks who writes. */
function untilUp(child: ChildProcess): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        printed += text;
        if (printed.includes(IS_UP)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`The platform did not start.\n${printed}`)));
  });
}
