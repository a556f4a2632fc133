import {
  newKeyPair,
  readSigningKey,
  readTeamToken,
  readVerifyKeys,
  signTeamToken,
} from './index.ts';

const NOW = new Date('2026-11-23T10:00:00Z');
const pair = newKeyPair();
const key = readSigningKey(pair.signingKey)!;
const keys = readVerifyKeys(pair.verifyKey);
const TOKEN = {
  audience: 'shell',
  member: 'nina',
  keyMark: 'aa',
  expiresAt: '2026-11-23T10:01:00Z',
} as const;
const text = signTeamToken(TOKEN, key);
const reading = { audience: 'shell', keys, now: NOW } as const;

test('a token tells who sends it', () => {
  expect(readTeamToken(text, reading)).toEqual(TOKEN);
});

const stranger = readSigningKey(newKeyPair().signingKey)!;
const changed = Buffer.from(
  Buffer.from(text, 'base64url').toString().replace('nina', 'otto'),
).toString('base64url');

test.each([
  ['none', undefined, {}],
  ['text that is no token', '%%%', {}],
  ['a token of another key', signTeamToken(TOKEN, stranger), {}],
  ['a changed token', changed, {}],
  ['a token for another place', text, { audience: 'releases' as const }],
  ['a token that has expired', text, { now: new Date('2026-11-23T10:01:00Z') }],
  ['a token where no key is known', text, { keys: [] }],
])('%s counts for nothing', (_, given, change) => {
  expect(readTeamToken(given, { ...reading, ...change })).toBeNull();
});
