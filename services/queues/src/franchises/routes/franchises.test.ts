import {
  declineFranchiseInvitationCall,
  mailFranchiseInvitationCall,
  readFranchiseInvitationCall,
} from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { fillCatalog } from '../../../test/catalog.ts';
import { franchiseManagersOf, JOINED } from '../../../test/franchise-managers.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { sendFranchiseInvitation } from '../actions/invitations.ts';

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

const { newManager, invitation } = franchiseManagersOf(
  () => harness,
  () => app,
);
type Manager = Awaited<ReturnType<typeof newManager>>;

const mail = (manager: Manager, email: string, idempotencyKey?: string) =>
  app.service.call(
    mailFranchiseInvitationCall,
    { params: { franchisingId: 1 }, body: { email } },
    { ...manager.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
  );
const read = async (token: string) =>
  (await app.service.call(readFranchiseInvitationCall, { body: { token } })).body;
const decline = (manager: Manager, token: string) =>
  app.service.call(declineFranchiseInvitationCall, { body: { token } }, manager.token);

/** Delivers the mails of the outbox; returns the secret of the last link. */
async function mailedToken(): Promise<string> {
  for (;;) {
    const due = await harness.store.outbox.claim(['franchise-invitation'], 30_000);
    if (!due) return harness.accounts.mails.at(-1)?.path.split('/').at(-1) ?? '';
    if (due.item.kind === 'franchise-invitation')
      await sendFranchiseInvitation(harness.deps, due.item);
    await harness.store.outbox.remove(due.item.id);
  }
}

test('S-07 the team mails an invitation, once, and the merchant of its reader joins by the link', async () => {
  const team = await newManager('team@carrefour.it');
  expect((await mail(team, 'shop@example.com', 'once')).status).toBe(204);
  expect((await mail(team, 'shop@example.com', 'once')).status).toBe(204);
  const sent = harness.accounts.mails.length;
  const token = await mailedToken();
  expect(harness.accounts.mails).toHaveLength(sent + 1);
  expect(harness.accounts.mails.at(-1)).toMatchObject({
    template: 'franchise-invitation',
    to: 'shop@example.com',
    senderId: team.userId,
    values: { franchising: 'Catena' },
  });
  expect(await read(token)).toEqual({ franchising: { id: 1, name: 'Catena' }, state: 'open' });
  const shop = await newManager('shop@example.com');
  const { id } = (await shop.create()).body;
  expect((await shop.join(id, { invitation: token })).body).toMatchObject(JOINED);
  expect(await read(token)).toMatchObject({ state: 'used' });
  expect((await decline(shop, token)).body.error_code).toBe('franchise_invitation_invalid');
});

test('S-07 only the team has invitations mailed, a bounded number for each day', async () => {
  const stranger = await newManager('me@mail.example');
  expect((await mail(stranger, 'a@example.com')).body.error_code).toBe('franchise_email_required');
  const team = await newManager('many@carrefour.it');
  const answers = await Promise.all(range(1, 12).map((n) => mail(team, `shop-${n}@example.com`)));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(10);
  const other = await newManager('other@carrefour.it');
  expect((await mail(other, 'b@example.com')).status).toBe(204);
  await mailedToken();
});

test('S-07 a manager of the team fills no mailbox', async () => {
  const team = await newManager('one@carrefour.it');
  const statuses: number[] = [];
  for (const tag of ['', '+a', '', ''])
    statuses.push((await mail(team, `filled${tag}@example.com`)).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  await mailedToken();
});

test('S-07 a declined invitation admits nobody, and declining again is no error', async () => {
  const shop = await newManager('declines@example.com');
  const { id } = (await shop.create()).body;
  const token = await invitation();
  expect([(await decline(shop, token)).status, (await decline(shop, token)).status]).toEqual([
    204, 204,
  ]);
  expect(await read(token)).toMatchObject({ state: 'declined' });
  const joined = await shop.join(id, { invitation: token });
  expect(joined.body.error_code).toBe('franchise_invitation_invalid');
  const registered = await shop.create({ franchisingInvitation: token });
  expect(registered.body.error_code).toBe('franchise_invitation_invalid');
});

test('S-07 of joining and declining at once one decides', async () => {
  const shop = await newManager('at-once@example.com');
  const { id } = (await shop.create()).body;
  for (const _ of range(1, 5)) {
    const token = await invitation();
    const [joined, declined] = await Promise.all([
      shop.join(id, { invitation: token }),
      decline(shop, token),
    ]);
    expect([joined.status === 200, declined.status === 204].filter(Boolean)).toHaveLength(1);
    expect(await read(token)).toMatchObject({ state: joined.status === 200 ? 'used' : 'declined' });
  }
});

test('S-07 the link of a retired franchising admits nobody, and is not used up by trying', async () => {
  const shop = await newManager('retired@example.com');
  const { id } = (await shop.create()).body;
  const token = await invitation();
  const { franchisings } = harness.store.catalog;
  await franchisings.change(1, { retiredAt: new Date() });
  const invalid = { error_code: 'franchise_invitation_invalid' };
  expect(await read(token)).toMatchObject(invalid);
  expect((await shop.join(id, { invitation: token })).body).toMatchObject(invalid);
  const other = await newManager('other-retired@example.com');
  expect((await other.create({ franchisingInvitation: token })).body).toMatchObject(invalid);
  // Nothing was registered, and another merchant than the one that tried may use the link later.
  const { id: registered } = (await other.create()).body;
  await franchisings.change(1, { retiredAt: null });
  expect((await other.join(registered, { invitation: token })).body).toMatchObject(JOINED);
});

test('S-07 an unknown link says so', async () => {
  expect(await read('x'.repeat(43))).toMatchObject({ error_code: 'franchise_invitation_invalid' });
});

test('S-07 QUE-042 a mailed invitation whose process died is counted once by its retries', async () => {
  const manager = await newManager('retries@carrefour.it');
  const put = jest.spyOn(harness.store.outbox, 'put');
  for (const _ of range(1, 3)) {
    put.mockRejectedValueOnce(new Error('killed'));
    expect((await mail(manager, 'retried@example.com', 'killed')).status).toBe(500);
  }
  put.mockRestore();
  expect((await mail(manager, 'retried@example.com', 'killed')).status).toBe(204);
  const codes = [];
  for (const key of ['second', 'third', 'fourth'])
    codes.push((await mail(manager, 'retried@example.com', key)).body?.error_code);
  expect(codes).toEqual([undefined, undefined, 'rate_limited']);
  await mailedToken();
});
