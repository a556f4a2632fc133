import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { merchantAt, ticketQueueOf } from '../support/demo-data.ts';
import { platformUrls } from '../support/platform/platform.ts';

const CLIENTS = join(import.meta.dirname, '../../generated-clients');
const JOURNEYS = ['with-openapi-fetch', 'with-hey-api'];

/** Runs a file of the package; fails with what it wrote. */
function run(file: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(CLIENTS, file), ...args], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

test('generated clients of two generators compile, and a guest lines up, follows and cancels with each', async () => {
  test.setTimeout(300_000);
  const { gateway } = platformUrls();
  const merchant = await merchantAt('forno-aurora');
  const queue = ticketQueueOf(merchant);
  run('generate.js', `${gateway}/openapi.json`);
  for (const journey of JOURNEYS) {
    const said = run(`dist/src/${journey}.js`, gateway, String(merchant.id), String(queue.id));
    expect(JSON.parse(said)).toMatchObject({
      merchant: merchant.name,
      lineUp: 201,
      isSame: true,
      hasTag: true,
      // A ticket that was removed already stays removed.
      cancelled: [204, 204],
    });
  }
});
