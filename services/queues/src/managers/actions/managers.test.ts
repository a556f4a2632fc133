import type { StaffRole } from '@turno/shared-types';
import { codeOf, newUser } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { Deps } from '../../deps.ts';
import { sweep } from '../../jobs/actions/sweep.ts';
import { MAX_MANAGERS } from '../rules/invitation.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteManager, mailInvitation } from './invite-manager.ts';
import { removeManager } from './remove-manager.ts';

jest.setTimeout(120_000);

const OWNER = 501;
const DAY_MS = 86_400_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const newMerchant = async (managerIds = [OWNER]) =>
  (await harness.addQueue({ merchant: { managerIds } })).merchant.id;
const managersOf = async (id: number) =>
  (await harness.store.merchants.find(id))?.team.map(({ userId }) => userId);
const emailOf = (userId: number) => `person-${userId}@example.com`;
type InviteOptions = { commandId?: string | null; emailVerified?: boolean; role?: StaffRole };
const invite = (
  merchantId: number,
  email: string,
  { commandId = null, emailVerified = true, role = 'manager' }: InviteOptions = {},
) =>
  inviteManager(harness.deps, {
    merchantId,
    email,
    role,
    commandId,
    locale: 'de',
    by: { userId: OWNER, emailVerified },
  });

/** Delivers the mails of the outbox and returns the secret of the newest. */
async function mailedToken(): Promise<string> {
  for (;;) {
    const due = await harness.store.outbox.claim(['manager-invitation'], 30_000);
    if (!due) return harness.accounts.mails.at(-1)?.path.split('/').at(-1) ?? '';
    if (due.item.kind === 'manager-invitation') await mailInvitation(harness.deps, due.item);
    await harness.store.outbox.remove(due.item.id);
  }
}
const accept = (token: string, userId: number, deps: Deps = harness.deps) =>
  acceptInvitation(deps, { token, userId });
const depsWith = (part: Partial<Deps['store']>): Deps => ({
  ...harness.deps,
  store: { ...harness.deps.store, ...part },
});

async function invited(merchantId: number, userId = newUser()) {
  await invite(merchantId, emailOf(userId));
  return { userId, token: await mailedToken() };
}

test('S-08 an invited person becomes a manager, once, by the account of the invited address', async () => {
  const merchantId = await newMerchant();
  const { userId, token } = await invited(merchantId);
  expect(harness.accounts.mails.at(-1)).toMatchObject({ to: emailOf(userId), locale: 'de' });
  expect(await codeOf(accept(token, newUser()))).toBe('invitation_other_account');
  await accept(token, userId);
  await accept(token, userId);
  expect(await managersOf(merchantId)).toEqual([OWNER, userId]);
  await removeManager(harness.deps, { merchantId, userId, by: OWNER });
  expect(await codeOf(accept(token, userId))).toBe('invitation_used');
  expect(await managersOf(merchantId)).toEqual([OWNER]);
});

test('S-08 no secret of a link is stored, in the invitation, the outbox or anywhere', async () => {
  const { token } = await invited(await newMerchant());
  for (const { name } of await harness.db.listCollections().toArray()) {
    const stored = JSON.stringify(await harness.db.collection(name).find({}).toArray());
    expect([name, stored.includes(token)]).toEqual([name, false]);
  }
});

test('S-08 the account of a customer is rejected, and its address stays unconfirmed', async () => {
  const merchantId = await newMerchant();
  const { userId, token } = await invited(merchantId);
  harness.accounts.set(userId, { role: 'ROLE_USER', emailVerified: false });
  const before = harness.accounts.confirmed.length;
  expect(await codeOf(accept(token, userId))).toBe('merchant_account_required');
  expect(harness.accounts.confirmed).toHaveLength(before);
  expect(await managersOf(merchantId)).toEqual([OWNER]);
});

test('S-08 a revoked, an expired and an unknown link say so', async () => {
  const merchantId = await newMerchant();
  const first = await invited(merchantId);
  const [open] = await harness.store.invitations.findOpenOf(merchantId);
  expect(await harness.store.invitations.revoke(open?.id ?? '', merchantId)).toBe('open');
  expect(await codeOf(accept(first.token, first.userId))).toBe('invitation_revoked');
  const second = await invited(merchantId);
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + 7 * DAY_MS);
  const expired = await codeOf(accept(second.token, second.userId));
  harness.clock.now = before;
  expect(expired).toBe('invitation_expired');
  expect(await codeOf(accept('x'.repeat(43), second.userId))).toBe('invitation_not_found');
});

test('S-08 two requests with one link at once add one manager', async () => {
  const merchantId = await newMerchant();
  const { userId, token } = await invited(merchantId);
  await Promise.all(range(1, 6).map(() => accept(token, userId)));
  expect(await managersOf(merchantId)).toEqual([OWNER, userId]);
});

test('S-08 a slow request adds nobody who joined by another one and was removed since', async () => {
  const merchantId = await newMerchant();
  const { userId, token } = await invited(merchantId);
  const { managers } = harness.deps.store;
  const add: typeof managers.add = async (...member) => {
    await accept(token, userId);
    await removeManager(harness.deps, { merchantId, userId, by: OWNER });
    return managers.add(...member);
  };
  const slow = accept(token, userId, depsWith({ managers: { ...managers, add } }));
  expect(await codeOf(slow)).toBe('invitation_used');
  expect(await managersOf(merchantId)).toEqual([OWNER]);
});

test('S-08 invitations are bounded for a merchant and a day', async () => {
  const merchantId = await newMerchant();
  const codes = await Promise.all(
    range(1, 14).map((number) => codeOf(invite(merchantId, `flood-${number}@example.com`))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(10);
  expect(codes.filter((code) => code === 'invitations_exceeded')).toHaveLength(4);
  expect(await codeOf(invite(await newMerchant(), 'other@example.com'))).toBeNull();
  await mailedToken();
});

test('S-08 only a person with a confirmed address sends mails to others, and not to managers', async () => {
  const merchantId = await newMerchant();
  const unconfirmed = () => codeOf(invite(merchantId, 'new@example.com', { emailVerified: false }));
  harness.accounts.set(OWNER, { emailVerified: false });
  expect(await unconfirmed()).toBe('email_not_verified');
  // It was confirmed after the token had been signed.
  harness.accounts.set(OWNER, { emailVerified: true });
  expect(await unconfirmed()).toBeNull();
  await mailedToken();
  expect(await codeOf(invite(merchantId, emailOf(OWNER)))).toBe('already_manager');
});

test('S-08 a crash loses neither a mail nor a manager: the sweeper completes both', async () => {
  const merchantId = await newMerchant();
  const userId = newUser();
  const { outbox, managers } = harness.store;
  const killed = () => Promise.reject(new Error('killed'));
  const by = { userId: OWNER, emailVerified: true };
  const person = { email: emailOf(userId), role: 'desk', locale: 'it' } as const;
  const command = { merchantId, ...person, commandId: 'c', by };
  const noOutbox = depsWith({ outbox: { ...outbox, put: killed } });
  await expect(inviteManager(noOutbox, command)).rejects.toThrow('killed');
  const sent = harness.accounts.mails.length;
  await sweep(harness.deps);
  const token = await mailedToken();
  expect(harness.accounts.mails).toHaveLength(sent + 1);
  const noManagers = depsWith({ managers: { ...managers, add: killed } });
  await expect(accept(token, userId, noManagers)).rejects.toThrow('killed');
  expect(await managersOf(merchantId)).toEqual([OWNER]);
  await sweep(harness.deps);
  expect(await managersOf(merchantId)).toEqual([OWNER, userId]);
});

test('S-08 an account that is deleted while it accepts manages nothing', async () => {
  const merchantId = await newMerchant();
  const { userId, token } = await invited(merchantId);
  const { contactOf } = harness.deps.accounts;
  let looks = 0;
  const accounts = {
    ...harness.deps.accounts,
    contactOf: async (id: number) => {
      looks += 1;
      return looks === 1 ? contactOf(id) : null;
    },
  };
  await accept(token, userId, { ...harness.deps, accounts });
  expect(await managersOf(merchantId)).toEqual([OWNER]);
});

test('S-08 of two who accept at once for the last free seat one becomes a manager, the other learns why not', async () => {
  const merchantId = await newMerchant([OWNER, ...range(1, MAX_MANAGERS - 2).map(() => newUser())]);
  const [one, other] = [await invited(merchantId), await invited(merchantId)];
  const codes = await Promise.all(
    [one, other].map(({ token, userId }) => codeOf(accept(token, userId))),
  );
  expect(codes.toSorted()).toEqual(['managers_exceeded', null].toSorted());
  expect(await managersOf(merchantId)).toHaveLength(MAX_MANAGERS);
});
