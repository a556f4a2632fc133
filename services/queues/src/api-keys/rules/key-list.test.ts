import {
  addKey,
  type KeyList,
  keyInForce,
  rotateKey,
  type StoredKey,
  withoutKeysOf,
} from './key-list.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-22T10:00:00Z');
const text = (hash: string, createdBy: number | null = 7): StoredKey => ({
  hash,
  prefix: `turno_${hash}`,
  createdAt: NOW,
  createdBy,
  lastUsedAt: null,
});
const key = (id: number, current = text(`h${id}`)) => ({
  id,
  name: `Key ${id}`,
  scopes: ['read'] as const,
  current,
  previous: null,
});
const LIST: KeyList = { keys: [key(1), key(2), key(4)], lastId: 5 };
const TILL = { name: 'Till', scopes: ['read'] } as const;

test('a key gets an id that no key of the merchant ever had, and its text is made with it', () => {
  const made = addKey(LIST, TILL, (id) => text(`made for ${id}`));
  expect(made).toEqual({
    list: { keys: [...LIST.keys, expect.objectContaining({ id: 6 })], lastId: 6 },
    key: { id: 6, ...TILL, current: text('made for 6'), previous: null },
  });
});

test.each([
  { count: 19, code: null },
  { count: 20, code: 'api_keys_exceeded' },
])('a merchant with $count keys adds another: $code', ({ count, code }) => {
  const keys = Array.from({ length: count }, (_, index) => key(index + 1));
  const made = addKey({ keys, lastId: count }, TILL, () => text('new'));
  if (code) expect(made).toEqual({ code, payload: { n: 20 } });
  else expect(made).toMatchObject({ list: { lastId: count + 1 } });
});

const ROTATION = { current: text('new'), endsAt: LATER };
const rotated = () => {
  const made = rotateKey(LIST, 2, ROTATION);
  return 'list' in made ? made.list : LIST;
};

test('a rotated key keeps its name, scopes and place, and its text before until the end', () => {
  const before = { ...text('h2'), endsAt: LATER };
  expect(rotated()).toEqual({
    keys: [key(1), { ...key(2, text('new')), previous: before }, key(4)],
    lastId: 5,
  });
  expect(rotateKey(LIST, 2, ROTATION)).toMatchObject({ key: { id: 2, previous: before } });
  expect(rotateKey(LIST, 3, ROTATION)).toEqual({ code: 'api_key_not_found' });
});

test('after two rotations the first text is valid no more', () => {
  const again = rotateKey(rotated(), 2, { current: text('newest'), endsAt: LATER });
  const list = 'list' in again ? again.list : LIST;
  const partOf = (hash: string) => keyInForce(list, { keyId: 2, hash, now: NOW })?.part;
  expect(['h2', 'new', 'newest'].map(partOf)).toEqual([undefined, 'previous', 'current']);
});

test.each([
  { name: 'the present text', keyId: 2, hash: 'new', now: LATER, part: 'current' },
  { name: 'the text before', keyId: 2, hash: 'h2', now: NOW, part: 'previous' },
  { name: 'the text before at its end', keyId: 2, hash: 'h2', now: LATER, part: null },
  { name: 'the text of another key', keyId: 2, hash: 'h1', now: NOW, part: null },
  { name: 'a key that never rotated', keyId: 1, hash: 'h2', now: NOW, part: null },
  { name: 'a key that is gone', keyId: 3, hash: 'h2', now: NOW, part: null },
])('of $name, in force is $part', ({ keyId, hash, now, part }) => {
  const found = keyInForce(rotated(), { keyId, hash, now });
  expect([found?.part ?? null, found?.key.id]).toEqual([part, part ? keyId : undefined]);
});

test('S-12 without a person their texts are gone: keys with a newer text stay, without the one before', () => {
  const list = {
    keys: [key(1, text('h1', 8)), ...rotated().keys.slice(1, 2), key(4)],
    lastId: 5,
  };
  const mixed = {
    ...list,
    keys: list.keys.map((each) => (each.id === 2 ? { ...each, current: text('new', 8) } : each)),
  };
  expect(withoutKeysOf(mixed, 7)).toEqual({
    keys: [key(1, text('h1', 8)), key(2, text('new', 8))],
    lastId: 5,
  });
  expect(withoutKeysOf(mixed, 8).keys.map(({ id }) => id)).toEqual([4]);
  expect(withoutKeysOf(mixed, 9)).toBe(mixed);
  const previousOnly = { ...mixed, keys: mixed.keys.slice(1, 2) };
  expect(withoutKeysOf(previousOnly, 7)).not.toBe(previousOnly);
});
