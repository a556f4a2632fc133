import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Ceremony = { challenge: string; rpId: string };
/** What a hostile browser or authenticator does otherwise than it should. */
type Deviation = {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  crossOrigin?: boolean;
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
};

/** An authenticator with one passkey (ES256), as a browser with an honest or a hostile user would use it. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(32);
  const id = base64url(rawId);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A COSE key: type EC2, algorithm ES256, curve P-256, and its point.
  const coseKey = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;

  const clientData = (type: string, { challenge }: Ceremony, deviation: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    );

  function authenticatorData(rpId: string, flags: number, deviation: Deviation): Buffer {
    const bytes = Buffer.alloc(5);
    const verified = deviation.isVerified === false ? 0 : VERIFIED;
    bytes.writeUInt8(PRESENT | verified | flags, 0);
    bytes.writeUInt32BE(deviation.counter ?? counter, 1);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), bytes]);
  }

  return {
    id,
    /** Creates the passkey. */
    create(options: { challenge: string; rp: { id: string } }, deviation: Deviation = {}) {
      const { challenge, rp } = options;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length, 0);
      const authData = Buffer.concat([
        authenticatorData(rp.id, HAS_KEY, deviation),
        Buffer.alloc(16),
        length,
        rawId,
        isoCBOR.encode(coseKey),
      ]);
      const { fmt, attStmt } = deviation.attestation ?? { fmt: 'none', attStmt: new Map() };
      const attestation = new Map<string, unknown>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', { challenge, rpId: rp.id }, deviation),
          ),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
        },
      };
    },
    /** Signs a challenge with the passkey. */
    sign(options: Ceremony, userHandle: string, deviation: Deviation = {}) {
      counter += 1;
      const client = clientData('webauthn.get', options, deviation);
      const authData = authenticatorData(options.rpId, 0, deviation);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
  };
}
