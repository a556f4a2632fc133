import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(60_000);

const run = promisify(execFile);
const TOOLS = resolve(import.meta.dirname, '..');
/** Nothing is written there: a port is judged first. */
const TURNO_DATA_DIR = join(tmpdir(), 'turno-ports-of-pages');

async function errorOf(script: string, ports: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', TURNO_DATA_DIR, ...ports };
  const options = { cwd: resolve(TOOLS, '..'), env, timeout: 50_000 };
  return run(process.execPath, [join(TOOLS, script)], options).then(
    ({ stdout }) => stdout,
    (error: { stderr?: string }) => error.stderr ?? '',
  );
}

test.each([
  { script: 'origin/releases-page/command.ts', variable: 'RELEASES_PORT' },
  { script: 'origin/releases-page/command.ts', variable: 'GATEWAY_PORT' },
  { script: 'platform/catalogue-command.ts', variable: 'CATALOGUE_PORT' },
])('$script ends with one sentence where no browser opens $variable', async (each) => {
  const sentence = `${each.variable} is 6000, a port that browsers refuse: choose another.\n`;
  expect(await errorOf(each.script, { [each.variable]: '6000' })).toBe(sentence);
  const unknown = `${each.variable} must be a port from 1 to 65535, not "page".\n`;
  expect(await errorOf(each.script, { [each.variable]: 'page' })).toBe(unknown);
});
