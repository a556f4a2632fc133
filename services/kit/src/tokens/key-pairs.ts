import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Db } from 'mongodb';
import { openCollection } from '../database/collections.ts';
import { isDuplicateKey } from '../database/database-errors.ts';
import type { KeyTimes } from './key-roles.ts';

export const ALGORITHM = 'EdDSA';

type KeyDocument = {
  /** Number of the pair; because it is unique, exactly one process creates the next. */
  _id: number;
  kid: string;
  publicKey: JWK;
  privateKey: JWK;
  createdAt: Date;
  signsFrom: Date;
};
export type KeyPair = KeyTimes & Pick<KeyDocument, 'kid' | 'publicKey' | 'privateKey'>;

/** The key pairs of a service, shared by all its processes. */
export async function openKeyPairs(db: Db) {
  const pairs = await openCollection<KeyDocument>(db, {
    name: 'signing_keys',
    shardKey: { _id: 1 },
  });
  return {
    async list(): Promise<KeyPair[]> {
      const found = await pairs.find({ _id: { $gt: 0 } }).toArray();
      return found.map(({ _id, ...pair }) => ({ number: _id, ...pair }));
    },
    /** Creates the pair with this number; among concurrent processes the first succeeds, and the others change nothing. */
    async make(number: number, times: Pick<KeyTimes, 'createdAt' | 'signsFrom'>): Promise<void> {
      const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
      const publicJwk = await exportJWK(publicKey);
      try {
        await pairs.insertOne({
          _id: number,
          kid: await calculateJwkThumbprint(publicJwk),
          publicKey: publicJwk,
          privateKey: await exportJWK(privateKey),
          ...times,
        });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    async remove(numbers: readonly number[]): Promise<void> {
      await pairs.deleteMany({ _id: { $in: [...numbers] } });
    },
  };
}
