import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newBuildFolder } from './build-folder.ts';

const builds = mkdtempSync(join(tmpdir(), 'turno-builds-'));
afterAll(() => rmSync(builds, { recursive: true, force: true }));

test('a build removes what a killed build left, and nothing of one that runs', () => {
  const longAgo = new Date(Date.now() - 7_200_000);
  for (const name of ['.building-1.0.0-abc-71', '.building-1.0.0-def-72', '1.0.0-abc']) {
    mkdirSync(join(builds, name));
  }
  utimesSync(join(builds, '.building-1.0.0-abc-71'), longAgo, longAgo);
  utimesSync(join(builds, '1.0.0-abc'), longAgo, longAgo);
  newBuildFolder(builds, '1.0.1-abc');
  const own = `.building-1.0.1-abc-${process.pid}`;
  expect(readdirSync(builds).toSorted()).toEqual(
    ['.building-1.0.0-def-72', own, '1.0.0-abc'].toSorted(),
  );
});
