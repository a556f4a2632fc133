import { Collection } from 'mongodb';
import { accountsOf } from '../../test/accounts.ts';
import { startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';

let passes: TestPasses;
const { account, holderOf, namesIn, passesOf, stored } = accountsOf(() => passes);
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());
beforeEach(() => {
  passes.clock.now = new Date(`${TODAY}T10:00:00Z`);
});

const ended = 'pass_token_expired_or_wrong';
const gone = (payload: object) => [422, 'passes_not_redeemable', payload];

test.each([true, false])(
  'PAS-036 with a code end the others of its giver that give some of the same, also those no page knows any more (staff: %s)',
  async (isStaff) => {
    const user = await account(isStaff ? 'ROLE_MERCHANT' : 'ROLE_USER');
    const friend = await account();
    const [one = 0, two = 0, three = 0] = await passesOf(user, 3, isStaff);
    const share = async (...ids: number[]) => (await user.share(ids, isStaff)).shareToken;
    const same = await share(one, two, three);
    const part = await share(one);
    const named = await share(one, two, three);
    const beside = await share(two, three);
    const [apart = 0] = await passesOf(user, 1, isStaff);
    const other = await share(apart);
    expect(await user.withdraw(named)).toEqual([204, undefined]);
    for (const token of [same, part, named, beside]) {
      expect((await friend.scan(token)).mode).toBeNull();
      expect((await friend.redeem(token)).code).toBe(ended);
    }
    expect((await friend.redeem(other)).code).toBe('done');
  },
);

test('PAS-036 the code of one person ends with that of this person and another', async () => {
  const [user, friend] = [await account(), await account()];
  const [anna = 0, tommaso = 0, bruno = 0] = await namesIn(user, 'Anna', 'Tommaso', 'Bruno');
  const first = await user.shareOwners([anna]);
  const other = await user.shareOwners([bruno]);
  const second = await user.shareOwners([anna, tommaso]);
  expect(await user.withdraw(second.shareToken)).toEqual([204, undefined]);
  expect((await friend.scan(first.shareToken)).mode).toBeNull();
  expect((await friend.scan(other.shareToken)).mode).toBe('share_user_owners');
});

test('PAS-036 a code that has expired still ends a later one of the same passes', async () => {
  const [user, friend] = [await account(), await account()];
  const ids = await passesOf(user, 1);
  const first = await user.share(ids);
  passes.clock.now = new Date(`${TODAY}T10:06:00Z`);
  const second = await user.share(ids);
  passes.clock.now = new Date(`${TODAY}T10:11:00Z`);
  expect(await user.withdraw(first.shareToken)).toEqual([204, undefined]);
  expect((await friend.redeem(second.shareToken)).code).toBe(ended);
});

test('PAS-036 codes of other accounts, of cards, and of a pass that has been elsewhere since are left alone', async () => {
  const [user, friend] = [await account(), await account()];
  const [own = 0, other = 0] = await passesOf(user, 2);
  const old = await user.share([own, other]);
  await friend.redeem((await user.share([own])).shareToken);
  await user.redeem((await friend.share([own])).shareToken);
  const theirs = await friend.share(await passesOf(friend, 1));
  const [card] = await stored({});
  const { redeemToken } = await user.scan(card?.mediacode ?? '');
  const again = await user.share([own]);
  expect(await user.withdraw(again.shareToken)).toEqual([204, undefined]);
  expect((await user.redeem(redeemToken)).code).toBe('done');
  expect((await user.redeem(theirs.shareToken)).code).toBe('done');
  // It gives the other pass alone by now.
  expect((await friend.redeem(old.shareToken)).body.passIds).toEqual([other]);
});

test('PAS-036 where another code has taken some, the answer says which, also to a repeat', async () => {
  const [user, friend] = [await account(), await account()];
  const [one = 0, two = 0, three = 0] = await passesOf(user, 3);
  const first = await user.share([one]);
  const both = await user.share([one, two, three]);
  const beside = await user.share([two]);
  await friend.redeem(first.shareToken);
  const taken = { passIds: [one], passOwnerIds: [] };
  for (const _ of ['first', 'repeat'])
    expect(await user.withdrawal(both.shareToken)).toEqual(gone(taken));
  for (const { shareToken } of [both, beside])
    expect((await friend.redeem(shareToken)).code).toBe(ended);
  expect(await holderOf(two)).toBe(user.userId);
  expect(await user.withdrawal(first.shareToken)).toEqual(gone(taken));
});

test('PAS-036 where another code has taken a person, the answer says so', async () => {
  const [user, friend] = [await account(), await account()];
  const [anna = 0, tommaso = 0] = await namesIn(user, 'Anna', 'Tommaso');
  const first = await user.shareOwners([anna]);
  const both = await user.shareOwners([anna, tommaso]);
  await friend.scan(first.shareToken);
  const taken = { passIds: [], passOwnerIds: [anna] };
  expect(await user.withdrawal(both.shareToken)).toEqual(gone(taken));
});

test('PAS-036 who withdraws a code that was used ends the others, and a redemption that died is completed', async () => {
  const [user, friend, other] = [await account(), await account(), await account()];
  const [one = 0, two = 0] = await passesOf(user, 2);
  const both = await user.share([one, two]);
  const used = await user.share([one]);
  await passes.deps.store.transfers.commit(used.shareToken, friend.userId, passes.clock.now);
  expect(await user.withdrawal(used.shareToken)).toEqual(
    gone({ passIds: [one], passOwnerIds: [] }),
  );
  expect(await holderOf(one)).toBe(friend.userId);
  expect((await other.redeem(both.shareToken)).code).toBe(ended);
});

test('PAS-036 a withdrawal looks at the codes of the last minutes, however many there were', async () => {
  const user = await account();
  const ids = await passesOf(user, 1);
  const { shareToken } = await user.share(ids);
  const transfers = passes.db.collection('pass_transfers');
  const [token] = await transfers.find({ from: user.userId }).toArray();
  const old = { ...token, expiresAt: new Date(`${TODAY}T09:00:00Z`) };
  await transfers.insertMany(
    Array.from({ length: 300 }, (_, at) => ({ ...old, _id: `old ${at}` as never })),
  );
  const spies = [
    jest.spyOn(Collection.prototype, 'deleteMany'),
    jest.spyOn(Collection.prototype, 'find'),
  ];
  await user.withdraw(shareToken);
  const filters = spies.flatMap(({ mock }) => mock.calls.map(([filter = {}]) => filter));
  for (const spy of spies) spy.mockRestore();
  const byAccount = filters.filter((filter) => 'from' in filter && 'state' in filter);
  expect(byAccount).toHaveLength(2);
  for (const filter of byAccount) {
    const { executionStats } = await transfers.find(filter).explain('executionStats');
    expect(executionStats.totalKeysExamined).toBeLessThan(10);
    expect(executionStats.totalDocsExamined).toBeLessThan(10);
  }
});

test('PAS-036 a page that asks for a code learns that another device withdrew or used it, and gets no other one', async () => {
  const [user, friend] = [await account(), await account()];
  const passIds = await passesOf(user, 1);
  const passOwnerIds = await namesIn(user, 'Anna');
  const ofPasses = (await user.share(passIds)).shareToken;
  const ofOwners = (await user.shareOwners(passOwnerIds)).shareToken;
  expect(await user.askFor({ passIds }, ofPasses)).toBe(ofPasses);
  expect(await user.askFor({ passOwnerIds }, ofOwners)).toBe(ofOwners);
  // On another device, which has codes of its own.
  await user.withdraw((await user.share(passIds)).shareToken);
  await user.withdraw((await user.shareOwners(passOwnerIds)).shareToken);
  expect(await user.askFor({ passIds }, ofPasses)).toBe(ended);
  expect(await user.askFor({ passOwnerIds }, ofOwners)).toBe(ended);
  const next = (await user.share(passIds)).shareToken;
  await friend.redeem(next);
  expect(await user.askFor({ passIds }, next)).toBe('passes_not_redeemable');
});
