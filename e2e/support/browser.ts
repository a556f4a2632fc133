import { existsSync } from 'node:fs';
import { env } from './env.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where the machine's own Chromium is; says so in one sentence when there is none. */
export function chromiumPath(): string {
  const found = [env.chromium, ...KNOWN_PLACES].find((path) => path !== '' && existsSync(path));
  if (!found) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  return found;
}

/** Switches that keep Chromium off every network but this machine's, and working as root. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
