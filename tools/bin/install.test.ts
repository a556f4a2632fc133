import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installMissing } from './install.js';

const PACKAGES = {
  '': {},
  app: {},
  'node_modules/lodash': { version: '4.0.0' },
  'app/node_modules/lodash': { version: '3.0.0', optional: true },
  'node_modules/webpack/node_modules/semver': { version: '7.0.0', optional: true },
};

let project: string;
let npm: ChildProcess | null;
const onChild = (child: typeof npm) => {
  npm = child;
};
const put = (file: string, text = '') => {
  mkdirSync(join(project, file, '..'), { recursive: true });
  writeFileSync(join(project, file), text);
};
const has = (file: string) => existsSync(join(project, file));
const installations = () =>
  has('npm.log') ? readFileSync(join(project, 'npm.log'), 'utf8').split('\n').length - 1 : 0;

const before = process.env.npm_execpath;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'turno-install-'));
  put('package-lock.json', JSON.stringify({ packages: PACKAGES }));
  process.env.npm_execpath = join(import.meta.dirname, 'fixtures/npm.js');
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  process.env.npm_execpath = before;
  rmSync(project, { recursive: true });
});

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await sleep(20);
}

test('packages are installed once', async () => {
  expect(await installMissing(project, onChild)).toBeNull();
  expect(await installMissing(project, onChild)).toBeNull();
  expect(installations()).toBe(1);
  expect(readdirSync(join(project, 'node_modules')).toSorted()).toEqual([
    '.package-lock.json',
    'lodash',
  ]);
});

test('an installation that was killed is removed whole and done again, an earlier one below it included', async () => {
  await installMissing(project, onChild);
  utimesSync(join(project, 'package-lock.json'), new Date(), new Date(Date.now() + 60_000));
  put(
    'package-lock.json',
    JSON.stringify({ packages: { ...PACKAGES, 'node_modules/lodash': { version: '4.0.1' } } }),
  );
  put('hang');
  const killed = installMissing(project, onChild);
  await until(() => installations() === 2);
  put('node_modules/sharp/half.node');
  put('app/node_modules/lodash/half.js');
  npm?.kill('SIGKILL');
  expect(await killed).toContain('npm could not install the packages');
  rmSync(join(project, 'hang'));
  // As if the locked versions were those of the earlier installation: nothing else tells that one began.
  put('package-lock.json', JSON.stringify({ packages: PACKAGES }));
  utimesSync(join(project, 'package-lock.json'), new Date(0), new Date(0));

  expect(await installMissing(project, onChild)).toBeNull();
  expect(has('node_modules/sharp')).toBe(false);
  expect(has('app/node_modules/lodash/half.js')).toBe(false);
  expect(has('node_modules/lodash/index.js')).toBe(true);
});

test('an installation by hand that did not end is done again, once nobody writes to it any more', async () => {
  put('node_modules/sharp/half.node');
  expect(await installMissing(project, onChild)).toContain('is writing to node_modules');
  expect(has('node_modules/sharp')).toBe(true);
  utimesSync(join(project, 'node_modules'), new Date(0), new Date(0));
  expect(await installMissing(project, onChild)).toBeNull();
  expect(has('node_modules/sharp')).toBe(false);
});

test('an installation of another user is not touched', async () => {
  put('.turno-installing', '1');
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  expect(await installMissing(project, onChild)).toMatch(/^Process 1 is installing/);
});

test('without a network the packages that are there stay', async () => {
  await installMissing(project, onChild);
  put(
    'package-lock.json',
    JSON.stringify({ packages: { ...PACKAGES, 'node_modules/lodash': { version: '4.0.1' } } }),
  );
  put('offline');
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(project, 'package-lock.json'), later, later);
  put('node_modules/sharp/whole.node');
  for (let tries = 0; tries < 2; tries += 1) {
    expect(await installMissing(project, onChild)).toContain('npm could not install');
    expect(has('node_modules/sharp/whole.node')).toBe(true);
  }
});

test('a second command does not touch packages while they are installed', async () => {
  put('hang');
  const first = installMissing(project, onChild);
  await until(() => has('.turno-installing') && installations() === 1);
  expect(await installMissing(project, onChild)).toMatch(/^Process \d+ is installing the packages/);
  rmSync(join(project, 'hang'));
  expect(await first).toBeNull();
  expect(installations()).toBe(1);
});
