import type { RemoteName, RemoteRecord, RemotesFile } from '../../remotes.ts';
import { withPins } from './pins.ts';

const record = (name: RemoteName, version: string): RemoteRecord => ({
  name,
  version,
  hostApi: '^1.0.0',
  integrity: {},
  preload: { js: [], css: [] },
  entry: `/${version}/remoteEntry.js`,
  manifest: `/${version}/mf-manifest.json`,
});
const LIVE = record('mfe-consumer', '2');
const BOARD = record('mfe-display', '5');
const FILE: RemotesFile = {
  schema: 1,
  remotes: [LIVE, BOARD],
  previous: [record('mfe-display', '4')],
  canaries: [
    { percent: 50, release: record('mfe-consumer', '3') },
    { percent: 50, release: record('mfe-display', '6') },
  ],
};
const PINS = [{ clientKey: 'partner', release: record('mfe-consumer', '1') }];

test('SHL-012 the pages of a client stay on its pin, fall back on the live version and try no canary of it', () => {
  const { remotes, previous, canaries } = withPins(FILE, PINS, 'partner');
  expect(remotes).toEqual([PINS[0]?.release, BOARD]);
  expect(previous).toEqual([LIVE, ...FILE.previous]);
  expect(canaries).toEqual(FILE.canaries?.slice(1));
});

test('SHL-012 a pin needs no canaries', () => {
  const { canaries: _canaries, ...live } = FILE;
  expect(withPins(live, PINS, 'partner').canaries).toBeUndefined();
});

test.each(['another', undefined])(
  'SHL-012 the pages of %s follow the live version',
  (clientKey) => {
    expect(withPins(FILE, PINS, clientKey)).toBe(FILE);
  },
);

test('SHL-012 the pages of a client may stay on versions of several remotes', () => {
  const both = [...PINS, { clientKey: 'partner', release: record('mfe-display', '3') }];
  const { remotes, previous, canaries } = withPins(FILE, both, 'partner');
  expect(remotes).toEqual(both.map(({ release }) => release));
  expect(previous).toEqual([LIVE, BOARD, ...FILE.previous]);
  expect(canaries).toEqual([]);
});
