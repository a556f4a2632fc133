import { accountContactCall, exportAccountCall } from '@turno/shared-types';
import { erasedAddressCall } from '@turno/shared-types/people';
import { passkeyOwner } from '../../test/passkey-owner.ts';
import { PASSWORD, person } from '../../test/people.ts';
import { emptyPeople, startIdentity, type TestIdentity } from '../../test/start-identity.ts';
import { confirmErasure } from './delete-account.ts';

const INTERNAL_SECRET = 'a secret for the tests';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.close());
beforeEach(() => {
  identity.clock.now = new Date();
  identity.deps.people = emptyPeople;
});

test('G-60 the export holds everything of the person from every service and no secret', async () => {
  const ada = await person(identity);
  const merchants = [{ id: 3, name: 'Bottega', isOnlyOwner: false, isClosedForGood: false }];
  const checkIns = [{ merchantId: 3, at: '2026-11-20T10:00:00.000Z' }];
  identity.deps.people = {
    ...emptyPeople,
    inQueues: async () => ({
      tickets: [],
      merchants,
      managerInvitations: [],
      lastMerchantId: 3,
      apiKeys: [],
      activity: [],
    }),
    inPasses: async () => ({ passes: [{ id: 9 }], passOwners: [], checkIns }),
  };
  const { store, clock } = identity;
  const { id: userId, email: to } = ada.user;
  const letter = {
    id: 'export',
    kind: 'password-reset' as const,
    userId,
    to,
    locale: 'it' as const,
  };
  await store.outbox.put([{ ...letter, writtenAt: clock.now }]);
  await store.familiarSenders.add({ email: to, network: '10.0.0.1' }, userId, clock.now);
  const request = { params: { userId: ada.user.id }, body: {} };
  const { status, body } = await identity.call(exportAccountCall, request, { token: ada.token });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: {
      email: ada.user.email,
      name: ada.user.name,
      role: 'ROLE_USER',
      facebookId: null,
    },
    sessions: [{ device: 'Safari, iPhone', isCurrent: true }],
    mails: [{ kind: 'password-reset', to, writtenAt: clock.now.toISOString() }],
    familiarNetworks: [{ rememberedUntil: expect.any(String) }],
    queues: {
      tickets: [],
      merchants,
      managerInvitations: [],
      lastMerchantId: 3,
      apiKeys: [],
      activity: [],
    },
    passes: { passes: [{ id: 9 }], checkIns },
  });
  expect(JSON.stringify(body)).not.toContain(ada.user.passwordHash);
  await store.familiarSenders.removeOf(userId);
});

test('G-60 the export contains the passkeys without their keys', async () => {
  const ada = await passkeyOwner(identity);
  await ada.add('Telefono');
  const request = { params: { userId: ada.user.id }, body: {} };
  const { body } = await identity.call(exportAccountCall, request, { token: ada.token });
  const { id } = ada.authenticator;
  const createdAt = identity.clock.now.toISOString();
  expect(body.account.passkeys).toEqual([{ id, name: 'Telefono', createdAt, lastUsedAt: null }]);
});

test('G-60 the export contains the Facebook id', async () => {
  const eve = await person(identity, { facebookId: '100200' });
  const request = { params: { userId: eve.user.id }, body: {} };
  const { body } = await identity.call(exportAccountCall, request, { token: eve.token });
  expect(body).toMatchObject({ account: { facebookId: '100200' } });
});

test('S-08 another service learns who is behind an account, and nobody else does', async () => {
  const ada = await person(identity);
  const request = { params: { userId: ada.user.id } };
  const found = await identity.call(accountContactCall, request, {
    internalSecret: INTERNAL_SECRET,
  });
  const { email, name } = ada.user;
  const emailVerified = expect.any(Boolean);
  expect(found.body).toEqual({ email, name, role: 'ROLE_USER', emailVerified });
  const unknown = { params: { userId: 1 } };
  const gone = await identity.call(accountContactCall, unknown, {
    internalSecret: INTERNAL_SECRET,
  });
  expect(gone.body.error_code).toBe('user_not_found');
  expect((await identity.call(accountContactCall, request, { token: ada.token })).status).toBe(403);
});

test('G-60 another service learns the confirmed address of an account until the erasure is complete', async () => {
  const [ada, bob] = [await person(identity), await person(identity)];
  const { store, clock } = identity;
  const erasedOf = async (userId: number) => {
    const secret = { internalSecret: INTERNAL_SECRET };
    return (await identity.call(erasedAddressCall, { params: { userId } }, secret)).body.erased;
  };
  await store.emailLinks.confirm({ userId: ada.user.id, email: ada.user.email }, clock.now);
  expect(await erasedOf(ada.user.id)).toBeNull();
  for (const { remove } of [ada, bob]) expect((await remove(PASSWORD)).status).toBe(204);
  const requestedAt = clock.now.toISOString();
  expect(await erasedOf(ada.user.id)).toEqual({ email: ada.user.email, requestedAt });
  // Bob has only claimed his.
  expect(await erasedOf(bob.user.id)).toBeNull();
  clock.now = new Date(clock.now.getTime() + 61_000);
  for (const service of ['queues', 'passes'] as const) {
    await confirmErasure(identity.deps, { userId: ada.user.id, service });
  }
  expect(await erasedOf(ada.user.id)).toBeNull();
});

test('S-08 another service learns in which language to write to a person', async () => {
  const { user } = await person(identity);
  const later = new Date(Date.now() + 7 * 86_400_000);
  await identity.store.accountUse.record(user.id, { lastUsedAt: later, locale: 'de' });
  const found = await identity.call(
    accountContactCall,
    { params: { userId: user.id } },
    { internalSecret: INTERNAL_SECRET },
  );
  expect(found.body).toMatchObject({ locale: 'de' });
});
