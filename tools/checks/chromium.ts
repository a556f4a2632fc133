import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const MISSING =
  'The browser tests need Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH.';

/** Where the machine's Chromium is; installs it where that is possible, else throws a sentence. */
export async function ensureChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH says ${given}, and nothing is there.`);
  }
  const found = findChromium();
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

const findChromium = (): string | undefined => KNOWN_PLACES.find((path) => existsSync(path));
