import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Collection, Db } from 'mongodb';
import { isDuplicateKey } from '../database/database-errors.ts';

export const ALGORITHM = 'EdDSA';

type KeyDocument = { _id: string; publicKey: JWK; privateKey: JWK; createdAt: Date };
type SignOptions = {
  subject?: string;
  audience: string;
  issuer: string;
  expiresInSeconds: number;
};

export type SigningKeys = {
  /** A compact JWT of the claims. */
  sign(claims: JWTPayload, options: SignOptions): Promise<string>;
  /** The public halves, for whoever verifies. */
  jwks(): Promise<JSONWebKeySet>;
  /** The claims of a token of ours; throws what jose throws (`JWTExpired`, …) for any other. */
  verify(token: string, options: { issuer: string; audience: string }): Promise<JWTPayload>;
};

/** The Ed25519 key pair of a service, made on its first start and shared by all its processes. */
export async function createSigningKeys({ db }: { db: Db }): Promise<SigningKeys> {
  const key = await readOrMake(db.collection<KeyDocument>('signing_keys'));
  const privateKey = await importJWK(key.privateKey, ALGORITHM);
  const kid = await calculateJwkThumbprint(key.publicKey);
  const published = { keys: [{ ...key.publicKey, kid, alg: ALGORITHM, use: 'sig' }] };
  const keySet = createLocalJWKSet(published);
  return {
    sign(claims, { subject, audience, issuer, expiresInSeconds }) {
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${expiresInSeconds}s`);
      if (subject !== undefined) token.setSubject(subject);
      return token.sign(privateKey);
    },
    jwks: async () => published,
    async verify(token, { issuer, audience }) {
      const checks = { issuer, audience, algorithms: [ALGORITHM] };
      return (await jwtVerify(token, keySet, checks)).payload;
    },
  };
}

async function readOrMake(keys: Collection<KeyDocument>): Promise<KeyDocument> {
  const known = await keys.findOne({ _id: 'current' });
  if (known) return known;
  const pair = await generateKeyPair(ALGORITHM, { extractable: true });
  const made = {
    _id: 'current',
    publicKey: await exportJWK(pair.publicKey),
    privateKey: await exportJWK(pair.privateKey),
    createdAt: new Date(),
  };
  try {
    await keys.insertOne(made);
    return made;
  } catch (error) {
    // Another process of the service was first: its key is the one.
    if (isDuplicateKey(error)) return readOrMake(keys);
    throw error;
  }
}
