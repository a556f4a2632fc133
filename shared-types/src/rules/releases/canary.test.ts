import type { RemoteName, RemoteRecord, RemotesFile } from '../../remotes.ts';
import { CANARY_BUCKETS, isInCanary, parseBucket, releasesFor } from './canary.ts';

const buckets = Array.from({ length: CANARY_BUCKETS }, (_, bucket) => bucket);
const CANARY = { name: 'mfe-merchant', version: '1.1.0-bbbbbbbb' };

test.each([0, 0.5, 1, 10, 33, 50, 99, 100])(
  'SHL-012 a canary of %s %% reaches that share',
  (percent) => {
    const reached = buckets.filter((bucket) => isInCanary(bucket, { ...CANARY, percent })).length;
    const share = (reached / CANARY_BUCKETS) * 100;
    // Four standard deviations of a fair draw.
    const tolerance = 4 * Math.sqrt((percent * (100 - percent)) / CANARY_BUCKETS);
    expect(Math.abs(share - percent)).toBeLessThanOrEqual(tolerance);
  },
);

test.each([
  { bucket: 0, name: 'mfe-merchant', version: '1.1.0-bbbbbbbb', first: 9_849 },
  { bucket: 7, name: 'mfe-merchant', version: '1.1.0-bbbbbbbb', first: 1_859 },
  { bucket: 1234, name: 'mfe-merchant', version: '1.1.0-bbbbbbbb', first: 5 },
  { bucket: 1234, name: 'mfe-consumer', version: '2.0.0-0a1b2c3d', first: 415 },
  { bucket: 9999, name: 'mfe-consumer', version: '2.0.0-0a1b2c3d', first: 5_839 },
])(
  'SHL-012 bucket $bucket is always drawn for $name $version from $first of 10000 on',
  ({ bucket, first, ...release }) => {
    expect(isInCanary(bucket, { ...release, percent: first / 100 })).toBe(true);
    expect(isInCanary(bucket, { ...release, percent: (first - 1) / 100 })).toBe(false);
  },
);

test('SHL-012 a larger share keeps everybody who was in the smaller one', () => {
  const within = (percent: number) =>
    buckets.filter((bucket) => isInCanary(bucket, { ...CANARY, percent }));
  const more = new Set(within(25));
  expect(within(10).filter((bucket) => !more.has(bucket))).toEqual([]);
});

test('SHL-012 each version draws anew', () => {
  const both = buckets.filter(
    (bucket) =>
      isInCanary(bucket, { ...CANARY, percent: 10 }) &&
      isInCanary(bucket, { ...CANARY, version: '1.2.0-cccccccc', percent: 10 }),
  );
  expect(both.length).toBeGreaterThan(50);
  expect(both.length).toBeLessThan(150);
});

test.each([
  ['0', 0],
  ['9999', 9999],
  ['10000', null],
  ['7 ', null],
  ['-1', null],
  ['x', null],
  ['', null],
  [undefined, null],
])('the bucket %s is read as %s', (text, bucket) => {
  expect(parseBucket(text)).toBe(bucket);
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
const file = (percent: number): RemotesFile => ({
  schema: 1,
  remotes: [record('mfe-consumer', '1'), record('mfe-merchant', '1')],
  previous: [record('mfe-merchant', '0')],
  canaries: [{ percent, release: record('mfe-merchant', '2') }],
});
const versions = (records: readonly RemoteRecord[]) =>
  records.map(({ name, version }) => `${name} ${version}`);

test('SHL-012 a visitor in the canary gets it, and falls back on the live version, then on the one before', () => {
  const chosen = releasesFor(file(100), 7);
  expect(versions(chosen.remotes)).toEqual(['mfe-merchant 2', 'mfe-consumer 1']);
  expect(versions(chosen.previous)).toEqual(['mfe-merchant 1', 'mfe-merchant 0']);
  expect(chosen.canaries).toBeUndefined();
});

test.each([
  { whose: 'outside the canary', percent: 0, bucket: 7 },
  { whose: 'without a bucket', percent: 100, bucket: null },
])('SHL-012 a visitor $whose gets the live versions', ({ percent, bucket }) => {
  const chosen = releasesFor(file(percent), bucket);
  expect(versions(chosen.remotes)).toEqual(['mfe-consumer 1', 'mfe-merchant 1']);
  expect(versions(chosen.previous)).toEqual(['mfe-merchant 0']);
});

test('SHL-012 without canaries every visitor gets the live versions', () => {
  const { canaries: _canaries, ...live } = file(0);
  expect(releasesFor(live, 7)).toEqual(live);
});
