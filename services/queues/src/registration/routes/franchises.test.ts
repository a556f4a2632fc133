import {
  createFranchiseInvitationCall,
  createMerchantCall,
  joinFranchiseCall,
  listMerchantsCall,
  merchantCall,
  myMerchantCall,
} from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { operate } from '../../reference/index.ts';

jest.setTimeout(60_000);

const LOGO = 'https://catena.example/l.svg';
let harness: TestHarness;
let app: TestApp;
beforeAll(async () => {
  harness = await openTestHarness('franchises');
  await fillCatalog(harness.store);
  app = await startTestApp(harness);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

let last = 0;
type Sent = {
  franchisingId?: number;
  franchisingInvitation?: string;
  name?: string;
  email?: string;
};

/** A manager, whose e-mail address is confirmed when one is given. */
async function newManager(confirmed: string | null) {
  last += 1;
  const userId = last;
  if (confirmed) harness.confirmedEmails.set(userId, confirmed);
  const token = await app.as(userId, 'ROLE_MERCHANT', 'access', confirmed !== null);
  return {
    userId,
    token,
    create: (sent: Sent = {}, headers: Record<string, string> = {}) =>
      app.service.call(
        createMerchantCall,
        { body: { name: `Bottega ${userId}`, categoryId: 2, ...sent } },
        { ...token, headers },
      ),
    join: (merchantId: number, body: { invitation: string } | { franchisingId: number }) =>
      app.service.call(joinFranchiseCall, { params: { merchantId }, body }, token),
    invite: (franchisingId = 1) =>
      app.service.call(
        createFranchiseInvitationCall,
        { params: { franchisingId }, body: {} },
        token,
      ),
  };
}
const invitation = async (): Promise<string> =>
  (await (await newManager('team@carrefour.it')).invite()).body.token;

const ALONE = { franchisingId: null, franchising: null };
const JOINED = { franchisingId: 1, logoUrl: LOGO, requestedFranchisingId: null };
/** What visitors see: the page of the merchant, and the ids of the franchising's list. */
async function publicView(merchantId: number) {
  const params = { scope: 'public', merchantId } as const;
  const { body } = await app.service.call(merchantCall, { params });
  const list = await app.service.call(listMerchantsCall, {
    params: { scope: 'public' },
    query: { franchising_id: 1, per_page: 100 },
  });
  const ids = list.body.map(({ id }: { id: number }) => id);
  return { body, isInList: ids.includes(merchantId) };
}

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

test('S-07 an invitation of the team admits one merchant, at its registration or later', async () => {
  const { create, join } = await newManager(null);
  const first = await create({ franchisingInvitation: await invitation() });
  expect(first.body).toMatchObject({ ...JOINED, isVerified: false });
  const later = await newManager('me@mail.example');
  const { id } = (await later.create()).body;
  const token = await invitation();
  expect((await later.join(id, { invitation: token })).body).toMatchObject(JOINED);
  expect((await later.join(id, { invitation: token })).status).toBe(200);
  const again = await join(first.body.id, { invitation: token });
  expect([again.status, again.body.error_code]).toEqual([410, 'franchise_invitation_invalid']);
  const stored = await harness.db.collection('franchiseInvitations').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('S-07 of merchants that use one invitation at once one joins', async () => {
  const token = await invitation();
  const managers = await Promise.all(range(1, 6).map(() => newManager('me@mail.example')));
  const ids = await Promise.all(managers.map(async ({ create }) => (await create()).body.id));
  const answers = await Promise.all(
    managers.map(({ join }, index) => join(ids[index], { invitation: token })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
  const seen = await Promise.all(ids.map(publicView));
  expect(seen.filter(({ body }) => body.franchisingId === 1)).toHaveLength(1);
});

test('S-07 a registration with an invitation, sent again, joins once', async () => {
  const { create } = await newManager('me@mail.example');
  const sent = { franchisingInvitation: await invitation() };
  const headers = { 'idempotency-key': 'one-invitation' };
  const first = await create(sent, headers);
  const again = await create(sent, headers);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  expect(again.body).toMatchObject(JOINED);
});

test('S-07 an invitation that is unknown or has expired registers nothing', async () => {
  const { create } = await newManager('me@mail.example');
  const token = await invitation();
  const { now } = harness.clock;
  harness.clock.now = new Date(now.getTime() + 14 * 86_400_000);
  for (const franchisingInvitation of [token, 'unknown']) {
    const { status, body } = await create({ franchisingInvitation });
    expect([status, body.error_code]).toEqual([410, 'franchise_invitation_invalid']);
  }
  harness.clock.now = now;
});

test.each([
  { confirmed: null, status: 422 },
  { confirmed: 'me@mail.example', status: 422 },
  { confirmed: 'me@carrefour.it', status: 201 },
])('S-07 a manager with the address $confirmed invites: $status', async ({ confirmed, status }) => {
  const { invite } = await newManager(confirmed);
  expect((await invite()).status).toBe(status);
  expect((await invite(2)).body.error_code).toBe('franchise_email_required');
  expect((await invite(99)).body.error_code).toBe('franchising_not_found');
});

test('S-07 an operator invites, joins a merchant and lets it stand alone again', async () => {
  const run = (...args: string[]) => operate(harness.deps, ['franchising', ...args]);
  const { create, join } = await newManager('me@mail.example');
  const { id } = (await create()).body;
  expect(await run('join', '1', String(id))).toMatchObject({ franchisingId: 1, logoUrl: LOGO });
  await run('leave', String(id));
  expect((await publicView(id)).body).toMatchObject(ALONE);
  const { token } = Object(await run('invite', '1'));
  expect((await join(id, { invitation: token })).body).toMatchObject(JOINED);
  await expect(run('join', '99', String(id))).rejects.toThrow('franchising_not_found');
  await expect(run('join', '1', '987654')).rejects.toThrow('merchant_not_found');
  await expect(run('invite', 'nine')).rejects.toThrow('franchising_not_found');
});

test('S-07 while identity is away a registration stands alone', async () => {
  const { ApiError } = await import('@turno/kit');
  const { create, join } = await newManager('me@carrefour.it');
  const { find } = harness.deps.confirmedEmails;
  harness.deps.confirmedEmails.find = () => Promise.reject(new ApiError('service_unavailable'));
  const { status, body } = await create({ franchisingId: 1 });
  harness.deps.confirmedEmails.find = find;
  expect(status).toBe(201);
  expect(body).toMatchObject({ ...ALONE, requestedFranchisingId: 1 });
  expect((await join(body.id, { franchisingId: 1 })).body).toMatchObject(JOINED);
});
