import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../delivery/project.ts';
import { filesOf, JOURNEYS, lastReleaseIn, runJourneys } from './journeys.ts';

test('SHL-012 every journey that pages of the last release have to pass is there', () => {
  const missing = filesOf(JOURNEYS).filter((file) => !existsSync(join(PROJECT, 'e2e', file)));
  expect(missing).toEqual([]);
});

test('without kept pages the command says how to keep them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
  const run = runJourneys(PROJECT, lastReleaseIn(dataDir));
  await expect(run).rejects.toThrow('npm run contract -- --publish keeps them');
  rmSync(dataDir, { recursive: true });
});
