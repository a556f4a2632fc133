import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPointer } from '../../delivery/pointer.ts';
import { serveApp } from '../served.ts';
import { hashOfKey, newTeamKey, readTeam } from '../team/team.ts';
import { createTeamSessions } from '../team/team-session.ts';
import type { Health } from './read-health.ts';
import { createReleasesApp } from './releases-app.ts';

export const NAME = 'mfe-merchant';
export const [LIVE, NEXT] = ['0.1.0-aaaaaaaa', '0.1.0-bbbbbbbb'];
export const TEAM_KEY = newTeamKey();
export const team = readTeam(JSON.stringify({ nina: hashOfKey(TEAM_KEY) }));
export const releaseKey = generateKeyPairSync('ed25519').privateKey;
const NOW = new Date('2026-11-23T10:00:00Z');
const HEALTH: Health = {
  since: '2026-11-23T08:00:00.000Z',
  counts: [{ name: NAME, version: LIVE, loaded: 12, slow: 1, failed: 2 }],
};

function addRelease(releasesDir: string, version: string): void {
  const folder = join(releasesDir, NAME, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'remoteEntry.js'), 'x'.repeat(3_000));
  const facts = {
    name: NAME,
    version,
    hostApi: '^1.0.0',
    builtAt: '2026-11-22T08:00:00.000Z',
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    integrity: { 'remoteEntry.js': 'sha384-a' },
    preload: { js: ['remoteEntry.js'], css: [] },
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(facts));
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify({ shared: [] }));
}

type Fields = Record<string, string>;

/** The page of releases over two versions of one remote, one of them live. */
export async function startTestReleases() {
  let health: Health | null = HEALTH;
  const releasesDir = mkdtempSync(join(tmpdir(), 'releases-page-'));
  for (const version of [LIVE, NEXT]) addRelease(releasesDir, version);
  const sessions = createTeamSessions(team, releaseKey, () => NOW);
  const options = { releasesDir, team, sessions, shellUrl: 'http://shell.test', trustProxy: '' };
  const site = await serveApp(createReleasesApp({ ...options, readHealth: async () => health }));
  const point = (channels: object) =>
    writeFileSync(
      join(releasesDir, 'remotes.json'),
      JSON.stringify({ schema: 1, remotes: { [NAME]: channels } }),
    );
  point({ version: LIVE, previous: [] });
  const post = (path: string, fields: Fields, headers: Fields = {}) =>
    site.send(path, new URLSearchParams(fields).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    });

  /** Signs in and returns the cookie and what forms of the session carry. */
  async function signIn() {
    const { headers } = await post('/releases/sign-in', { key: TEAM_KEY });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await site.get('/releases', { cookie });
    const token = /action="\/releases\/sign-out"><input type="hidden" name="token" value="(.+?)"/;
    return { cookie, token: token.exec(body)?.[1] ?? '', page: body };
  }

  /** Sends a form as a page of the session does. */
  async function command(verb: string, fields: Fields = {}) {
    const { cookie, token } = await signIn();
    const form = { token, verb, name: NAME, ...fields };
    const planned = await post('/releases/plan', form, { cookie });
    const seen = /name="seen" value="(\w+)"/.exec(planned.body)?.[1] ?? '';
    return { planned, apply: () => post('/releases/apply', { ...form, seen }, { cookie }) };
  }

  return {
    releasesDir,
    point,
    post,
    signIn,
    command,
    get: site.get,
    channels: () => readPointer(releasesDir).remotes[NAME],
    loseFigures: () => {
      health = null;
    },
    close() {
      site.close();
      rmSync(releasesDir, { recursive: true });
    },
  };
}
