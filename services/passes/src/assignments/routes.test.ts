import { activatePassesCall, associatePassesCall, passOwnerCall } from '@turno/shared-types/passes';
import { buildPass, startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';
import { completeActivations } from './index.ts';

type Change = Parameters<typeof buildPass>[0];

let passes: TestPasses;
let lastUser = 100;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());
beforeEach(() => {
  passes.clock.now = new Date(`${TODAY}T10:00:00Z`);
});

const STAFF = { issuedBy: 7, activatedOn: [] };
const ENTRANCE = { passType: { id: 3, mode: 'generic' as const }, activatedOn: [] };

/** A user with two people and unassociated passes. */
async function userWith(...changes: Change[]) {
  lastUser += 1;
  const userId = lastUser;
  const [anna, luca] = [userId * 10, userId * 10 + 1];
  await passes.deps.store.passOwners.addMissing([
    { id: anna, userId, name: 'Anna' },
    { id: luca, userId, name: 'Luca' },
  ]);
  const all = changes.map((change) => buildPass({ userId, passOwnerId: null, ...change }));
  await passes.deps.store.passes.addMissing(all);
  const token = await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' });
  const send =
    (call: typeof associatePassesCall | typeof activatePassesCall) =>
    async (ownerId: number, ...passIds: number[]) => {
      const request = { params: { userId, ownerId }, body: { passIds } };
      const { status, body } = await passes.call(call, request, { token });
      return { status, body, code: body.error_code ?? 'done' };
    };
  return {
    userId,
    token,
    anna,
    luca,
    ids: all.map(({ id }) => id),
    associate: send(associatePassesCall),
    activate: send(activatePassesCall),
    read: async (ownerId: number) =>
      (await passes.call(passOwnerCall, { params: { userId, ownerId } }, { token })).body,
  };
}

test('PAS-015 PAS-021 a pass is given to a person for good', async () => {
  const { anna, luca, ids, associate } = await userWith(STAFF);
  const [passId = 0] = ids;
  const { status, body } = await associate(anna, passId);
  expect([status, body.id, body.passIds]).toEqual([200, anna, [passId]]);
  expect((await associate(anna, passId)).code).toBe('done');
  expect((await associate(luca, passId)).code).toBe('pass_incompatible');
});

test('I15 PAS-015 asked for ten people at once, a pass gets one of them', async () => {
  const user = await userWith(STAFF);
  const [passId = 0] = user.ids;
  const people = Array.from({ length: 10 }, (_, index) => user.userId * 1_000 + index);
  await passes.deps.store.passOwners.addMissing(
    people.map((id) => ({ id, userId: user.userId, name: `Persona ${id}` })),
  );
  const answers = await Promise.all(people.map((id) => user.associate(id, passId)));
  const winners = people.filter((_, index) => answers[index]?.code === 'done');
  expect(winners).toHaveLength(1);
  const [stored] = await passes.deps.store.passes.findAmong(user.userId, [passId]);
  expect(stored?.passOwnerId).toBe(winners[0]);
});

test('PAS-022 PAS-031 a Fast Track from a card needs an entrance of the same person', async () => {
  const user = await userWith({ activatedOn: [] }, ENTRANCE);
  const [card = 0, entrance = 0] = user.ids;
  expect((await user.associate(user.anna, card)).code).toBe('specific_pass_not_associable');
  expect((await user.associate(user.anna, entrance, card)).code).toBe('done');
});

test('PAS-031 an entrance that no longer counts is no base for a Fast Track', async () => {
  const user = await userWith({ activatedOn: [] });
  const lapsed = buildPass({
    ...ENTRANCE,
    userId: user.userId,
    passOwnerId: user.anna,
    disabled: true,
  });
  await passes.deps.store.passes.addMissing([lapsed]);
  expect((await user.associate(user.anna, ...user.ids)).code).toBe('missing_pass_dependency');
});

test('PAS-031 two entrances of one type go to two people', async () => {
  const user = await userWith(ENTRANCE, ENTRANCE);
  const [first = 0, second = 0] = user.ids;
  expect((await user.associate(user.anna, first)).code).toBe('done');
  expect((await user.associate(user.anna, second)).code).toBe('similar_pass_already_active');
  expect((await user.associate(user.luca, second)).code).toBe('done');
});

test('PAS-024 strange passes, strange people, disabled and missing passes', async () => {
  const [user, other] = [
    await userWith(STAFF, { ...STAFF, disabled: true }),
    await userWith(STAFF),
  ];
  const [pass = 0, disabled = 0] = user.ids;
  expect((await user.associate(user.anna, ...other.ids)).code).toBe('forbidden');
  expect((await user.associate(user.anna, 999_999_999)).code).toBe('forbidden');
  expect((await user.associate(other.anna, pass)).code).toBe('pass_owner_not_found');
  expect((await user.associate(user.anna, disabled)).code).toBe('pass_incompatible');
  expect((await user.associate(user.anna)).code).toBe('empty_list');
  expect((await user.read(user.anna)).passIds).toEqual([]);
});

test('PAS-016 a pass is activated for today, once, and expires with its day', async () => {
  const user = await userWith(STAFF);
  await user.associate(user.anna, ...user.ids);
  expect((await user.read(user.anna)).activablePasses).toHaveLength(1);
  const { body } = await user.activate(user.anna, ...user.ids);
  expect(body).toMatchObject({ hasValidPassForToday: true, activablePasses: [] });
  expect(body.usablePasses).toHaveLength(1);
  expect((await user.activate(user.anna, ...user.ids)).code).toBe('done');
  passes.clock.now = new Date('2026-11-22T10:00:00Z');
  expect((await user.activate(user.anna, ...user.ids)).code).toBe('pass_not_usable');
  expect(await user.read(user.anna)).toMatchObject({ hasValidPassForToday: false });
});

test('PAS-016 PAS-031 a pass that was sold for tomorrow is not lost by an activation today', async () => {
  const provider = {
    validFrom: new Date('2026-11-21T23:00:00Z'),
    validTo: new Date('2026-11-22T23:00:00Z'),
    maxUses: 1,
    used: 0,
    lastProviderUsedAt: null,
    oneShotProviderUsage: true,
    readAt: passes.clock.now,
  };
  const user = await userWith({ ...STAFF, provider });
  expect((await user.associate(user.anna, ...user.ids)).code).toBe('done');
  expect((await user.activate(user.anna, ...user.ids)).code).toBe('pass_not_usable');
  passes.clock.now = new Date('2026-11-22T10:00:00Z');
  expect((await user.activate(user.anna, ...user.ids)).code).toBe('done');
});

test('I18 PAS-031 of eight passes of one type activated at once, one is valid today', async () => {
  const user = await userWith(...Array.from({ length: 8 }, () => STAFF));
  await user.associate(user.anna, ...user.ids);
  const answers = await Promise.all(user.ids.map((id) => user.activate(user.anna, id)));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    'done',
    ...Array.from({ length: 7 }, () => 'similar_pass_already_active'),
  ]);
  expect((await user.read(user.anna)).usablePasses).toHaveLength(1);
});

test('PAS-016 a weekly pass stays active for seven days, beside no second one', async () => {
  const weekly = { ...STAFF, passType: { id: 2, kind: 1 as const } };
  const user = await userWith(weekly, weekly);
  const [first = 0, second = 0] = user.ids;
  await user.associate(user.anna, first, second);
  expect((await user.activate(user.anna, first)).code).toBe('done');
  passes.clock.now = new Date('2026-11-27T10:00:00Z');
  expect((await user.activate(user.anna, first)).code).toBe('done');
  expect((await user.activate(user.anna, second)).code).toBe('similar_pass_already_active');
  passes.clock.now = new Date('2026-11-28T10:00:00Z');
  expect((await user.activate(user.anna, second)).code).toBe('done');
});

test('PAS-016 what is not activated: a generic pass, a pass of another person or of nobody', async () => {
  const user = await userWith(STAFF, ENTRANCE, STAFF);
  const [track = 0, entrance = 0, free = 0] = user.ids;
  await user.associate(user.anna, entrance, track);
  expect((await user.activate(user.anna, entrance)).code).toBe('pass_incompatible');
  expect((await user.activate(user.luca, track)).code).toBe('pass_not_found');
  expect((await user.activate(user.anna, free)).code).toBe('pass_not_found');
});

test('PAS-016 an activation whose process died after its claim is completed by the sweeper', async () => {
  const user = await userWith(STAFF);
  await user.associate(user.anna, ...user.ids);
  const claim = { ownerId: user.anna, passTypeId: 1, passId: user.ids[0] ?? 0, date: TODAY };
  await passes.deps.store.activations.claim(claim, passes.clock.now);
  await completeActivations(passes.deps);
  expect((await user.read(user.anna)).hasValidPassForToday).toBe(false);
  passes.clock.now = new Date(`${TODAY}T10:01:00Z`);
  await completeActivations(passes.deps);
  expect((await user.read(user.anna)).hasValidPassForToday).toBe(true);
  expect(await passes.deps.store.activations.findUnapplied(passes.clock.now)).toEqual([]);
});

test('G-24 guests neither associate nor activate', async () => {
  const token = await passes.tokens.tokenFor({ userId: 5, role: 'ROLE_GUEST' });
  for (const call of [associatePassesCall, activatePassesCall]) {
    const request = { params: { userId: 5, ownerId: 1 }, body: { passIds: [1] } };
    expect((await passes.call(call, request, { token })).body.error_code).toBe('forbidden');
  }
});
