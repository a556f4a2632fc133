import { ApiError } from '@turno/kit';
import { type ErrorCode, myMerchantCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { ALONE, franchiseManagersOf, JOINED, LOGO } from '../../../test/franchise-managers.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { operate } from '../../reference/index.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;
beforeAll(async () => {
  harness = await openTestHarness();
  await fillCatalog(harness.store);
  app = await startTestApp(harness);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

const { newManager, publicView } = franchiseManagersOf(
  () => harness,
  () => app,
);

test.each([
  { name: 'an address of nobody', confirmed: null },
  { name: 'a confirmed address elsewhere', confirmed: 'me@mail.example' },
  { name: 'a confirmed address that only looks like it', confirmed: 'me@notcarrefour.it' },
])(
  'S-07 with $name a field of the registration leaves the merchant alone, and it says so',
  async ({ confirmed }) => {
    const { create } = await newManager(confirmed);
    const sent = { franchisingId: 1, email: 'me@carrefour.it' };
    const { status, body } = await create(sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...ALONE, logoUrl: null, requestedFranchisingId: 1 });
    const seen = await publicView(body.id);
    expect(seen.body).toMatchObject(ALONE);
    expect(seen.body).not.toHaveProperty('requestedFranchisingId');
    expect(seen.isInList).toBe(false);
  },
);

test('S-07 MER-007 a confirmed address of its domain joins at the registration', async () => {
  const { create } = await newManager('me@roma.carrefour.it');
  const { body } = await create({ franchisingId: 1 });
  expect(body).toMatchObject({ ...JOINED, franchising: { id: 1, name: 'Catena' } });
  const seen = await publicView(body.id);
  expect([seen.body.franchisingId, seen.isInList]).toEqual([1, true]);
  const named = await create({ name: 'Carrefour Lieve', email: 'me@roma.carrefour.it' });
  expect(named.body).toMatchObject(JOINED);
  expect((await create({ name: 'Senza domanda' })).body).toMatchObject(ALONE);
});

test('S-07 an address that is confirmed later joins what was asked for, and nothing else', async () => {
  const { userId, create } = await newManager(null);
  const { body } = await create({ franchisingId: 1 });
  expect(body).toMatchObject({ ...ALONE, isVerified: false });
  harness.confirmedEmails.set(userId, 'me@carrefour.com');
  const confirmed = await app.as(userId, 'ROLE_MERCHANT');
  const mine = await app.service.call(myMerchantCall, {}, confirmed);
  expect(mine.body.merchants).toMatchObject([{ ...JOINED, isVerified: true }]);
  const other = await newManager(null);
  const { body: bakery } = await other.create();
  harness.confirmedEmails.set(other.userId, 'other@carrefour.com');
  await app.service.call(myMerchantCall, {}, await app.as(other.userId, 'ROLE_MERCHANT'));
  expect((await publicView(bakery.id)).body).toMatchObject(ALONE);
});

test('S-07 a manager joins later by a confirmed address, and by no other', async () => {
  const { userId, create, join } = await newManager('me@mail.example');
  const { id } = (await create({ franchisingId: 1 })).body;
  const refused = await join(id, { franchisingId: 1 });
  expect([refused.status, refused.body.error_code]).toEqual([422, 'franchise_email_required']);
  expect((await join(id, { franchisingId: 2 })).body.error_code).toBe('franchise_email_required');
  expect((await join(id, { franchisingId: 99 })).body.error_code).toBe('franchising_not_found');
  harness.confirmedEmails.set(userId, 'me@carrefour.it');
  expect((await join(id, { franchisingId: 1 })).body).toMatchObject(JOINED);
});

test('S-07 an operator invites, joins a merchant and lets it stand alone again', async () => {
  const run = (...args: string[]) => operate(harness.deps, ['franchising', ...args]);
  const { create, join } = await newManager('me@mail.example');
  const { id } = (await create()).body;
  expect(await run('join', '1', String(id))).toMatchObject({ franchisingId: 1, logoUrl: LOGO });
  await run('leave', String(id));
  expect((await publicView(id)).body).toMatchObject({ ...ALONE, logoUrl: null });
  const { token } = Object(await run('invite', '1'));
  expect((await join(id, { invitation: token })).body).toMatchObject(JOINED);
  await expect(run('join', '99', String(id))).rejects.toThrow('franchising_not_found');
  await expect(run('join', '1', '987654')).rejects.toThrow('merchant_not_found');
  await expect(run('invite', '99')).rejects.toThrow('franchising_not_found');
});

test('S-07 a merchant shows the logo of no franchising that it left, and keeps its own', async () => {
  const run = (...args: string[]) => operate(harness.deps, ['franchising', ...args]);
  const { create } = await newManager('logo@mail.example');
  const { id } = (await create()).body;
  await run('join', '1', String(id));
  // The second has no logo.
  expect(await run('join', '2', String(id))).toMatchObject({ franchisingId: 2, logoUrl: null });
  const logoUrl = 'https://bottega.example/logo.svg';
  await harness.store.merchants.change(id, () => ({ logoUrl }));
  expect(await run('leave', String(id))).toMatchObject({ franchisingId: null, logoUrl });
});

/** Lets identity be away while something is done. */
async function whileAway<Result>(
  work: () => Promise<Result>,
  code: ErrorCode = 'service_unavailable',
): Promise<Result> {
  const { find } = harness.deps.confirmedEmails;
  harness.deps.confirmedEmails.find = () => Promise.reject(new ApiError(code));
  return work().finally(() => {
    harness.deps.confirmedEmails.find = find;
  });
}

test.each(['service_unavailable', 'internal_server_error', 'rate_limited'] as const)(
  'S-07 an address that is confirmed while identity answers %s joins what was asked for afterwards',
  async (code) => {
    const { userId, create } = await newManager(null);
    await create({ franchisingId: 1 });
    harness.confirmedEmails.set(userId, 'late@carrefour.it');
    const confirmed = await app.as(userId, 'ROLE_MERCHANT');
    const read = () => app.service.call(myMerchantCall, {}, confirmed);
    const before = (await whileAway(read, code)).body.merchants;
    expect(before).toMatchObject([{ ...ALONE, isVerified: false }]);
    expect((await read()).body.merchants).toMatchObject([{ ...JOINED, isVerified: true }]);
  },
);

test('S-07 while identity is away a registration stands alone', async () => {
  const { create, join } = await newManager('me@carrefour.it');
  const { status, body } = await whileAway(() => create({ franchisingId: 1 }));
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...ALONE, requestedFranchisingId: 1 });
  expect((await join(body.id, { franchisingId: 1 })).body).toMatchObject(JOINED);
});
