import { createHash, randomBytes } from 'node:crypto';
import type { VerifiedApiKey } from '@turno/shared-types';
import { textDigest } from './text-digest.ts';
import type { Caller } from './token-verifier.ts';

/** The prefix of every API key: no token begins with it, and scanners for leaked secrets find it. */
const MARK = 'turno_';
const KEY = /^turno_(\d{1,16})_(\d{1,16})_[\w-]{43}$/;
const SECRET_BYTES = 32;
/** How many characters of the secret are shown later, so that people recognise the key. */
const SHOWN = 4;

/** Finds the key with this text; `null` when there is no valid one. */
export type VerifyApiKey = (text: string) => Promise<VerifiedApiKey | null>;

type KeyRef = { merchantId: number; keyId: number };

/** Whether a bearer credential is an API key rather than a token. */
export function isApiKey(bearer: string): boolean {
  return bearer.startsWith(MARK);
}

/** A new key. Its secret is random, so a plain hash suffices to store it. */
export function newApiKey({ merchantId, keyId }: KeyRef) {
  const key = `${MARK}${merchantId}_${keyId}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
  const prefix = key.slice(0, `${MARK}${merchantId}_${keyId}_`.length + SHOWN);
  return { key, prefix, hash: textDigest(key) };
}

/** The key that a text claims to be; `null` when it is not an API key. */
export function apiKeyRef(text: string): KeyRef | null {
  const [, merchantId, keyId] = KEY.exec(text) ?? [];
  if (merchantId === undefined) return null;
  return { merchantId: Number(merchantId), keyId: Number(keyId) };
}

/**
 * The caller for an API key: no person's account, with an id of its own, so that its idempotency keys are separate from those
 * of people and of other keys.
 */
export function callerOfApiKey({ merchantId, keyId }: KeyRef): Caller {
  const digest = createHash('sha256').update(`api key|${merchantId}|${keyId}`).digest();
  const userId = digest.readUIntBE(0, 6) + 1;
  return {
    userId,
    keyId,
    sessionId: `api-key ${merchantId}/${keyId}`,
    role: 'ROLE_MERCHANT',
    scope: 'access',
    // A key belongs to no person, and only people have an address.
    emailVerified: false,
  };
}
