import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@turno/shared-types';
import { RELEASE_FILE, type ReleaseFacts, releaseFolder } from '../releases/index.ts';
import { newKeyPair } from '../signing/index.ts';
import { goLive, startCanary } from './channels.ts';
import { adoptLastRelease, keepLastRelease } from './last-release.ts';
import { changePointer, readPointer } from './pointer.ts';
import { writeFacts } from './release.ts';
import { isReleased } from './usable.ts';

const work = mkdtempSync(join(tmpdir(), 'last-release-'));
const released = join(work, 'released');
const kept = join(work, 'kept');
const platform = join(work, 'platform');
const before = { ...process.env };

function useKeys(): void {
  const { signingKey, verifyKey } = newKeyPair();
  Object.assign(process.env, { RELEASE_SIGNING_KEY: signingKey, RELEASE_VERIFY_KEY: verifyKey });
}

function release(name: RemoteName, version: string): void {
  const home = releaseFolder(released, name, version);
  mkdirSync(join(home, 'plain'), { recursive: true });
  writeFileSync(join(home, 'plain/embed.mjs'), version);
  const facts: ReleaseFacts = {
    name,
    version,
    hostApi: '^1.0.0',
    builtAt: '2026-11-24T00:00:00.000Z',
    routes: [],
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    integrity: {},
    texts: {},
    preload: { js: [], css: [] },
  };
  writeFacts(home, facts);
}

beforeEach(async () => {
  useKeys();
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    release('mfe-display', version);
  }
  release('mfe-merchant', '2.0.0');
  await changePointer(released, 'mfe-display', () => goLive(undefined, '1.0.0'));
  await changePointer(released, 'mfe-display', (now) => goLive(now, '1.1.0'));
  await changePointer(released, 'mfe-display', (now) => startCanary(now, '1.2.0', 10));
  await changePointer(released, 'mfe-merchant', () => goLive(undefined, '2.0.0'));
});
afterEach(() => {
  process.env = { ...before };
  rmSync(work, { recursive: true });
});

test('SHL-012 the live version of each remote is kept, whole, and nothing else', () => {
  expect(keepLastRelease(released, kept)).toEqual(['mfe-merchant 2.0.0', 'mfe-display 1.1.0']);
  expect(readdirSync(kept).toSorted()).toEqual(['mfe-display', 'mfe-merchant', 'remotes.json']);
  expect(readdirSync(join(kept, 'mfe-display'))).toEqual(['1.1.0']);
  expect(readFileSync(join(kept, 'mfe-display/1.1.0/plain/embed.mjs'), 'utf8')).toBe('1.1.0');
  expect(readPointer(kept).remotes).toEqual({
    'mfe-merchant': { version: '2.0.0', previous: [] },
    'mfe-display': { version: '1.1.0', previous: [] },
  });
});

test('SHL-012 what was kept before gives way, but not to nothing', async () => {
  keepLastRelease(released, kept);
  await changePointer(released, 'mfe-display', (now) => goLive(now, '1.2.0'));
  keepLastRelease(released, kept);
  expect(readdirSync(join(kept, 'mfe-display'))).toEqual(['1.2.0']);
  expect(keepLastRelease(join(work, 'none'), kept)).toEqual([]);
  expect(existsSync(join(kept, 'mfe-display/1.2.0'))).toBe(true);
});

test('SHL-012 the live releases are not replaced by their own copy, nor a kept one by half of a new one', () => {
  expect(() => keepLastRelease(released, `${released}/`)).toThrow('has the live releases');
  expect(readdirSync(join(released, 'mfe-display'))).toHaveLength(3);
  keepLastRelease(released, kept);
  rmSync(releaseFolder(released, 'mfe-merchant', '2.0.0'), { recursive: true });
  expect(() => keepLastRelease(released, kept)).toThrow('ENOENT');
  expect(existsSync(join(kept, 'mfe-merchant/2.0.0'))).toBe(true);
});

test('SHL-012 a platform with keys of its own runs what was kept', async () => {
  keepLastRelease(released, kept);
  useKeys();
  expect(isReleased(releaseFolder(kept, 'mfe-display', '1.1.0'))).toBe(false);
  await adoptLastRelease(kept, platform);
  expect(isReleased(releaseFolder(platform, 'mfe-display', '1.1.0'))).toBe(true);
  expect(readPointer(platform).remotes['mfe-display']?.version).toBe('1.1.0');
  const facts = readFileSync(join(platform, 'mfe-merchant/2.0.0', RELEASE_FILE), 'utf8');
  expect(JSON.parse(facts)).toMatchObject({ name: 'mfe-merchant', version: '2.0.0' });
});

test('a folder without releases is named', async () => {
  await expect(adoptLastRelease(kept, platform)).rejects.toThrow(
    `No releases are kept in ${kept}.`,
  );
});
