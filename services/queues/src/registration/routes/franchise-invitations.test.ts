import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { franchiseManagersOf, JOINED } from '../../../test/franchise-managers.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';

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

const { newManager, invitation, publicView } = franchiseManagersOf(
  () => harness,
  () => app,
);

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
