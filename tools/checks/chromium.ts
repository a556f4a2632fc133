import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Debian's Chromium without windows. It renders the same and needs less than half the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const PATHS = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const MISSING =
  'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.';

/** The path of the machine's Chromium: `CHROMIUM_PATH`, or where systems install it. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : undefined;
  return PATHS.find((path) => existsSync(path));
}

/**
 * The path of the machine's Chromium. Where apt can, it installs the one without windows, or the whole browser where a
 * distribution has no such package; throws a sentence where there is none.
 */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !findChromium()) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`);
  let output = '';
  if (
    !given &&
    !existsSync(HEADLESS) &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get')
  ) {
    await apt('update');
    const headless = await install('chromium-headless-shell');
    output = headless.isGood || findChromium() ? '' : (await install('chromium')).output;
  }
  const found = findChromium();
  const reason = output && ` Installing it failed: ${output.trim().slice(-300)}`;
  if (!found) throw new Error(`${MISSING}${reason}`);
  return found;
}

const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);

function apt(...args: string[]) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return runCommand({ line: ['apt-get', ...args], cwd: '/', env });
}
