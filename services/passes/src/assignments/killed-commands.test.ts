import { dyingAfter } from '../../test/dying-store.ts';
import { buildPass, startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';
import { activatePasses } from './activate-passes.ts';
import { associatePasses } from './associate-passes.ts';
import { completeActivations } from './index.ts';

const CHANGES = ['associate', 'claim', 'activateOnce', 'markApplied', 'remove'];
let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

/** A person with two passes of different types that are to be given and activated. */
async function personWithPasses(userId: number) {
  const ownerId = userId * 10;
  const free = { userId, passOwnerId: null, issuedBy: 7, activatedOn: [] };
  const all = [1, 2].map((id) => buildPass({ ...free, passType: { id } }));
  await passes.deps.store.passOwners.addMissing([{ id: ownerId, userId, name: 'Anna' }]);
  await passes.deps.store.passes.addMissing(all);
  return { userId, ownerId, passIds: all.map(({ id }) => id) };
}

const outcomeOf = (command: Promise<void>) =>
  command.then(
    () => 'done',
    (error: Error) => error.message,
  );

/** What is stored: every pass has its person and was activated once, and no claim is left to complete. */
async function expectDone({
  userId,
  ownerId,
  passIds,
}: Awaited<ReturnType<typeof personWithPasses>>) {
  const stored = await passes.deps.store.passes.findAmong(userId, passIds);
  expect(stored.map(({ passOwnerId, activatedOn }) => [passOwnerId, activatedOn])).toEqual([
    [ownerId, [TODAY]],
    [ownerId, [TODAY]],
  ]);
  const claims = passes.db.collection('pass_activations');
  expect(await claims.countDocuments({ ownerId, isApplied: false })).toBe(0);
  expect(await claims.countDocuments({ ownerId })).toBe(2);
}

test.each([0, 1, 2])(
  'I15 PAS-015 association killed after %i writes is completed by the retry',
  async (writes) => {
    const request = await personWithPasses(100 + writes);
    const store = dyingAfter(writes, passes.deps.store, CHANGES);
    const outcome = await outcomeOf(associatePasses({ ...passes.deps, store }, request));
    expect(outcome).toBe(writes < 2 ? 'killed' : 'done');
    await associatePasses(passes.deps, request);
    await activatePasses(passes.deps, request);
    await expectDone(request);
  },
);

test('PAS-015 a pass that is associated while its person moves to another account moves too', async () => {
  const { userId, ownerId, passIds } = await personWithPasses(300);
  const [from, to] = [userId, userId + 1];
  const { store } = passes.deps;
  const moving = {
    ...store,
    passes: {
      ...store.passes,
      associate: async (association: Parameters<typeof store.passes.associate>[0]) => {
        await store.passOwners.transfer({ id: ownerId, from, to, transferId: 'moved' });
        await store.passes.moveOfOwner({ ownerId, from, to });
        return store.passes.associate(association);
      },
    },
  };
  await associatePasses({ ...passes.deps, store: moving }, { userId, ownerId, passIds });
  const moved = await store.passes.findAmong(to, passIds);
  expect(moved.map(({ passOwnerId }) => passOwnerId)).toEqual([ownerId, ownerId]);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  'I18 PAS-016 activation killed after %i writes takes effect once, by the retry and the sweeper in either order',
  async (writes) => {
    for (const isSweptFirst of [false, true]) {
      const request = await personWithPasses(200 + writes * 2 + Number(isSweptFirst));
      await associatePasses(passes.deps, request);
      const store = dyingAfter(writes, passes.deps.store, CHANGES);
      const outcome = await outcomeOf(activatePasses({ ...passes.deps, store }, request));
      expect(outcome).toBe(writes < 6 ? 'killed' : 'done');
      const later = () => new Date(passes.clock.now.getTime() + 60_000);
      const sweep = () => completeActivations({ ...passes.deps, now: later });
      if (isSweptFirst) await sweep();
      await activatePasses(passes.deps, request);
      await sweep();
      await expectDone(request);
    }
  },
);
