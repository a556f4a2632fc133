import { type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import type { Db } from 'mongodb';
import { ALGORITHM, type KeyPair, openKeyPairs } from './key-pairs.ts';
import { isRotationDue, livingKeys, signerOf } from './key-roles.ts';

export { ALGORITHM } from './key-pairs.ts';

type SignOptions = {
  subject?: string;
  audience: string;
  issuer: string;
  expiresInSeconds: number;
};

export type SigningKeys = {
  /** A compact JWT with the claims. */
  sign(claims: JWTPayload, options: SignOptions): Promise<string>;
  /** The public keys, for services that verify tokens; the same object until the keys are read from the database again. */
  jwks(): Promise<JSONWebKeySet>;
};

type KeyOptions = {
  db: Db;
  /** Age at which a key is rotated; `null` never rotates it. */
  rotateAfterMs?: number | null;
  now?: () => Date;
  /** Called when keys could not be read or rotated; the known ones stay in use. */
  onError?: (error: unknown) => void;
};

/** A session's thirty days, plus one for clock skew. No token may live longer. */
const LONGEST_LIFE_MS = 31 * 24 * 3_600_000;
/** A key is published this long before it signs, so that every verifier has fetched it by then. */
const PUBLISHED_AHEAD_MS = 60_000;
/** How long a process caches the keys: a fraction of the time they are published ahead. */
const FRESH_MS = 10_000;

/**
 * The Ed25519 key pairs of a service. The newest signs, older ones verify until the last token they signed has expired;
 * the first process that finds a rotation due creates the next one.
 */
export async function createSigningKeys(options: KeyOptions): Promise<SigningKeys> {
  const current = await openRing(options);
  const now = options.now ?? (() => new Date());
  let published: { pairs: readonly KeyPair[]; set: JSONWebKeySet } | null = null;
  return {
    async sign(claims, { subject, audience, issuer, expiresInSeconds }) {
      if (expiresInSeconds * 1_000 > LONGEST_LIFE_MS)
        throw new Error('A token would outlive its key.');
      const signer = signerOf(await current(), now());
      if (!signer) throw new Error('There is no key to sign with.');
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid: signer.kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${expiresInSeconds}s`);
      if (subject !== undefined) token.setSubject(subject);
      // jose caches the imported key per object, so the same object is passed each time.
      return token.sign(signer.privateKey);
    },
    async jwks() {
      const pairs = await current();
      if (published?.pairs !== pairs) published = { pairs, set: keySet(pairs) };
      return published.set;
    },
  };
}

/** The pairs in memory, reloaded when stale; while the database is unavailable the known ones stay in use. */
async function openRing({
  db,
  rotateAfterMs = null,
  now = () => new Date(),
  onError = () => undefined,
}: KeyOptions) {
  const pairs = await openKeyPairs(db);
  let known = await readAndRotate();
  let readAt = now().getTime();
  let reading: Promise<void> | null = null;

  async function readAndRotate(): Promise<KeyPair[]> {
    const found = await pairs.list();
    const at = now();
    const living = livingKeys(found, LONGEST_LIFE_MS, at);
    if (!isRotationDue(found, rotateAfterMs, at)) return living;
    const isFirst = found.length === 0;
    const signsFrom = isFirst ? at : new Date(at.getTime() + PUBLISHED_AHEAD_MS);
    const last = Math.max(0, ...found.map(({ number }) => number));
    await pairs.make(last + 1, { createdAt: at, signsFrom });
    await pairs.remove(found.filter((key) => !living.includes(key)).map(({ number }) => number));
    return livingKeys(await pairs.list(), LONGEST_LIFE_MS, at);
  }

  async function current(): Promise<KeyPair[]> {
    if (now().getTime() - readAt < FRESH_MS) return known;
    reading ??= readAndRotate()
      .then((found) => {
        known = found;
      })
      // While the database is unavailable, the known keys stay in use; the next call reads again.
      .catch(onError)
      .finally(() => {
        readAt = now().getTime();
        reading = null;
      });
    await reading;
    return known;
  }

  return current;
}

function keySet(pairs: readonly KeyPair[]): JSONWebKeySet {
  return {
    keys: pairs.map(({ publicKey, kid }) => ({ ...publicKey, kid, alg: ALGORITHM, use: 'sig' })),
  };
}
