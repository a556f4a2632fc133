import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

jest.setTimeout(120_000);

const SCRIPT = fileURLToPath(new URL('../../../test/days-of-a-year.ts', import.meta.url));
const run = promisify(execFile);

/** A year of days, shows and openings, computed on a machine whose own clock is in a given zone. */
async function yearIn(zone: string): Promise<string> {
  const options = { env: { TZ: zone }, maxBuffer: 64 * 1_024 * 1_024 };
  return (await run(process.execPath, [SCRIPT], options)).stdout;
}

test('G-31 QUE-041 QUE-080 the server’s own time zone decides nothing, on any day of a year', async () => {
  const year = await yearIn('UTC');
  expect(year.length).toBeGreaterThan(100_000);
  for (const zone of ['Pacific/Auckland', 'America/New_York']) {
    // The texts have megabytes: report only the first queue that differs.
    const other = await yearIn(zone);
    const at = [...year].findIndex((sign, index) => sign !== other[index]);
    expect([zone, at, other.length]).toEqual([zone, -1, year.length]);
  }
});
