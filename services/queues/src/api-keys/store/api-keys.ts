import { apiKeyRef, openVersionedDocuments, textDigest } from '@turno/kit';
import type { Db } from 'mongodb';
import type { RuleViolation } from '../../core/index.ts';
import {
  type ApiKeyRecord,
  addKey,
  type KeyList,
  keyInForce,
  rotateKey,
  type StoredKey,
  withoutKeysOf,
} from '../rules/key-list.ts';

/** How outdated `lastUsedAt` may be while a key is in use, so that few requests write. */
const USED_AGE_MS = 60_000;

type Decision = { list: KeyList; key: ApiKeyRecord } | RuleViolation;
type Rotation = { current: StoredKey; endsAt: Date };

/** The API keys of merchants: one document for each merchant. Only hashes of the keys are stored. */
export async function createApiKeys(db: Db, now: () => Date) {
  const lists = await openVersionedDocuments<KeyList>(db, {
    name: 'apiKeys',
    empty: { keys: [], lastId: 0 },
    indexes: [{ key: { 'keys.current.createdBy': 1 } }, { key: { 'keys.previous.createdBy': 1 } }],
  });
  const change = (merchantId: number, decide: (list: KeyList) => Decision) =>
    lists.change(merchantId, (list) => {
      const result = decide(list);
      return { next: 'code' in result ? list : result.list, result };
    });

  return {
    async findOf(merchantId: number): Promise<readonly ApiKeyRecord[]> {
      return (await lists.read(merchantId)).keys;
    },
    add: (
      merchantId: number,
      key: Pick<ApiKeyRecord, 'name' | 'scopes'>,
      make: (keyId: number) => StoredKey,
    ) => change(merchantId, (list) => addKey(list, key, make)),
    rotate: (merchantId: number, id: number, rotation: Rotation) =>
      change(merchantId, (list) => rotateKey(list, id, rotation)),
    remove: (merchantId: number, id: number): Promise<boolean> =>
      lists.change(merchantId, (list) => {
        const keys = list.keys.filter((key) => key.id !== id);
        const isKnown = keys.length < list.keys.length;
        return { next: isKnown ? { ...list, keys } : list, result: isKnown };
      }),
    /** The valid key with this text, read from the database each time, so that a revocation takes effect everywhere at once. */
    async verify(text: string) {
      const ref = apiKeyRef(text);
      if (!ref) return null;
      const { merchantId, keyId } = ref;
      const list = await lists.read(merchantId);
      const found = keyInForce(list, { keyId, hash: textDigest(text), now: now() });
      if (!found) return null;
      await recordUse(lists.collection, { merchantId, ...found, at: now() });
      return { merchantId, keyId, scopes: found.key.scopes };
    },
    ...ofMakers(lists),
  };
}

type Lists = Awaited<ReturnType<typeof openVersionedDocuments<KeyList>>>;
type Use = NonNullable<ReturnType<typeof keyInForce>> & { merchantId: number; at: Date };

async function recordUse(
  lists: Lists['collection'],
  { merchantId, key, part, at }: Use,
): Promise<void> {
  const { hash, lastUsedAt = null } = key[part] ?? {};
  if (lastUsedAt && at.getTime() - lastUsedAt.getTime() < USED_AGE_MS) return;
  await lists.updateOne(
    { _id: merchantId, [`keys.${part}.hash`]: hash },
    { $set: { [`keys.$.${part}.lastUsedAt`]: at } },
  );
}

/** The stored data about people who created keys. */
function ofMakers(lists: Lists) {
  const revokeMadeBy = (merchantId: number, userId: number): Promise<void> =>
    lists.change(merchantId, (list) => ({ next: withoutKeysOf(list, userId), result: undefined }));
  return {
    /** The keys that a person created, with their merchants. */
    async findMadeBy(userId: number) {
      const found = await lists.collection.find(madeBy(userId)).toArray();
      return found.flatMap(({ _id: merchantId, keys }) =>
        keys
          .filter(({ current, previous }) =>
            [current.createdBy, previous?.createdBy].includes(userId),
          )
          .map(({ name, current }) => ({ merchantId, name, createdAt: current.createdAt })),
      );
    },
    /** Revokes every key text that a person created at one merchant. */
    revokeMadeBy,
    /** Revokes every key text that a person created, at all merchants. */
    async revokeAllMadeBy(userId: number): Promise<void> {
      for (const { _id } of await lists.collection.find(madeBy(userId)).toArray()) {
        await revokeMadeBy(_id, userId);
      }
    },
  };
}

function madeBy(userId: number) {
  return { $or: [{ 'keys.current.createdBy': userId }, { 'keys.previous.createdBy': userId }] };
}
