import type { ApiKeyScope } from '@turno/shared-types';
import type { RuleViolation } from '../../core/index.ts';

/** The stored part of a key's text. */
export type StoredKey = {
  hash: string;
  prefix: string;
  createdAt: Date;
  /** The manager who created it; an earlier release set `null` when that person was erased. */
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
/** The keys of one merchant in the order of their creation. Ids are never reused. */
export type KeyList = { keys: readonly ApiKeyRecord[]; lastId: number };
type Changed = { list: KeyList; key: ApiKeyRecord };

const MAX_KEYS = 20;

/** Adds a key; its text is generated with its id. */
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

/** Replaces a key's text. The current text ends at `endsAt`; at most two texts are valid at once. */
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

/** The valid key with this hash, which may be that of the text before the last rotation. */
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

/** The keys except those whose text this person created and therefore knows. */
export function withoutKeysOf(list: KeyList, userId: number): KeyList {
  const keys = list.keys
    .filter(({ current }) => current.createdBy !== userId)
    .map((key) => (key.previous?.createdBy === userId ? { ...key, previous: null } : key));
  const isSame = keys.length === list.keys.length && keys.every((key) => list.keys.includes(key));
  return isSame ? list : { ...list, keys };
}
