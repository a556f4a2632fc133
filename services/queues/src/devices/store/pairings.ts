import { randomBytes, randomInt } from 'node:crypto';
import { isDuplicateKey, openCollection, textDigest } from '@turno/kit';
import type { Locale } from '@turno/shared-types';
import type { DeviceKind, NewDevicePairing } from '@turno/shared-types/devices';
import type { Db } from 'mongodb';
import { CODE_LIFE_MS, newDeviceCode } from '../rules/device-code.ts';

type Wish = { kind: DeviceKind; language: Locale };
export type Pairing = Wish & { tokenHash: string };
type PairingDocument = Pairing & {
  /** The code: as the primary key, it belongs to one screen while it is valid. */
  _id: string;
  expiresAt: Date;
  /** The merchant where the code was entered. */
  merchantId: number | null;
};

const ATTEMPTS = 10;

/** The codes that screens show. Only hashes of their tokens are stored. */
export async function createDevicePairings(db: Db, now: () => Date) {
  const pairings = await openCollection<PairingDocument>(db, {
    name: 'devicePairings',
    shardKey: { _id: 1 },
    indexes: [{ key: { tokenHash: 1 } }, { key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
  });

  /** Stores a pairing under a code that no other valid pairing has; an expired code is free again. */
  async function store(pairing: Omit<PairingDocument, '_id'>, left = ATTEMPTS): Promise<string> {
    const code = newDeviceCode(randomInt);
    try {
      const expired = { _id: code, expiresAt: { $lte: now() } };
      await pairings.replaceOne(expired, pairing, { upsert: true });
      return code;
    } catch (error) {
      if (isDuplicateKey(error) && left > 1) return store(pairing, left - 1);
      throw error;
    }
  }

  return {
    async add(wish: Wish): Promise<NewDevicePairing> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + CODE_LIFE_MS);
      const hash = textDigest(token);
      const code = await store({ ...wish, tokenHash: hash, expiresAt, merchantId: null });
      return { code, device_token: token, expires_at: expiresAt.toISOString() };
    },
    /** The code that a screen with this token shows. */
    async findByToken(token: string): Promise<{ code: string; expiresAt: Date } | null> {
      const found = await pairings.findOne({
        tokenHash: textDigest(token),
        expiresAt: { $gt: now() },
      });
      return found && { code: found._id, expiresAt: found.expiresAt };
    },
    /** Claims a code for a merchant; the same merchant may claim it again, which completes an interrupted request. */
    claim: (code: string, merchantId: number): Promise<Pairing | null> =>
      pairings.findOneAndUpdate(
        { _id: code, expiresAt: { $gt: now() }, merchantId: { $in: [null, merchantId] } },
        { $set: { merchantId } },
      ),
    async removeOf(hash: string): Promise<void> {
      await pairings.deleteMany({ tokenHash: hash });
    },
    async removeEnded(): Promise<void> {
      await pairings.deleteMany({ expiresAt: { $lt: now() } });
    },
  };
}
