import { newUser } from '../../../test/people.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { erasePerson, readPerson } from './personal-data.ts';

jest.setTimeout(60_000);

let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test('G-60 the invitations that a person sent or accepted are exported and erased, others stay', async () => {
  const { deps, store } = harness;
  const [ada, bob, eve] = [newUser(), newUser(), newUser()];
  const { merchant } = await harness.addQueue();
  const invite = async (email: string, invitedBy: number) => {
    const merchantId = merchant.id;
    const lifeMs = 60_000;
    return store.invitations.open(
      { merchantId, email, role: 'desk', invitedBy, locale: 'it', lifeMs },
      email,
    );
  };
  const accepted = await invite('bob@example.com', ada);
  await store.invitations.accept(accepted, bob);
  await expect(erasePerson(deps, bob)).rejects.toThrow('being accepted');
  await store.invitations.endJoining(accepted.id, bob);
  const emailsOf = async (userId: number) =>
    (await readPerson(deps, userId)).managerInvitations.map(({ email }) => email).toSorted();
  await invite('carla@example.com', bob);
  await invite('dario@example.com', eve);
  expect(await emailsOf(bob)).toEqual(['bob@example.com', 'carla@example.com']);
  await erasePerson(deps, bob);
  expect(await emailsOf(bob)).toEqual([]);
  expect(await emailsOf(ada)).toEqual([]);
  expect(await emailsOf(eve)).toEqual(['dario@example.com']);
});

test('G-60 what others sent to a confirmed address of a person is exported and goes with the account', async () => {
  const { accounts, clock, deps, store } = harness;
  const [ada, bob, claimant, eve] = [newUser(), newUser(), newUser(), newUser()];
  const email = 'kanarienvogel@example.com';
  const merchants = [await harness.addQueue(), await harness.addQueue(), await harness.addQueue()];
  const [open, revoked, later] = merchants.map(({ merchant }) => merchant.id);
  const invite = (merchantId = 0) =>
    store.invitations.open(
      { merchantId, email, role: 'desk', invitedBy: ada, locale: 'it', lifeMs: 60_000 },
      `${merchantId}`,
    );
  await invite(open);
  const { id } = await invite(revoked);
  await store.invitations.revoke(id, revoked ?? 0);
  const asked = { kind: 'franchise-invitation', franchisingId: 1, invitedBy: ada } as const;
  await store.outbox.put([
    { id: 'asked.2', ...asked, email, locale: 'it' },
    { id: 'asked.3', ...asked, email: 'other@example.com', locale: 'it' },
  ]);
  accounts.set(bob, { email });
  accounts.set(claimant, { email, emailVerified: false });
  const { managerInvitations, messages } = await readPerson(deps, bob);
  expect(managerInvitations.map(({ state }) => state)).toEqual(['open', 'revoked']);
  expect(messages).toHaveLength(1);
  expect((await readPerson(deps, claimant)).managerInvitations).toEqual([]);

  accounts.remove(bob, email, clock.now);
  clock.now = new Date(clock.now.getTime() + 1_000);
  await invite(later);
  accounts.set(claimant, null);
  await erasePerson(deps, claimant);
  accounts.set(eve, { email });
  expect((await readPerson(deps, eve)).managerInvitations).toHaveLength(3);
  await erasePerson(deps, bob);
  const left = (await readPerson(deps, eve)).managerInvitations;
  expect(left.map(({ merchantId }) => merchantId)).toEqual([later]);
  expect(await store.outbox.findOfUser({ userId: ada })).toMatchObject([{ id: 'asked.3' }]);
});
