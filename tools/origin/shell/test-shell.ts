import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRecord, RemotesFile } from '@turno/shared-types';
import { buildMerchant } from '@turno/shared-types/test-data';
import { readOriginConfig } from '../config.ts';
import { serveApp } from '../served.ts';
import type { PublicReaders } from './read-visit.ts';
import { createShellApp, type ShellOptions } from './shell-app.ts';

export const CONSUMER = 'https://consumer.turno.example';
export const DISPLAY = 'https://display.turno.example';

/** A release as the gateway names it. */
export const record = (name: RemoteRecord['name'], origin: string): RemoteRecord => ({
  name,
  version: '0.1.0-aaaaaaaa',
  hostApi: '^1.0.0',
  entry: `${origin}/0.1.0-aaaaaaaa/remoteEntry.js`,
  manifest: `${origin}/0.1.0-aaaaaaaa/mf-manifest.json`,
  integrity: {
    [`${origin}/0.1.0-aaaaaaaa/remoteEntry.js`]: 'sha384-entry',
    [`${origin}/0.1.0-aaaaaaaa/remote.js`]: 'sha384-remote',
    [`${origin}/0.1.0-aaaaaaaa/remote.css`]: 'sha384-style',
  },
  preload: {
    js: [`${origin}/0.1.0-aaaaaaaa/remoteEntry.js`, `${origin}/0.1.0-aaaaaaaa/remote.js`],
    css: [`${origin}/0.1.0-aaaaaaaa/remote.css`],
  },
  routes: [{ path: '/m/:vanity', js: [`${origin}/0.1.0-aaaaaaaa/merchant.js`], css: [] }],
});

export const RELEASES: RemotesFile = {
  schema: 1,
  remotes: [record('mfe-consumer', CONSUMER), record('mfe-display', DISPLAY)],
  previous: [],
};

/** The shell's origin over a small build, with the pointer that the test says. */
export async function startTestShell(
  readReleases: () => RemotesFile | null,
  more: Partial<Pick<ShellOptions, 'readPreview' | 'releaseKeys'>> = {},
) {
  const work = mkdtempSync(join(tmpdir(), 'shell-'));
  const shellDir = join(work, 'dist');
  mkdirSync(shellDir);
  const head = '<head>\n    <meta charset="utf-8">\n    <script type="module" src="/main.js">';
  writeFileSync(
    join(shellDir, 'index.html'),
    `<!doctype html><html>${head}</script>\n    <link rel="stylesheet" href="/main.css">\n</head><body><div id="root"></div></body></html>`,
  );
  const hashes = {
    'main.js': 'sha384-main',
    'main.css': 'sha384-mainstyle',
    'late.js': 'sha384-late',
  };
  writeFileSync(join(shellDir, 'integrity.json'), JSON.stringify(hashes));
  const env = {
    ORIGIN_ROLE: 'shell',
    API_BASE: 'https://api.turno.example',
    FLAGS: '{"a":"</script>"}',
    COMPANY_NAME: 'Code Chiare srl',
  };
  const config = readOriginConfig(env).page;
  const pointer = { read: async () => readReleases() };
  const remoteOrigins = ['https://passes.turno.example'];
  const options = { shellDir, version: '1.5.2', pointer, remoteOrigins, imageOrigins: [], config };
  const readers: PublicReaders = {
    merchant: async (path) =>
      path.endsWith('/forno-aurora') ? { value: buildMerchant(), readAt: Date.now() } : null,
    merchants: async () => null,
    franchising: async () => null,
  };
  const origin = await serveApp(
    createShellApp({
      ...options,
      readers,
      readTicket: async () => 'unknown',
      trustProxy: '',
      readPreview: async () => null,
      releaseKeys: [],
      ...more,
    }),
  );
  return {
    ...origin,
    shellDir,
    close() {
      origin.close();
      rmSync(work, { recursive: true });
    },
  };
}

/** The data that a page carries under an id. */
export function dataOf(page: string, id: string) {
  const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(page);
  return JSON.parse(found?.[1] ?? 'null');
}
