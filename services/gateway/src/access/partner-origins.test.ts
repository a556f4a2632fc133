import { partnerOrigins } from './origins.ts';

function setUp() {
  const world = { now: 0, origins: ['https://a.example'], isAway: false, reads: 0, errors: 0 };
  const isPartner = partnerOrigins({
    async read() {
      world.reads += 1;
      if (world.isAway) throw new Error('away');
      return world.origins;
    },
    onError: () => {
      world.errors += 1;
    },
    now: () => world.now,
  });
  return { world, isPartner };
}

test('the list is read once for thirty seconds, however many ask', async () => {
  const { world, isPartner } = setUp();
  const asked = ['https://a.example', 'https://b.example', 'https://a.example'].map(isPartner);
  expect(await Promise.all(asked)).toEqual([true, false, true]);
  world.now = 29_999;
  await isPartner('https://a.example');
  expect(world.reads).toBe(1);
  world.origins = ['https://b.example'];
  world.now = 30_000;
  expect(await isPartner('https://b.example')).toBe(true);
  expect(await isPartner('https://a.example')).toBe(false);
});

test('a list that cannot be read leaves the last one in force', async () => {
  const { world, isPartner } = setUp();
  await isPartner('https://a.example');
  world.isAway = true;
  world.now = 60_000;
  expect(await isPartner('https://a.example')).toBe(true);
  expect(world.errors).toBe(1);
  await isPartner('https://a.example');
  expect(world.reads).toBe(2);
});
