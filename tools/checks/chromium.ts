import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const PATHS = [
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

/** The path of the machine's Chromium; installs it where apt can, throws a sentence otherwise. */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  const found = findChromium();
  if (given && !found) throw new Error(`CHROMIUM_PATH is ${given}, which does not exist.`);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(MISSING);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand({ line: ['apt-get', 'update'], cwd: '/', env });
  const line = ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];
  const { output } = await runCommand({ line, cwd: '/', env });
  const installed = findChromium();
  if (!installed) throw new Error(`${MISSING} Installing it failed: ${output.trim().slice(-300)}`);
  return installed;
}
