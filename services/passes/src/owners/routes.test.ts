import {
  createPassOwnerCall,
  passCall,
  passOwnerCall,
  passOwnersCall,
  renamePassOwnerCall,
} from '@turno/shared-types/passes';
import { buildPass, perDay, startPasses, type TestPasses } from '../../test/start-passes.ts';

let passes: TestPasses;
let lastUser = 100;

/** A new user, and the calls as they make them. */
async function newUser(role: 'ROLE_USER' | 'ROLE_GUEST' = 'ROLE_USER') {
  lastUser += 1;
  const userId = lastUser;
  const token = await passes.tokens.tokenFor({ userId, role });
  const params = { userId };
  return {
    userId,
    token,
    list: (query = {}) => passes.call(passOwnersCall, { params, query }, { token }),
    read: (ownerId: number) =>
      passes.call(passOwnerCall, { params: { userId, ownerId } }, { token }),
    create: (name: string, sent = {}) =>
      passes.call(createPassOwnerCall, { params, body: { name } }, { token, ...sent }),
    rename: (ownerId: number, name: string) =>
      passes.call(renamePassOwnerCall, { params: { userId, ownerId }, body: { name } }, { token }),
    pass: (ownerId: number, passId: number) =>
      passes.call(passCall, { params: { userId, ownerId, passId } }, { token }),
  };
}

beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

test('PAS-002 PAS-005 a user without passes has the pseudo-owner alone', async () => {
  const user = await newUser();
  expect((await user.list()).body).toEqual([
    {
      id: null,
      name: null,
      passes: [],
      unownedPasses: [],
      passIds: [],
      usablePasses: [],
      activablePasses: [],
      hasValidPassForToday: false,
      hasActiveUsage: false,
      hasPassesToUpdateUsages: false,
      blocked: [],
    },
  ]);
});

test('PAS-001 PAS-002 PAS-003 passes are listed with their person, those without a name apart', async () => {
  const user = await newUser();
  const { id } = (await user.create('Anna')).body;
  const { userId } = user;
  const [named, free] = [
    buildPass({ userId, passOwnerId: id }),
    buildPass({ userId, passOwnerId: null, activatedOn: [] }),
  ];
  await passes.deps.store.passes.addMissing([named, free]);
  const [nameless, anna, ...others] = (await user.list({ refresh_usages: true })).body;
  expect(others).toEqual([]);
  expect(nameless).toMatchObject({ id: null, name: null, passIds: [free.id] });
  expect(nameless.unownedPasses).toEqual(nameless.passes);
  expect(nameless.passes[0]).toMatchObject({ isActivated: false });
  expect(anna).toMatchObject({ id, name: 'Anna', passIds: [named.id], unownedPasses: [] });
  expect(anna.passes[0]).toMatchObject({
    mediacode: named.mediacode,
    isActivated: true,
    validFrom: '2026-11-20T23:00:00.000Z',
    validTo: '2026-11-21T23:00:00.000Z',
    passOwnerId: id,
  });
  expect((await user.read(id)).body).toEqual(anna);
});

test('PAS-005 of 250 owners each page shows its own, and the pseudo-owner is on the first alone', async () => {
  const user = await newUser();
  const { userId } = user;
  const all = Array.from({ length: 250 }, (_, index) => ({
    id: userId * 1_000 + index,
    userId,
    name: `Persona ${index}`,
  }));
  await passes.deps.store.passOwners.addMissing(all);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => user.list({ page })));
  const ids = pages.map(({ body }) => body.map((owner: { id: number | null }) => owner.id));
  expect(ids.map(({ length }) => length)).toEqual([101, 100, 50, 0]);
  expect(ids.flat()).toEqual([null, ...all.map(({ id }) => id)]);
});

test('PAS-006 PAS-008 a name is taken once, whatever is sent at once; another user may have it too', async () => {
  const [user, other] = [await newUser(), await newUser()];
  const answers = await Promise.all(Array.from({ length: 8 }, () => user.create(' Anna ')));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const rejected = answers.filter(({ status }) => status !== 201);
  for (const { status, body } of rejected)
    expect([status, body.error_code]).toEqual([422, 'name_exists']);
  expect((await other.create('Anna')).status).toBe(201);
  expect((await user.list()).body).toHaveLength(2);
});

test('PAS-006 a retry of the same command gets the owner of the first attempt', async () => {
  const user = await newUser();
  const sent = { idempotencyKey: 'one' };
  const answers = await Promise.all([1, 2, 3].map(() => user.create('Anna', sent)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
});

test('PAS-007 PAS-008 an owner is renamed, never to the name of another one', async () => {
  const [user, stranger] = [await newUser(), await newUser()];
  const [anna, luca] = [(await user.create('Anna')).body, (await user.create('Luca')).body];
  expect((await user.rename(anna.id, 'Giulia')).body).toMatchObject({
    id: anna.id,
    name: 'Giulia',
  });
  expect((await user.rename(anna.id, 'Giulia')).status).toBe(200);
  expect((await user.rename(luca.id, 'Giulia')).body.error_code).toBe('name_exists');
  expect((await user.rename(luca.id, '  ')).body.error_code).toBe('select_at_least_one_name');
  expect((await stranger.rename(luca.id, 'Mio')).body.error_code).toBe('pass_owner_not_found');
  expect((await user.read(luca.id)).body.name).toBe('Luca');
});

test('PAS-008 an owner without a visible name is not created', async () => {
  const user = await newUser();
  const { status, body } = await user.create('   ');
  expect([status, body.error_code]).toEqual([422, 'select_at_least_one_name']);
});

test('PAS-017 a pass is read with its details, by its own person alone', async () => {
  const [user, stranger] = [await newUser(), await newUser()];
  const { id } = (await user.create('Anna')).body;
  const pass = buildPass({
    userId: user.userId,
    passOwnerId: id,
    passType: {
      merchants: [{ id: 10, name: 'Parco' }],
      preferences: ['Mattina'],
      policy: perDay(3),
    },
    pastUses: 4,
  });
  await passes.deps.store.passes.addMissing([pass]);
  expect((await user.pass(id, pass.id)).body).toMatchObject({
    id: pass.id,
    pass_type: { name: 'Fast Track', mode: 'specific' },
    details: {
      merchantsIncluded: ['Parco'],
      preferences: ['Mattina'],
      maxUsage: 3,
      totalUsages: 4,
    },
  });
  const others = await Promise.all([
    user.pass(id + 1, pass.id),
    user.pass(id, pass.id + 1_000_000),
    stranger.pass(id, pass.id),
  ]);
  for (const { body } of others) expect(body.error_code).toBe('pass_not_found');
});

test('PAS-002 PAS-005 a person with more than 1,000 passes has all of them', async () => {
  const user = await newUser();
  const { id } = (await user.create('Anna')).body;
  const { id: _id, ...pass } = buildPass({ userId: user.userId, passOwnerId: id });
  const ids = Array.from({ length: 1_001 }, (_, index) => 5_000_000 + index);
  const documents = ids.map((each) => ({ ...pass, _id: each, mediacode: `MANY${each}` }));
  await passes.db.collection<{ _id: number }>('passes').insertMany(documents);
  expect((await user.read(id)).body.passIds).toHaveLength(ids.length);
});

test('G-24 guests have no pass owners', async () => {
  const guest = await newUser('ROLE_GUEST');
  const answers = await Promise.all([
    guest.list(),
    guest.read(1),
    guest.create('Anna'),
    guest.rename(1, 'Anna'),
    guest.pass(1, 1),
  ]);
  for (const { status, body } of answers)
    expect([status, body.error_code]).toEqual([403, 'forbidden']);
});
