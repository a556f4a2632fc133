import { accountsOf } from '../../test/accounts.ts';
import { dyingAfter } from '../../test/dying-store.ts';
import { startPasses, type TestPasses } from '../../test/start-passes.ts';
import { withdrawShare } from './share.ts';

let passes: TestPasses;
const { account, holderOf, passesOf } = accountsOf(() => passes);
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

const gone = (payload: object) => [422, 'passes_not_redeemable', payload];

test('I14 PAS-036 of a withdrawal and redemptions of three codes of a pass, one wins each, and the answer is true', async () => {
  const people = [await account(), await account(), await account()];
  for (let round = 0; round < 30; round += 1) {
    const user = await account();
    const [one = 0, two = 0] = await passesOf(user, 2);
    const ids = [[one, two], [one], [two]];
    const tokens = await Promise.all(ids.map(async (each) => (await user.share(each)).shareToken));
    const named = tokens[round % 3] ?? '';
    const early = round % 2 === 0 ? user.withdrawal(named) : null;
    const redeemed = Promise.all(people.map(({ redeem }, at) => redeem(tokens[at] ?? '')));
    const [status, , payload] = await (early ?? user.withdrawal(named));
    await redeemed;
    const given = ids[round % 3] ?? [];
    const stay = [];
    for (const id of given) if ((await holderOf(id)) === user.userId) stay.push(id);
    const taken = status === 204 ? [] : payload.passIds;
    expect(stay).toEqual(given.filter((id) => !taken.includes(id)));
    // What was open is over for good.
    const late = await account();
    for (const token of tokens) expect((await late.redeem(token)).code).not.toBe('done');
  }
});

test('I14 PAS-036 withdrawals of two codes of the same pass at once both say that it stays', async () => {
  const user = await account();
  for (let round = 0; round < 20; round += 1) {
    const ids = await passesOf(user, 1);
    const [first, second] = [await user.share(ids), await user.share(ids)];
    const answers = await Promise.all(
      [first, second].map((each) => user.withdraw(each.shareToken)),
    );
    expect(answers.map(([status]) => status)).toEqual([204, 204]);
  }
});

test.each([0, 1, 2, 3, 4])(
  'I14 PAS-036 a withdrawal that is killed after %i writes is completed by its repeat',
  async (writes) => {
    const [user, friend] = [await account(), await account()];
    const [one = 0, two = 0] = await passesOf(user, 2);
    const [first, used, named] = [
      await user.share([two]),
      await user.share([one]),
      await user.share([one, two]),
    ];
    await passes.deps.store.transfers.commit(used.shareToken, friend.userId, passes.clock.now);
    const changes = ['endOthers', 'end', 'transfer', 'complete'];
    const store = dyingAfter(writes, passes.deps.store, changes);
    const withdrawal = { userId: user.userId, token: named.shareToken };
    await expect(withdrawShare({ ...passes.deps, store }, withdrawal)).rejects.toThrow(
      writes < 4 ? 'killed' : 'Passes not redeemable',
    );
    const taken = { passIds: [one], passOwnerIds: [] };
    expect(await user.withdrawal(named.shareToken)).toEqual(gone(taken));
    for (const { shareToken } of [first, named])
      expect((await (await account()).redeem(shareToken)).code).not.toBe('done');
    expect(await holderOf(two)).toBe(user.userId);
  },
);
