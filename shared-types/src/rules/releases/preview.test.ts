import type { RemoteName, RemoteRecord, RemotesFile } from '../../remotes.ts';
import { localOrigin, parseWanted, wantedText, withPreview } from './preview.ts';

test.each([
  ['merchant@1.4.0', { name: 'mfe-merchant', version: '1.4.0' }],
  ['mfe-display@0.1.0-0a1b2c3d', { name: 'mfe-display', version: '0.1.0-0a1b2c3d' }],
  ['merchant@localhost:3002', { name: 'mfe-merchant', version: 'localhost:3002' }],
  ['merchant@stranger.example:3002', null],
  ['merchant@localhost:3002/x', null],
  ['merchant@localhost', { name: 'mfe-merchant', version: 'localhost' }],
  ['stranger@1.4.0', null],
  ['merchant', null],
  ['merchant@', null],
  ['merchant@../1', null],
  ['merchant@1/2', null],
  ['merchant@1 ', null],
  [' merchant@1', null],
  [`merchant@${'1'.repeat(64)}`, { name: 'mfe-merchant', version: '1'.repeat(64) }],
  [`merchant@${'1'.repeat(65)}`, null],
  [['merchant@1.4.0'], null],
  [undefined, null],
])('SHL-012 %j names %j', (text, wanted) => {
  expect(parseWanted(text)).toEqual(wanted);
});

test('SHL-012 a wanted version is written as it is read', () => {
  const wanted = { name: 'mfe-passes', version: '1.4.0-0a1b2c3d' } as const;
  expect(wantedText(wanted)).toBe('passes@1.4.0-0a1b2c3d');
  expect(parseWanted(wantedText(wanted))).toEqual(wanted);
});

test.each([
  ['localhost:3002', 'http://localhost:3002'],
  ['localhost:80', 'http://localhost:80'],
  ['localhost:65535', 'http://localhost:65535'],
  ['localhost', null],
  ['localhost:8', null],
  ['localhost:300200', null],
  ['x.localhost:3002', null],
  ['1.4.0', null],
])('SHL-012 a build of one’s own as %s is at %s', (version, origin) => {
  expect(localOrigin(version)).toBe(origin);
});

const record = (name: RemoteName, version: string): RemoteRecord => ({
  name,
  version,
  hostApi: '^1.0.0',
  entry: '',
  manifest: '',
  integrity: {},
  preload: { js: [], css: [] },
});

test('SHL-012 a wanted version stands for the live one and falls back on it', () => {
  const file: RemotesFile = {
    schema: 1,
    remotes: [record('mfe-consumer', '1'), record('mfe-merchant', '1')],
    previous: [record('mfe-merchant', '0')],
    canaries: [
      { percent: 100, release: record('mfe-merchant', '2') },
      { percent: 100, release: record('mfe-consumer', '2') },
    ],
  };
  const { remotes, previous, canaries } = withPreview(file, record('mfe-merchant', '3'));
  const told = (records: readonly RemoteRecord[]) =>
    records.map(({ name, version }) => `${name} ${version}`);
  expect(told(remotes)).toEqual(['mfe-merchant 3', 'mfe-consumer 1']);
  expect(told(previous)).toEqual(['mfe-merchant 1', 'mfe-merchant 0']);
  expect(told(canaries?.map(({ release }) => release) ?? [])).toEqual(['mfe-consumer 2']);
});

test('SHL-012 a wanted version needs no canaries', () => {
  const remotes = [record('mfe-merchant', '1')];
  const file: RemotesFile = { schema: 1, remotes, previous: [] };
  expect(withPreview(file, record('mfe-merchant', '3')).canaries).toBeUndefined();
});
