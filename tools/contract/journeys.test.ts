import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from '../delivery/project.ts';
import { readSettings } from '../settings/settings.ts';
import { filesOf, JOURNEYS, journeysEnvironment, lastReleaseIn, runJourneys } from './journeys.ts';

test('SHL-012 every journey that pages of the last release have to pass is there', () => {
  const missing = filesOf(JOURNEYS).filter((file) => !existsSync(join(PROJECT, 'e2e', file)));
  expect(missing).toEqual([]);
});

test('without kept pages the command says how to keep them', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'journeys-'));
  const run = runJourneys(PROJECT, { pages: lastReleaseIn(dataDir) });
  await expect(run).rejects.toThrow('npm run contract -- --publish keeps them');
  rmSync(dataDir, { recursive: true });
});

test('SHL-012 the journeys run what is kept, on a platform of their own', () => {
  const { E2E_RELEASES, ...rest } = journeysEnvironment(PROJECT, { pages: '.data/last-release' });
  expect(E2E_RELEASES).toBe(join(PROJECT, '.data/last-release'));
  const own = { RELEASES_DIR: '/live', TURNO_DATA_DIR: '/live', MONGODB_URI: 'mongodb://live' };
  expect(readSettings({ ...own, ...rest }, PROJECT)).toEqual(readSettings({}, PROJECT));
});

test('SHL-012 the present pages meet the services of another checkout, which has to be installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'journeys-'));
  const { E2E_RELEASES, ...rest } = journeysEnvironment(PROJECT, { services: folder });
  expect(E2E_RELEASES).toBe('');
  expect(readSettings(rest, PROJECT)).toEqual({
    ...readSettings({}, PROJECT),
    servicesDir: folder,
  });
  const run = runJourneys(PROJECT, { services: folder });
  await expect(run).rejects.toThrow('is no installed checkout');
  rmSync(folder, { recursive: true });
});
