import { register } from 'prom-client';
import { createBatchCache, createCache } from './cache.ts';

let time = 0;
const clock = () => time;
beforeEach(() => {
  time = 1_000;
});

/** A cache of what was loaded when: each load returns its own number. */
function numberedLoads(options: { max?: number; name?: string } = {}) {
  const loads: string[] = [];
  const { max = 10, name = 'test' } = options;
  const load = async (key: string) => loads.push(key);
  return { loads, cache: createCache({ name, max, ttlMs: 100, clock, load }) };
}

test('concurrent reads of a key share one load until it is too old', async () => {
  const { loads, cache } = numberedLoads();
  expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('b')])).toEqual([1, 1, 2]);
  time += 99;
  expect(await cache.get('a')).toBe(1);
  time += 2;
  expect(await cache.get('a')).toBe(3);
  expect(loads).toEqual(['a', 'b', 'a']);
});

test('a peek returns a current entry and never loads one', async () => {
  const { loads, cache } = numberedLoads();
  expect(cache.peek('a')).toBeUndefined();
  await cache.get('a');
  expect(await cache.peek('a')).toBe(1);
  time += 101;
  expect(cache.peek('a')).toBeUndefined();
  expect(loads).toEqual(['a']);
});

test('the least recently used entry makes room', async () => {
  const { loads, cache } = numberedLoads({ max: 2 });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cache.get(key);
  expect(loads).toEqual(['a', 'b', 'c', 'b']);
});

test('a read after an invalidation does not share a load that began before it', async () => {
  const finish: (() => void)[] = [];
  const load = (key: string) =>
    new Promise<string>((resolve) => finish.push(() => resolve(`${key}${finish.length}`)));
  const cache = createCache({ name: 'test', max: 10, ttlMs: 100, clock, load });
  const before = cache.get('a');
  cache.invalidate('a');
  const after = cache.get('a');
  cache.invalidateAll();
  const last = cache.get('a');
  expect(finish).toHaveLength(3);
  for (const each of finish) each();
  await Promise.all([before, after]);
  expect(await cache.get('a')).toBe(await last);
});

test('a failed load rejects all its readers and is not cached', async () => {
  let isBroken = true;
  const load = async () => {
    if (isBroken) throw new Error('away');
    return 'well';
  };
  const cache = createCache({ name: 'test', max: 10, ttlMs: 100, clock, load });
  await expect(Promise.all([cache.get(1), cache.get(1)])).rejects.toThrow('away');
  isBroken = false;
  expect(await cache.get(1)).toBe('well');
});

test('many keys are loaded with one query, without those that are cached', async () => {
  const loads: (readonly number[])[] = [];
  const loadMany = async (keys: readonly number[]) => {
    loads.push(keys);
    return new Map(keys.filter((key) => key < 10).map((key) => [key, `value ${key}`]));
  };
  const cache = createBatchCache({ name: 'test', max: 10, ttlMs: 100, clock, loadMany });
  expect(await cache.get(2)).toBe('value 2');
  const found = await cache.getMany([3, 2, 99, 3]);
  expect([...found]).toEqual([
    [3, 'value 3'],
    [2, 'value 2'],
  ]);
  expect(await cache.get(99)).toBeUndefined();
  cache.invalidate(2);
  await cache.getMany([2, 3]);
  expect(loads).toEqual([[2], [3, 99], [2]]);
});

test('a failed query of many keys leaves none of them', async () => {
  let isBroken = true;
  const loadMany = async (keys: readonly number[]) => {
    if (isBroken) throw new Error('away');
    return new Map(keys.map((key) => [key, key]));
  };
  const cache = createBatchCache({ name: 'test', max: 10, ttlMs: 100, clock, loadMany });
  await expect(cache.getMany([1, 2])).rejects.toThrow('away');
  isBroken = false;
  expect((await cache.getMany([1, 2])).size).toBe(2);
});

test('hits and misses are counted by the name of the cache', async () => {
  const { cache } = numberedLoads({ name: 'counted' });
  for (const key of ['a', 'a', 'b']) await cache.get(key);
  const metrics = await register.metrics();
  expect(metrics).toContain('cache_reads_total{cache="counted",result="hit"} 1');
  expect(metrics).toContain('cache_reads_total{cache="counted",result="miss"} 2');
});
