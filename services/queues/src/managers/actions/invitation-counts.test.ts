import { codeOf, newUser } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { countInvitation } from './count-invitation.ts';
import { inviteManager } from './invite-manager.ts';

jest.setTimeout(120_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => harness.close());

const newMerchant = async (owner: number) =>
  (await harness.addQueue({ merchant: { managerIds: [owner] } })).merchant.id;
const invite = (
  owner: number,
  merchantId: number,
  email: string,
  commandId: string | null = null,
) =>
  codeOf(
    inviteManager(harness.deps, {
      merchantId,
      email,
      role: 'desk',
      locale: 'it',
      commandId,
      by: { userId: owner, emailVerified: true },
    }),
  );
/** How often each code was the answer; `null` is an invitation. */
function counted(codes: (string | null)[]): Record<string, number> {
  const grouped = [...Map.groupBy(codes, (code) => code ?? 'invited')];
  return Object.fromEntries(grouped.map(([code, each]) => [code, each.length]));
}

test('S-08 one person fills no mailbox, from however many places', async () => {
  const [owner, other] = [newUser(), newUser()];
  const codes: (string | null)[] = [];
  for (const _ of range(1, 4)) {
    const merchantId = await newMerchant(owner);
    for (const email of ['ada@example.com', `ada+${merchantId}@example.com`])
      codes.push(await invite(owner, merchantId, email));
  }
  expect(counted(codes)).toEqual({ invited: 3, rate_limited: 5 });
  // Nobody else is held back by it, nor that person from inviting others.
  expect(await invite(other, await newMerchant(other), 'ada@example.com')).toBeNull();
  expect(await invite(owner, await newMerchant(owner), 'bea@example.com')).toBeNull();
});

test('S-08 who is told to wait may invite that person again after just that time', async () => {
  const { clock, deps } = harness;
  const sent = { userId: newUser(), sender: 'a place', email: 'bea@example.com' };
  const wait = { code: 'rate_limited', payload: { retryAfterSeconds: 14 * 3_600 } };
  const count = (number: number) => countInvitation(deps, { ...sent, command: `wait-${number}` });
  for (const number of range(1, 3)) await count(number);
  await expect(count(4)).rejects.toMatchObject(wait);
  const { now } = clock;
  clock.now = new Date(now.getTime() + wait.payload.retryAfterSeconds * 1_000 - 1);
  expect(await codeOf(count(5))).toBe('rate_limited');
  clock.now = new Date(clock.now.getTime() + 1);
  await count(6);
  clock.now = now;
});

test('S-08 the invitations of one person in a day are bounded, also those to different addresses', async () => {
  const owner = newUser();
  const codes: (string | null)[] = [];
  for (const place of range(1, 6)) {
    const merchantId = await newMerchant(owner);
    const emails = range(1, 10).map((number) => `p${place}-${number}@example.com`);
    codes.push(...(await Promise.all(emails.map((email) => invite(owner, merchantId, email)))));
  }
  expect(counted(codes)).toEqual({ invited: 50, invitations_exceeded: 10 });
});

test('S-08 QUE-042 an invitation whose process died is counted once by its retries, and its copies at once are', async () => {
  const owner = newUser();
  const merchantId = await newMerchant(owner);
  const send = (command: string) => invite(owner, merchantId, 'eva@example.com', command);
  const { invitations } = harness.store;
  for (const method of ['takeOfDay', 'open', 'markMailed'] as const) {
    jest.spyOn(invitations, method).mockRejectedValueOnce(new Error('killed'));
    // No code: not a refusal.
    expect(await send('first')).toBeUndefined();
  }
  const copies = range(1, 6).map(() => send('first'));
  expect(counted(await Promise.all(copies))).toEqual({ invited: 6 });
  // Two of three a day are left for this mailbox.
  expect(counted([await send('second'), await send('third')])).toEqual({ invited: 2 });
  expect(await send('fourth')).toBe('rate_limited');
  expect(await send('third')).toBeNull();
});

test('S-08 a retry does not reopen an invitation that was revoked since', async () => {
  const owner = newUser();
  const merchantId = await newMerchant(owner);
  const { invitations, outbox } = harness.store;
  expect(await invite(owner, merchantId, 'ida@example.com', 'once')).toBeNull();
  const [open] = await invitations.findOpenOf(merchantId);
  await outbox.remove('invitation.once');
  await invitations.revoke(open?.id ?? '', merchantId);
  expect(await invite(owner, merchantId, 'ida@example.com', 'once')).toBeNull();
  expect(await invitations.findOpenOf(merchantId)).toEqual([]);
  expect(
    await harness.db.collection('outbox').countDocuments({ 'item.merchantId': merchantId }),
  ).toBe(0);
  expect(await invite(owner, merchantId, 'ida@example.com', 'again')).toBeNull();
  expect(await invitations.findOpenOf(merchantId)).toHaveLength(1);
});
