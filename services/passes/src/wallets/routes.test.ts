import { createAppleWallet, createGoogleWallet, refreshWallets } from '@turno/kit/wallets';
import {
  appleSettings,
  makeCertificates,
  PASS_TYPE_ID,
  readPassFile,
  startGoogleStandIn,
  startPushStandIn,
} from '@turno/kit/wallets/test';
import { releasePassesCall, reservePassesCall } from '@turno/shared-types';
import { savePassInAppleWalletCall, savePassInGoogleWalletCall } from '@turno/shared-types/wallets';
import { buildPass, perDay, startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';
import { erasePerson } from '../personal-data.ts';
import { APPLE_CALLS, walletsOf } from './index.ts';

jest.setTimeout(180_000);

const ISSUER_ID = '3388000000022';
const PUSH_TOKEN = 'cd'.repeat(32);
const TICKET_ID = 'a'.repeat(24);
const certificates = makeCertificates();
afterAll(certificates.remove);

let passes: TestPasses;
let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
let apple: Awaited<ReturnType<typeof startPushStandIn>>;
let lastUser = 7_000;

beforeAll(async () => {
  passes = await startPasses({});
  google = await startGoogleStandIn();
  apple = await startPushStandIn(certificates);
  passes.deps.googleWallet = createGoogleWallet({
    issuerId: ISSUER_ID,
    key: google.key,
    apiUrl: google.url,
    kind: 'pass',
  });
  const settings = appleSettings(certificates, apple.url);
  passes.deps.appleWallet = createAppleWallet(settings, APPLE_CALLS);
});
afterAll(async () => {
  passes.deps.appleWallet?.close();
  await google.close();
  await apple.close();
  await passes.close();
});

/** A person with a pass, and the calls that save it. */
async function holder(change: Parameters<typeof buildPass>[0] = {}) {
  lastUser += 1;
  const userId = lastUser;
  const pass = buildPass({ userId, passOwnerId: userId, ...change });
  await passes.deps.store.passOwners.addMissing([{ id: userId, userId, name: `Anna ${userId}` }]);
  await passes.deps.store.passes.addMissing([pass]);
  const params = { userId, ownerId: userId, passId: pass.id };
  const as = async (by: number) => ({
    token: await passes.tokens.tokenFor({ userId: by, role: 'ROLE_USER' }),
  });
  const inGoogle = async (by = userId) =>
    passes.call(savePassInGoogleWalletCall, { params: { ...params, userId: by } }, await as(by));
  const inApple = async () => passes.call(savePassInAppleWalletCall, { params }, await as(userId));
  const object = () => google.objects.get(`${ISSUER_ID}.pass-${pass.id}`);
  return { userId, pass, inGoogle, inApple, object };
}

/** What the job does after some time. */
async function refreshAfter(ms = 0) {
  const before = passes.clock.now;
  passes.clock.now = new Date(before.getTime() + ms);
  await refreshWallets(walletsOf(passes.deps), { groupIds: null });
  passes.clock.now = before;
}
const factsOf = (object: Record<string, unknown> | undefined) =>
  Object.fromEntries(
    ((object?.textModulesData ?? []) as { id: string; body: string }[]).map(({ id, body }) => [
      id,
      body,
    ]),
  );
const internal = () => ({ internalSecret: passes.queues.secret });

test('CON-073 a pass of a person is put into Google Wallet, with its code and validity', async () => {
  const { inGoogle, object, pass, userId } = await holder();
  const { status, body } = await inGoogle();
  expect([status, body.saveUrl]).toEqual([
    200,
    expect.stringContaining('pay.google.com/gp/v/save/'),
  ]);
  expect(object()).toMatchObject({
    classId: `${ISSUER_ID}.turno-pass`,
    state: 'ACTIVE',
    header: { defaultValue: { value: `Anna ${userId}` } },
    barcode: { type: 'QR_CODE', value: pass.mediacode },
  });
  expect(factsOf(object())).toEqual({
    status: 'Valido',
    uses: '0',
    from: '21 nov 2026',
    to: '21 nov 2026',
  });
});

test('PAS-021 a use shows in the wallet, goes when it is given back, and the last day ends the pass', async () => {
  const { inGoogle, object, pass, userId } = await holder({ passType: { policy: perDay(1) } });
  await inGoogle();
  const ids = { userId, merchantId: 10, queueId: 1, passMode: 'specific' as const, date: TODAY };
  const passOwners = [{ id: userId, passId: pass.id }];
  const body = { ...ids, passOwners, ticketId: TICKET_ID, attemptId: TICKET_ID };
  expect((await passes.call(reservePassesCall, { body }, internal())).status).toBe(200);
  await refreshAfter();
  expect(factsOf(object())).toMatchObject({ status: 'Utilizzi esauriti', uses: '1' });
  await passes.call(releasePassesCall, { body: { ticketId: TICKET_ID } }, internal());
  await refreshAfter();
  expect(factsOf(object())).toMatchObject({ status: 'Valido', uses: '0' });
  await refreshAfter(86_400_000);
  expect(object()).toMatchObject({ state: 'EXPIRED', barcode: null });
  expect(factsOf(object())).toMatchObject({ status: 'Non più valido' });
});

test('CON-073 a pass is downloaded for Apple Wallet, and its phone is told of a use', async () => {
  const { inApple, pass, userId } = await holder();
  const { pathname, search } = new URL((await inApple()).body.passUrl);
  const response = await fetch(passes.url + pathname + search);
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  const file = readPassFile(Buffer.from(await response.arrayBuffer()));
  expect(() => certificates.verify(file.signature, file.manifest)).not.toThrow();
  expect(file.pass).toMatchObject({
    serialNumber: String(pass.id),
    webServiceURL: 'https://turno.example/public/apple_wallet/passes',
    expirationDate: expect.stringContaining('2026-11-21T23:00:00'),
    generic: { primaryFields: [{ value: `Anna ${userId}`, label: 'Fast Track' }] },
  });
  const { token } = (await passes.deps.store.walletPasses.find(`apple-${pass.id}`)) ?? {};
  const registration = `devices/phone-1/registrations/${PASS_TYPE_ID}/${pass.id}`;
  const registered = await fetch(`${passes.url}/public/apple_wallet/passes/v1/${registration}`, {
    method: 'POST',
    headers: { authorization: `ApplePass ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pushToken: PUSH_TOKEN }),
  });
  expect(registered.status).toBe(201);
  await passes.db
    .collection<{ _id: number }>('passes')
    .updateOne({ _id: pass.id }, { $set: { pastUses: 4 } });
  await refreshAfter(600_001);
  expect(apple.pushed.map(({ pushToken }) => pushToken)).toEqual([PUSH_TOKEN]);
});

test('IDN-037 a pass of another account, one that is over, and a wallet that is not configured', async () => {
  const { inGoogle, inApple } = await holder();
  expect((await inGoogle(1)).body.error_code).toBe('pass_not_found');
  const over = await holder({ disabled: true });
  expect((await over.inApple()).body.error_code).toBe('pass_not_usable');
  const { deps } = passes;
  const { googleWallet, appleWallet } = deps;
  Object.assign(deps, { googleWallet: null, appleWallet: null });
  for (const save of [inGoogle, inApple])
    expect((await save()).body.error_code).toBe('wallet_not_configured');
  Object.assign(deps, { googleWallet, appleWallet });
});

test('PAS-027 a pass that changed hands has ended for who saved it', async () => {
  const { inGoogle, object, pass } = await holder();
  await inGoogle();
  await passes.db
    .collection<{ _id: number }>('passes')
    .updateOne({ _id: pass.id }, { $set: { userId: 1, passOwnerId: 1 } });
  await refreshAfter(600_001);
  expect(object()).toMatchObject({ state: 'EXPIRED', barcode: null });
  expect(JSON.stringify(object())).not.toContain('Anna');
});

test('G-60 what is in a wallet is exported, and ended with the person', async () => {
  const { inGoogle, object, userId, pass } = await holder();
  await inGoogle();
  const exported = () => passes.deps.store.walletPasses.findOfGroup(userId);
  expect(await exported()).toHaveLength(1);
  await erasePerson(passes.deps, userId);
  expect(await exported()).toEqual([]);
  await refreshAfter();
  expect(object()).toMatchObject({ state: 'EXPIRED', barcode: null });
  expect(await passes.deps.store.walletPasses.find(String(pass.id))).toBeNull();
});
