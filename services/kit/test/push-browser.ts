import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

type Message = { headers: Readonly<Record<string, unknown>>; body: Buffer };

/** A browser with a subscription: reads messages as its push service and the browser itself would. */
export function openPushBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** The text of a message; throws unless the holder of this public key signed it for this push service. */
    read({ headers, body }: Message, vapidKey: string): string {
      checkVapid(String(headers['authorization']), { endpoint, vapidKey });
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32);
      const derived = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, Buffer.from(label), length));
      const key = derived('Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        key,
        derived('Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      // RFC 8188: the last record ends with a two.
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

function checkVapid(header: string, { endpoint, vapidKey }: Record<string, string>): void {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== vapidKey) throw new Error('Another server has sent this.');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key ?? '', 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const seconds = exp - Date.now() / 1_000;
  const isFor = aud === new URL(endpoint ?? '').origin && seconds > 0 && seconds <= 86_400;
  if (!isSigned || !isFor || !/^(mailto:|https:)/.test(sub)) throw new Error('VAPID is wrong.');
}
