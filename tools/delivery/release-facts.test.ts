import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf, integrityOfFolder, preloadOf, routesOf, textsOf } from './release-facts.ts';

test('integrity is the hash a browser computes', () => {
  const known = 'sha384-HT2E9NfWiuQ/w1PRai+hTyqW16NIoCGA/m8VQDUopfAtcz6YQjtsMmQd5uRbVDpW';
  expect(integrityOf('alert(1)')).toBe(known);
});

test('scripts and styles are hashed, nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'facts-'));
  for (const file of ['a.js', 'b.css', 'a.js.br', 'mf-manifest.json', 'scan.wasm']) {
    writeFileSync(join(folder, file), file);
  }
  expect(integrityOfFolder(folder)).toEqual({
    'a.js': integrityOf('a.js'),
    'b.css': integrityOf('b.css'),
  });
  rmSync(folder, { recursive: true });
});

const assets = (js: string[], css: string[]) => ({
  js: { sync: js, async: ['later.js'] },
  css: { sync: css, async: ['later.css'] },
});

test('the entry and the files of ./remote are preloaded; what comes later is not', () => {
  const manifest = {
    exposes: [
      { path: './mount', assets: assets(['mount.js'], ['mount.css']) },
      { path: './remote', assets: assets(['remote.js'], ['remote.css']) },
    ],
  };
  expect(preloadOf(manifest)).toEqual({ js: ['remoteEntry.js', 'remote.js'], css: ['remote.css'] });
});

test('a build without ./remote is no remote', () => {
  expect(() => preloadOf({ exposes: [] })).toThrow('The build exposes no ./remote.');
});

test('a screen is listed under the path of each route that shows it', () => {
  const files = { js: ['ticket.js'], css: ['ticket.css'] };
  const paths = { home: '/', reservation: '/reservation/:id', passTicket: '/show-pass/:id' };
  expect(routesOf({ 'route-reservation.passTicket': files }, paths)).toEqual([
    { path: '/reservation/:id', ...files },
    { path: '/show-pass/:id', ...files },
  ]);
});

test('a screen of a route that is not there is refused', () => {
  const files = { js: ['a.js'], css: [] };
  expect(() => routesOf({ 'route-lost': files }, { home: '/' })).toThrow('"lost"');
});

test('SHL-029 the texts are listed by language', () => {
  const files = { js: ['texts.js'], css: [] };
  expect(textsOf({ 'texts-de': files, 'shared-texts-de': files, 'route-home': files })).toEqual({
    de: files,
  });
});
