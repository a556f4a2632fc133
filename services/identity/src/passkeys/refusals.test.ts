import { createLog } from '@turno/kit';
import { beginPasskeyCall, passkeyChallengeCall } from '@turno/shared-types';
import { challengeOf, ORIGIN, passkeyOwner, sendSignature } from '../../test/passkey-owner.ts';
import { codeOf } from '../../test/people.ts';
import { startIdentity, type TestIdentity } from '../../test/start-identity.ts';

const WARN = 40;
const ELSEWHERE = 'https://queue.example';

type Line = { level: number; msg: string; page?: string; err?: { message: string } };

let identity: TestIdentity;
let lines: Line[] = [];
beforeAll(async () => {
  const sink = { write: (line: string) => void lines.push(JSON.parse(line)) };
  identity = await startIdentity(false, createLog('identity', 'info', sink));
});
afterAll(() => identity.close());
beforeEach(() => {
  lines = [];
});

const warnings = () => lines.filter(({ level }) => level >= WARN);
const newOwner = async () => {
  const owner = await passkeyOwner(identity);
  await owner.add();
  return owner;
};

test.each([
  ['another origin', { origin: ELSEWHERE }, `"${ELSEWHERE}", expected "${ORIGIN}"`],
  ['a frame of another origin', { crossOrigin: true }, 'framed page'],
  ['another site', { rpId: 'evil.test' }, 'RP ID hash'],
  ['an unverified user', { isVerified: false }, 'verif'],
])(
  'IDN-005 the log says that a signature is of %s, and the caller is not told',
  async (_, deviation, reason) => {
    const ada = await newOwner();
    const signed = ada.authenticator.sign(await challengeOf(identity), ada.handle, deviation);
    const { status, body } = await sendSignature(identity, signed);
    expect([status, body.error_code]).toEqual([422, 'passkey_not_accepted']);
    expect(JSON.stringify(body)).not.toContain(reason);
    expect(warnings()).toMatchObject([{ msg: 'refused' }]);
    expect(warnings()[0]?.err?.message).toContain(reason);
  },
);

test('IDN-005 the log says why a passkey is not added, and that another’s opens nothing', async () => {
  const ada = await passkeyOwner(identity);
  const created = ada.authenticator.create((await ada.begin()).body, { origin: ELSEWHERE });
  expect(await codeOf(ada.finish(created))).toBe('passkey_not_accepted');
  expect(warnings()[0]?.err?.message).toContain(`expected "${ORIGIN}"`);
  const [bea, eve] = [await newOwner(), await newOwner()];
  const own = ada.authenticator.create((await ada.begin()).body);
  const asBeas = { ...own, id: bea.authenticator.id, rawId: bea.authenticator.id };
  expect(await codeOf(ada.finish(asBeas))).toBe('passkey_not_accepted');
  expect(warnings().at(-1)?.err?.message).toContain('not what its id names');
  const asBea = async () => eve.authenticator.sign(await challengeOf(identity), bea.handle);
  const foreign = await asBea();
  const { id } = bea.authenticator;
  for (const signed of [foreign, { ...(await asBea()), id, rawId: id }])
    await sendSignature(identity, signed);
  expect(warnings().at(-2)?.err?.message).toContain('no such passkey');
  expect(warnings().at(-1)?.err?.message).toContain('not by this passkey');
  const text = JSON.stringify(lines);
  for (const secret of [ada.user.email, foreign.response.signature, bea.handle])
    expect(text).not.toContain(secret);
});

test('IDN-005 a page whose browser will refuse our passkeys is named once a minute, our own page never', async () => {
  const ada = await passkeyOwner(identity);
  const ask = async (origin?: string) => {
    const headers = origin === undefined ? {} : { origin };
    await identity.call(passkeyChallengeCall, { body: {} }, { headers });
    const params = { userId: ada.user.id };
    await identity.call(beginPasskeyCall, { params, body: {} }, { token: ada.token, headers });
  };
  await ask();
  await ask(ORIGIN);
  expect(warnings()).toEqual([]);
  await ask(ELSEWHERE);
  await ask('https://another.example');
  expect(warnings()).toMatchObject([{ page: ELSEWHERE, expected: ORIGIN }]);
  expect(warnings()[0]?.msg).toContain('PAGE_URL');
  identity.clock.now = new Date(identity.clock.now.getTime() + 60_000);
  await ask('https://another.example');
  expect(warnings()).toHaveLength(2);
});
