import { DEMO_ACCOUNTS, DEMO_MERCHANTS } from './index.ts';

const queues = DEMO_MERCHANTS.flatMap((merchant) => merchant.queues);
const openings = DEMO_MERCHANTS.flatMap((merchant) => merchant.openings);
const isUnique = (values: readonly (string | number)[]) => new Set(values).size === values.length;

test('X-01 ids are unique, and so are public addresses', () => {
  for (const things of [DEMO_MERCHANTS, queues, openings]) {
    expect(isUnique(things.map(({ id }) => id))).toBe(true);
  }
  const vanities = DEMO_MERCHANTS.map(({ vanity }) => vanity);
  expect(isUnique(vanities)).toBe(true);
  expect(vanities.filter((vanity) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(vanity))).toEqual([]);
});

test('S-01 ticket prefixes are unique in a merchant and hold no digit', () => {
  for (const merchant of DEMO_MERCHANTS) {
    const prefixes = merchant.queues.map(({ ticketPrefix }) => ticketPrefix);
    expect(isUnique(prefixes)).toBe(true);
    expect(prefixes.filter((prefix) => !/^\p{L}+$/u.test(prefix))).toEqual([]);
  }
});

test('the managers of a merchant have accounts', () => {
  const accountIds = new Set(DEMO_ACCOUNTS.map(({ id }) => id));
  for (const merchant of DEMO_MERCHANTS) {
    for (const id of merchant.managerIds) expect(accountIds).toContain(id);
  }
});

test('QUE-021 no weekday has more than two slots, and each ends after it starts', () => {
  for (const { openings: rows } of DEMO_MERCHANTS) {
    for (const day of [0, 1, 2, 3, 4, 5, 6]) {
      expect(rows.filter(({ dayOfWeek }) => dayOfWeek === day).length).toBeLessThanOrEqual(2);
    }
    for (const { start, end } of rows) expect(String(start) < String(end)).toBe(true);
  }
});

test('QUE-024 every kind of queue is there', () => {
  expect(queues.filter(({ multiQueue }) => multiQueue).length).toBeGreaterThan(0);
  expect(queues.filter(({ type }) => type === 'event').length).toBeGreaterThan(0);
  expect(queues.filter(({ listOnly }) => listOnly).length).toBeGreaterThan(0);
  for (const mode of ['generic', 'specific']) {
    const automatic = queues.filter(({ passMode }) => passMode === mode);
    expect(automatic.length).toBeGreaterThan(0);
    expect(automatic.every(({ nextRatio }) => nextRatio !== null)).toBe(true);
  }
});

test('QUE-031 QUE-032 a multi-queue has four children, the last one open-ended', () => {
  for (const parent of queues.filter(({ multiQueue }) => multiQueue)) {
    const children = queues.filter(({ parentQueueId }) => parentQueueId === parent.id);
    expect(children.map(({ minPax, maxPax }) => [minPax, maxPax])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, null],
    ]);
  }
});

test('QUE-080 events have seven lists of slots', () => {
  for (const { eventScheduleWeek } of queues.filter(({ type }) => type === 'event')) {
    expect(eventScheduleWeek).toHaveLength(7);
  }
});

test('the bakery of the demo journey is Marta’s and open at any hour', () => {
  const bakery = DEMO_MERCHANTS.find(({ vanity }) => vanity === 'forno-aurora');
  const marta = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('marta@'));
  expect(bakery?.managerIds).toEqual([marta?.id]);
  expect(bakery?.openings).toHaveLength(7);
  expect(bakery?.openings.every(({ start, end }) => start === '00:00' && end === '24:00')).toBe(
    true,
  );
  expect(bakery?.queues).toMatchObject([
    { qrCodeEnabled: true, multiQueue: false, passMode: 'free' },
  ]);
});

test('X-03 some are open at any hour, one is paused, one has no hours', () => {
  expect(DEMO_MERCHANTS.some(({ isPaused }) => isPaused)).toBe(true);
  expect(DEMO_MERCHANTS.some(({ openings: rows }) => rows.length === 0)).toBe(true);
  expect(queues.some(({ waiting }) => waiting > 0)).toBe(true);
});

test('coordinates lie in Italy', () => {
  for (const { lat, lng } of DEMO_MERCHANTS) {
    expect(lat > 36 && lat < 47.5 && lng > 6.5 && lng < 18.6).toBe(true);
  }
});

test('logos are addresses that need no file', () => {
  for (const { logoUrl } of DEMO_MERCHANTS) {
    expect(decodeURIComponent(logoUrl)).toMatch(
      /^data:image\/svg\+xml,<svg .*>\p{Lu}{1,2}<\/text>/u,
    );
  }
});
