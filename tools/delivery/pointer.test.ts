import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newKeyPair, readVerifyKeys, verifyJson } from '../signing/index.ts';
import { goLive } from './channels.ts';
import { changePointer, readPointer, releaser } from './pointer.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pointer-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (name: 'mfe-consumer' | 'mfe-display', version: string) =>
  changePointer(folder, name, (channels) => goLive(channels, version), 'ada');

test('no file yet is an empty pointer', () => {
  expect(readPointer(folder)).toEqual({ schema: 1, remotes: {} });
});

test('SHL-012 a change of one remote leaves the others', async () => {
  await release('mfe-display', '0.1.0-aaaaaaaa');
  for (const version of ['1', '2', '3']) await release('mfe-consumer', version);
  expect(readPointer(folder).remotes).toEqual({
    'mfe-display': { version: '0.1.0-aaaaaaaa', previous: [] },
    'mfe-consumer': { version: '3', previous: ['2', '1'] },
  });
});

test('who changed what and when is written with the change, newest first', async () => {
  await release('mfe-consumer', '1');
  await release('mfe-consumer', '2');
  await release('mfe-consumer', '2');
  const [last, first, ...none] = readPointer(folder).history ?? [];
  expect(none).toEqual([]);
  expect(first).toMatchObject({ before: 'nothing is released', after: '1 is live' });
  expect(last).toMatchObject({
    who: 'ada',
    remote: 'mfe-consumer',
    before: '1 is live',
    after: '2 is live',
  });
  expect(Number.isNaN(Date.parse(last?.at ?? ''))).toBe(false);
});

test('a change that is refused changes nothing and lets the next one in', async () => {
  const refused = changePointer(folder, 'mfe-consumer', () => {
    throw new Error('no');
  });
  await expect(refused).rejects.toThrow('no');
  await release('mfe-consumer', '1');
  expect(readPointer(folder).remotes['mfe-consumer']?.version).toBe('1');
});

test('nothing but the pointer is left behind, and a broken one is not overwritten', async () => {
  await release('mfe-consumer', '1');
  expect(readdirSync(folder)).toEqual(['remotes.json']);
  writeFileSync(join(folder, 'remotes.json'), '{');
  await expect(release('mfe-consumer', '2')).rejects.toThrow();
  expect(readFileSync(join(folder, 'remotes.json'), 'utf8')).toBe('{');
});

test('teams that release at the same moment lose no release', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'index.ts'));
  const script = join(folder, 'release.mjs');
  writeFileSync(
    script,
    `import { changePointer, goLive } from ${module};
     const [, , folder, name, count] = process.argv;
     for (let at = 1; at <= Number(count); at += 1)
       await changePointer(folder, name, (channels) => goLive(channels, String(at)));`,
  );
  const releases = join(folder, 'releases');
  const teams = ['mfe-consumer', 'mfe-merchant', 'mfe-display', 'mfe-passes'] as const;
  const run = promisify(execFile);
  await Promise.all(teams.map((name) => run(process.execPath, [script, releases, name, '10'])));
  const { remotes, history } = readPointer(releases);
  expect(teams.map((name) => remotes[name]?.version)).toEqual(['10', '10', '10', '10']);
  expect(teams.map((name) => remotes[name]?.previous.length)).toEqual([9, 9, 9, 9]);
  expect(history).toHaveLength(40);
}, 60_000);

test('the releaser is named by RELEASED_BY', () => {
  expect(releaser({ RELEASED_BY: 'team merchant' })).toBe('team merchant');
  expect(releaser({})).not.toBe('');
});

const OURS = newKeyPair();

afterEach(() => {
  delete process.env.RELEASE_SIGNING_KEY;
  delete process.env.RELEASE_VERIFY_KEY;
});

test('SHL-012 a pointer is signed, also one of before the key', async () => {
  await release('mfe-consumer', '1');
  expect(readPointer(folder).signature).toBeUndefined();
  process.env.RELEASE_SIGNING_KEY = OURS.signingKey;
  process.env.RELEASE_VERIFY_KEY = OURS.verifyKey;
  await release('mfe-consumer', '1');
  expect(verifyJson(readPointer(folder), readVerifyKeys(OURS.verifyKey))).toBe(true);
  expect(readPointer(folder).history).toHaveLength(1);
});

test('SHL-012 a pointer that somebody else wrote is not signed by the next command', async () => {
  process.env.RELEASE_SIGNING_KEY = OURS.signingKey;
  process.env.RELEASE_VERIFY_KEY = OURS.verifyKey;
  await release('mfe-consumer', '1');
  const file = join(folder, 'remotes.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version": "1"', '"version": "6"'));
  await expect(release('mfe-display', '1')).rejects.toThrow('No known key signed');
  expect(readPointer(folder).remotes['mfe-display']).toBeUndefined();
});

test('SHL-012 who has no key cannot change a signed pointer', async () => {
  process.env.RELEASE_SIGNING_KEY = OURS.signingKey;
  await release('mfe-consumer', '1');
  delete process.env.RELEASE_SIGNING_KEY;
  await expect(release('mfe-consumer', '2')).rejects.toThrow('set RELEASE_SIGNING_KEY');
  expect(readPointer(folder).remotes['mfe-consumer']?.version).toBe('1');
});
