import { generateKeyPairSync, sign } from 'node:crypto';
import { createTokenVerifier } from './token-verifier.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'ours', alg: 'EdDSA', use: 'sig' };
const keys = { jwks: async () => ({ keys: [{ kty: 'OKP', ...jwk }] }) };
const verifier = createTokenVerifier({ keys, issuer: 'turno', audience: 'turno-api' });

const now = Math.floor(Date.now() / 1_000);
const HEADER = { alg: 'EdDSA', kid: 'ours' };
const PAYLOAD = {
  sub: '5',
  sid: 's',
  role: 'ROLE_USER',
  typ: 'access',
  iss: 'turno',
  aud: 'turno-api',
  exp: now + 600,
};

const encoded = (part: string) => Buffer.from(part).toString('base64url');

/** Signed by the right key, whatever its parts say. */
function signed(header: string, payload: string): string {
  const input = `${encoded(header)}.${encoded(payload)}`;
  return `${input}.${sign(null, Buffer.from(input), privateKey).toString('base64url')}`;
}
const withHeader = (changes: object) =>
  signed(JSON.stringify({ ...HEADER, ...changes }), JSON.stringify(PAYLOAD));
const withPayload = (changes: object) =>
  signed(JSON.stringify(HEADER), JSON.stringify({ ...PAYLOAD, ...changes }));
const withText = (payload: string) => signed(JSON.stringify(HEADER), payload);

const good = withPayload({});
const [head, body, signature] = good.split('.');

const WRONG: [string, string][] = [
  ...[undefined, null, '', 1, [], {}, 'none', 'HS256', 'ES256', 'Ed25519', 'constructor'].map(
    (alg): [string, string] => [`algorithm ${JSON.stringify(alg)}`, withHeader({ alg })],
  ),
  ...[1, [], {}, 'theirs'].map((kid): [string, string] => [
    `key ${JSON.stringify(kid)}`,
    withHeader({ kid }),
  ]),
  ...[['exp'], ['b64'], [], 'b64'].map((crit): [string, string] => [
    `critical ${JSON.stringify(crit)}`,
    withHeader({ crit }),
  ]),
  ...['sub', 'sid', 'role', 'typ', 'iss', 'aud', 'exp'].flatMap((claim): [string, string][] => [
    [`no ${claim}`, withPayload({ [claim]: undefined })],
    [`${claim} null`, withPayload({ [claim]: null })],
  ]),
  ['exp as text', withPayload({ exp: String(now + 600) })],
  ['exp in a list', withPayload({ exp: [now + 600] })],
  ['exp long ago', withPayload({ exp: now - 60 })],
  ['exp before any calendar', withPayload({ exp: -1e20 })],
  ['nbf in the future', withPayload({ nbf: now + 600 })],
  ['nbf after any calendar', withPayload({ nbf: 1e20 })],
  ['nbf as text', withPayload({ nbf: '1' })],
  ['aud of others', withPayload({ aud: ['them'] })],
  ['iss in a list', withPayload({ iss: ['turno'] })],
  ...['', 'null', '[]', '"text"', 'text', `${'['.repeat(50_000)}${']'.repeat(50_000)}`].map(
    (text): [string, string] => [`payload ${text.slice(0, 10)}`, withText(text)],
  ),
  ...['', 'null', '[]', '"text"', 'text'].map((text): [string, string] => [
    `header ${text}`,
    signed(text, JSON.stringify(PAYLOAD)),
  ]),
  ['padded header', `${head}=.${body}.${signature}`],
  ['padded payload', `${head}.${body}=.${signature}`],
  ['a trailing dot', `${good}.`],
  ['a leading dot', `.${good}`],
  ['four parts', `${good}.x`],
  ['two parts', `${head}.${body}`],
  ['no signature', `${head}.${body}.`],
  ['half a signature', `${head}.${body}.${signature?.slice(0, 40)}`],
  ['a long signature', `${head}.${body}.${'A'.repeat(1_000_000)}`],
  ['a line break', `${head}\n.${body}.${signature}`],
  ['no text', ''],
  ['dots', '..'],
];

test('IDN-032 the token that the wrong ones are made of is right', async () => {
  await expect(verifier.verify(good)).resolves.toMatchObject({ userId: 5 });
});

test.each(WRONG)(
  'IDN-032 a token with %s is wrong, and no failure of the service',
  async (_name, token) => {
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'token_expired_or_wrong' });
  },
);

test.each([
  { what: 'ended three seconds ago', claims: (at: number) => ({ exp: at - 3 }), isRight: true },
  { what: 'ended six seconds ago', claims: (at: number) => ({ exp: at - 6 }), isRight: false },
  { what: 'begins in four seconds', claims: (at: number) => ({ nbf: at + 4 }), isRight: true },
  { what: 'begins in eight seconds', claims: (at: number) => ({ nbf: at + 8 }), isRight: false },
])('IDN-032 clocks may differ by five seconds: a token that $what', async ({ claims, isRight }) => {
  const verified = verifier.verify(withPayload(claims(Math.floor(Date.now() / 1_000))));
  if (isRight) await expect(verified).resolves.toMatchObject({ userId: 5 });
  else await expect(verified).rejects.toMatchObject({ code: 'token_expired_or_wrong' });
});
