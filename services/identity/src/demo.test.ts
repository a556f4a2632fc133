import { DEMO_ACCOUNTS } from '@turno/tools/seed';
import { signIn } from '../test/people.ts';
import { clearAccounts, startIdentity, type TestIdentity } from '../test/start-identity.ts';
import { newUserId } from './accounts/store/users.ts';
import { addDemoAccounts } from './demo.ts';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());

const count = () => identity.db.collection('users').countDocuments();

test('IDN-005 IDN-036 everybody of the demo can sign in, under a stable id', async () => {
  await addDemoAccounts(identity.deps);
  for (const { email, password, id, role } of DEMO_ACCOUNTS) {
    const { user } = await signIn(identity.deps, { email, password, clientAddress: '10.0.0.1' });
    expect(user).toMatchObject({ id, role });
  }
});

test('IDN-015 one of them has to choose another password first', async () => {
  const { email, password } =
    DEMO_ACCOUNTS.find((each) => each.mustChangePassword) ?? DEMO_ACCOUNTS[0]!;
  const { user } = await signIn(identity.deps, { email, password, clientAddress: '10.0.0.1' });
  expect(user.mustChangePassword).toBe(true);
});

test('two instances that start at once, or one that restarts, add no account twice', async () => {
  await clearAccounts(identity.db);
  await Promise.all([addDemoAccounts(identity.deps), addDemoAccounts(identity.deps)]);
  await addDemoAccounts(identity.deps);
  expect(await count()).toBe(DEMO_ACCOUNTS.length);
});

test('a database with people in it gets no account with a known password', async () => {
  await clearAccounts(identity.db);
  await identity.store.users.add({
    id: newUserId(),
    email: 'ada@example.com',
    passwordHash: 'x',
    role: 'ROLE_USER',
    name: null,
    createdAt: identity.clock.now,
    expiresAt: null,
  });
  await addDemoAccounts(identity.deps);
  expect(await count()).toBe(1);
});
