import type { ApiKeyScope } from '@turno/shared-types';
import type { RuleViolation } from '../../core/index.ts';

/** What is stored of a key's text. */
export type StoredKey = {
  hash: string;
  prefix: string;
  createdAt: Date;
  /** The manager who made it; an earlier release set `null` when that person was erased. */
  createdBy: number | null;
  lastUsedAt: Date | null;
};
export type ApiKeyRecord = {
  id: number;
  name: string;
  scopes: readonly ApiKeyScope[];
  current: StoredKey;
  /** The key before the last rotation. */
  previous: (StoredKey & { endsAt: Date }) | null;
};
/** The keys of one merchant in the order they were made. An id is never used again. */
export type KeyList = { keys: readonly ApiKeyRecord[]; lastId: number };
type Changed = { list: KeyList; key: ApiKeyRecord };

const MAX_KEYS = 20;

/** Adds a key; its text is made with the id it gets. */
export function addKey(
  list: KeyList,
  { name, scopes }: Pick<ApiKeyRecord, 'name' | 'scopes'>,
  make: (keyId: number) => StoredKey,
): Changed | RuleViolation {
  if (list.keys.length >= MAX_KEYS) return { code: 'api_keys_exceeded', payload: { n: MAX_KEYS } };
  const id = list.lastId + 1;
  const key = { id, name, scopes, current: make(id), previous: null };
  return { list: { keys: [...list.keys, key], lastId: id }, key };
}

/** Gives a key another text. The present one ends at `endsAt`; at most two are valid at once. */
export function rotateKey(
  list: KeyList,
  id: number,
  { current, endsAt }: { current: StoredKey; endsAt: Date },
): Changed | RuleViolation {
  const present = list.keys.find((key) => key.id === id);
  if (!present) return { code: 'api_key_not_found' };
  const key = { ...present, current, previous: { ...present.current, endsAt } };
  return { list: { ...list, keys: list.keys.map((each) => (each.id === id ? key : each)) }, key };
}

/** The key in force that has this hash; its text may be the one before the rotation. */
export function keyInForce(
  { keys }: KeyList,
  { keyId, hash, now }: { keyId: number; hash: string; now: Date },
): { key: ApiKeyRecord; part: 'current' | 'previous' } | null {
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return null;
  const { current, previous } = key;
  if (current.hash === hash) return { key, part: 'current' };
  return previous?.hash === hash && now < previous.endsAt ? { key, part: 'previous' } : null;
}

/** The keys without those whose text this person made and therefore knows. */
export function withoutKeysOf(list: KeyList, userId: number): KeyList {
  const keys = list.keys
    .filter(({ current }) => current.createdBy !== userId)
    .map((key) => (key.previous?.createdBy === userId ? { ...key, previous: null } : key));
  const isSame = keys.length === list.keys.length && keys.every((key) => list.keys.includes(key));
  return isSame ? list : { ...list, keys };
}
