import { createSnapshots } from './snapshots.ts';

function counted() {
  const loads: number[][] = [];
  const time = { now: 0 };
  let version = 0;
  const snapshots = createSnapshots(
    async (ids) => {
      loads.push([...ids]);
      version += 1;
      const loaded = version;
      return new Map(ids.map((id) => [id, `${id} v${loaded}`]));
    },
    { maxAgeMs: 500, clock: () => time.now },
  );
  return { snapshots, loads, time };
}

test('everybody who asks at once shares one load', async () => {
  const { snapshots, loads } = counted();
  await Promise.all(Array.from({ length: 50 }, () => snapshots.read([1, 2])));
  expect(loads).toEqual([[1, 2]]);
});

test('a value is shared for half a second and then loaded anew', async () => {
  const { snapshots, loads, time } = counted();
  await snapshots.read([1]);
  time.now = 499;
  await snapshots.read([1, 2]);
  time.now = 500;
  await snapshots.read([1]);
  expect(loads).toEqual([[1], [2], [1]]);
});

test('who asks after a write gets what was loaded after it, even while an older load is under way', async () => {
  const { snapshots } = counted();
  const before = snapshots.read([1]);
  snapshots.invalidate(1);
  const after = snapshots.read([1]);
  expect((await before).get(1)).toBe('1 v1');
  expect((await after).get(1)).toBe('1 v2');
  expect(await snapshots.peek(1)).toBe('1 v2');
});

test('a guess may lag behind the write', async () => {
  const { snapshots, loads } = counted();
  await snapshots.read([1]);
  snapshots.invalidate(1);
  expect(await snapshots.peek(1)).toBe('1 v1');
  expect(loads).toHaveLength(1);
});

test('a failed load is not kept', async () => {
  let isAway = true;
  const snapshots = createSnapshots(
    async (ids) => {
      if (isAway) throw new Error('away');
      return new Map(ids.map((id) => [id, 'here']));
    },
    { maxAgeMs: 500, clock: () => 0 },
  );
  await expect(snapshots.read([1])).rejects.toThrow('away');
  isAway = false;
  expect((await snapshots.read([1])).get(1)).toBe('here');
});
