import { accountsOf } from '../../test/accounts.ts';
import { startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';

let passes: TestPasses;
const { account, stored } = accountsOf(() => passes);
beforeAll(async () => {
  passes = await startPasses({});
  passes.clock.now = new Date(`${TODAY}T10:00:00Z`);
});
afterAll(() => passes.close());

const INVALID = { mode: null, redeemToken: null, passes: null, counter: null };

test('PAS-013 PAS-036 a scanned code lists the passes that it can still give', async () => {
  const [user, friend] = [await account(), await account()];
  const own = { userId: user.userId, issuedBy: 7 };
  const ids = (await stored(own, own)).map(({ id }) => id);
  const { shareToken } = await user.share(ids);
  const listed = async () => {
    const { mode, counter, passes: found } = await friend.scan(shareToken);
    return [mode, counter, found?.map(({ id }: { id: number }) => id)];
  };
  const [anna, emma] = [user.userId * 10, friend.userId * 10];
  const { passOwners } = passes.deps.store;
  await passOwners.addMissing([
    { id: anna, userId: user.userId, name: 'Anna' },
    { id: emma, userId: friend.userId, name: 'Emma' },
  ]);
  await user.associate(anna, ids.slice(0, 1));
  expect(await listed()).toEqual(['share_passes', 1, ids.slice(1)]);
  expect((await friend.redeem(shareToken)).body).toEqual({ passIds: ids.slice(1) });
  expect(await listed()).toEqual(['share_passes', 1, ids.slice(1)]);
  await friend.associate(emma, ids.slice(1));
  expect(await friend.scan(shareToken)).toEqual({ value: shareToken, ...INVALID });
});
