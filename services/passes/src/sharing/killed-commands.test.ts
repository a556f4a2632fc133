import { dyingAfter } from '../../test/dying-store.ts';
import { buildPass, startPasses, type TestPasses } from '../../test/start-passes.ts';
import { completeTransfers } from './index.ts';
import { redeemOwners, redeemPasses } from './redeem-passes.ts';
import { sharePasses, sharePassOwners } from './share.ts';

const CHANGES = ['commit', 'transfer', 'moveOfOwner', 'complete'];
let passes: TestPasses;
let lastUser = 100;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

/** A giver with an owner who has a pass, a pass without a name, and the account that takes over. */
async function giver() {
  lastUser += 2;
  const [from, to] = [lastUser, lastUser + 1];
  const ownerId = from * 10;
  const { store } = passes.deps;
  const [free, named] = [
    buildPass({ userId: from, passOwnerId: null, activatedOn: [] }),
    buildPass({ userId: from, passOwnerId: ownerId }),
  ];
  await store.passOwners.addMissing([{ id: ownerId, userId: from, name: 'Anna' }]);
  await store.passes.addMissing([free, named]);
  return { from, to, ownerId, freeId: free.id, namedId: named.id };
}

const later = () => new Date(passes.clock.now.getTime() + 60_000);
const outcomeOf = (command: Promise<unknown>) =>
  command.then(
    () => 'done',
    (error: Error) => error.message,
  );
const idsOf = async (userId: number) =>
  (await passes.deps.store.passes.findAllOf(userId)).map(({ id }) => id);

test.each([0, 1, 2, 3])(
  'I14 PAS-013 a redemption killed after %i writes moves its passes once, by the retry and the sweeper in either order',
  async (writes) => {
    for (const isSweptFirst of [false, true]) {
      const { from, to, freeId, namedId } = await giver();
      const request = { userId: from, isStaff: false, passIds: [freeId] };
      const redemption = { userId: to, token: await sharePasses(passes.deps, request) };
      const store = dyingAfter(writes, passes.deps.store, CHANGES);
      const outcome = await outcomeOf(redeemPasses({ ...passes.deps, store }, redemption));
      expect(outcome).toBe(writes < 3 ? 'killed' : 'done');
      const sweep = () => completeTransfers({ ...passes.deps, now: later });
      if (isSweptFirst) await sweep();
      expect(await redeemPasses(passes.deps, redemption)).toEqual([freeId]);
      await sweep();
      expect(await redeemPasses(passes.deps, redemption)).toEqual([freeId]);
      expect([await idsOf(from), await idsOf(to)]).toEqual([[namedId], [freeId]]);
      const [moved] = await passes.deps.store.passes.findByIds([freeId]);
      expect(moved?.transfers).toBe(1);
    }
  },
);

test.each([0, 1, 2, 3, 4, 5])(
  'PAS-012 pass owners whose transfer was killed after %i writes move once, with their passes',
  async (writes) => {
    for (const isSweptFirst of [false, true]) {
      const { from, to, ownerId, freeId, namedId } = await giver();
      const token = await sharePassOwners(passes.deps, { userId: from, ownerIds: [ownerId] });
      const store = dyingAfter(writes, passes.deps.store, CHANGES);
      const redemption = { userId: to, token };
      const outcome = await outcomeOf(redeemOwners({ ...passes.deps, store }, redemption));
      expect(outcome).toBe(writes < 5 ? 'killed' : 'done');
      const sweep = () => completeTransfers({ ...passes.deps, now: later });
      if (isSweptFirst) await sweep();
      expect(await redeemOwners(passes.deps, redemption)).toBe(true);
      await sweep();
      expect([await idsOf(from), await idsOf(to)]).toEqual([[freeId], [namedId]]);
      const owners = await passes.deps.store.passOwners.findAllOf(to);
      expect(owners).toEqual([{ id: ownerId, userId: to, name: 'Anna' }]);
    }
  },
);

/** Shares the owner from one account and redeems it with the other. */
async function moveOwner(ownerId: number, { from, to }: { from: number; to: number }) {
  const token = await sharePassOwners(passes.deps, { userId: from, ownerIds: [ownerId] });
  expect(await redeemOwners(passes.deps, { userId: to, token })).toBe(true);
}

test.each(['owner', 'passes'])(
  'PAS-012 a slow request does not take back an owner who was given back since: it stalls before it moves the %s',
  async (stalled) => {
    const { from, to, ownerId, freeId, namedId } = await giver();
    const token = await sharePassOwners(passes.deps, { userId: from, ownerIds: [ownerId] });
    const { store } = passes.deps;
    const { transfer } = store.passOwners;
    const { moveOfOwner } = store.passes;
    let hasStalled = false;
    const giveBack = async () => {
      if (hasStalled) return;
      hasStalled = true;
      await redeemOwners(passes.deps, { userId: to, token });
      await moveOwner(ownerId, { from: to, to: from });
    };
    const slow = {
      ...store,
      passOwners: {
        ...store.passOwners,
        transfer: async (move: Parameters<typeof transfer>[0]) => {
          if (stalled === 'owner') await giveBack();
          return transfer(move);
        },
      },
      passes: {
        ...store.passes,
        moveOfOwner: async (move: Parameters<typeof moveOfOwner>[0]) => {
          if (stalled === 'passes') await giveBack();
          return moveOfOwner(move);
        },
      },
    };
    await redeemOwners({ ...passes.deps, store: slow }, { userId: to, token });
    expect([(await idsOf(from)).toSorted(), await idsOf(to)]).toEqual([
      [freeId, namedId].toSorted(),
      [],
    ]);
    expect(await store.passOwners.findHolder(ownerId)).toBe(from);
  },
);

test('PAS-012 passes follow an owner who moved on, when the request that moved them first dies right after it', async () => {
  const { from, to, ownerId, freeId, namedId } = await giver();
  const third = to + 500_000;
  const token = await sharePassOwners(passes.deps, { userId: from, ownerIds: [ownerId] });
  const { store } = passes.deps;
  const { moveOfOwner } = store.passes;
  const dying = async (move: Parameters<typeof moveOfOwner>[0]) => {
    await moveOwner(ownerId, { from: to, to: third });
    await moveOfOwner(move);
    throw new Error('killed');
  };
  const slow = { ...store, passes: { ...store.passes, moveOfOwner: dying } };
  const killed = redeemOwners({ ...passes.deps, store: slow }, { userId: to, token });
  await expect(killed).rejects.toThrow('killed');
  await completeTransfers({ ...passes.deps, now: later });
  expect([await idsOf(from), await idsOf(to), await idsOf(third)]).toEqual([
    [freeId],
    [],
    [namedId],
  ]);
});
