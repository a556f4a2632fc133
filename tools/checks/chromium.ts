import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

/** Debian's Chromium without windows. It renders the same and needs less than half the processor time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
/** Browsers with everything that people use, such as notifications. */
const WHOLE = [
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
  return [HEADLESS, ...WHOLE].find((path) => existsSync(path));
}

/** The path of a Chromium that shows notifications, which the one without windows denies to every site. */
export function findWholeChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  const paths = given && !given.endsWith('headless-shell') ? [given] : WHOLE;
  return paths.find((path) => existsSync(path));
}

/**
 * The path of the machine's Chromium. Where apt can, it installs the one without windows and the whole browser, or the
 * latter alone where a distribution has no such package; throws a sentence where there is none.
 */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !findChromium()) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`);
  const output = given || !mayInstall() ? '' : await installMissing();
  const found = findChromium();
  const reason = output && ` Installing it failed: ${output.trim().slice(-300)}`;
  if (!found) throw new Error(`${MISSING}${reason}`);
  return found;
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** What apt said where it failed. */
async function installMissing(): Promise<string> {
  const isMissing = { headless: !existsSync(HEADLESS), whole: !findWholeChromium() };
  if (!isMissing.headless && !isMissing.whole) return '';
  await apt('update');
  if (isMissing.headless) await install('chromium-headless-shell');
  if (!isMissing.whole) return '';
  const { isGood, output } = await install('chromium');
  return isGood ? '' : output;
}

const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);

function apt(...args: string[]) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  return runCommand({ line: ['apt-get', ...args], cwd: '/', env });
}
