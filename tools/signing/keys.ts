import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/** Both halves of an Ed25519 key as text for the environment: PKCS #8 and SPKI, base64 of their DER. */
export type KeyPair = { signingKey: string; verifyKey: string };

/** Makes a new key. */
export function newKeyPair(): KeyPair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    verifyKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  };
}

const bytesOf = (text: string) => Buffer.from(text, 'base64');

/** The private key that a text holds, `null` when it is empty; throws a sentence without the text. */
export function readSigningKey(text = ''): KeyObject | null {
  if (text.trim() === '') return null;
  return ed25519(() => createPrivateKey({ key: bytesOf(text), format: 'der', type: 'pkcs8' }));
}

/** The public keys in a text, separated by commas: while a key is replaced, the old and the new one count. */
export function readVerifyKeys(list = ''): KeyObject[] {
  const texts = list.split(',').filter((text) => text.trim() !== '');
  return texts.map((text) =>
    ed25519(() => createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' })),
  );
}

function ed25519(read: () => KeyObject): KeyObject {
  const key = attempt(read);
  if (key?.asymmetricKeyType === 'ed25519') return key;
  throw new Error('must be an Ed25519 key: base64 of its DER');
}

/** The reason of the library would quote the key. */
function attempt(read: () => KeyObject): KeyObject | null {
  try {
    return read();
  } catch {
    return null;
  }
}
