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

test('PAS-036 a code that is withdrawn answers like one that has ended, and withdrawing again is no error', async () => {
  const [user, friend] = [await account(), await account()];
  const { shareToken } = await user.share(await passesOf(user, 1));
  expect((await friend.scan(shareToken)).mode).toBe('share_passes');
  expect(await user.withdraw(shareToken)).toEqual([204, undefined]);
  expect(await user.withdraw(shareToken)).toEqual([204, undefined]);
  expect((await friend.scan(shareToken)).mode).toBeNull();
  expect((await friend.redeem(shareToken)).code).toBe('pass_token_expired_or_wrong');
});

test('PAS-020 the code of pass owners is withdrawn the same way, and another one hands them over', async () => {
  const [user, friend] = [await account(), await account()];
  const [anna = 0] = await namesIn(user, 'Anna');
  const { shareToken } = await user.shareOwners([anna]);
  await user.withdraw(shareToken);
  expect((await friend.scan(shareToken)).mode).toBeNull();
  const again = await user.shareOwners([anna]);
  expect((await friend.scan(again.shareToken)).mode).toBe('share_user_owners');
});

test('PAS-036 only its giver withdraws a code', async () => {
  const [user, friend] = [await account(), await account()];
  const [card] = await stored({});
  const { shareToken } = await user.share(await passesOf(user, 1));
  const { redeemToken } = await user.scan(card?.mediacode ?? '');
  expect(await friend.withdraw(shareToken)).toEqual([204, undefined]);
  await user.withdraw(redeemToken);
  expect((await friend.redeem(shareToken)).code).toBe('done');
  expect((await user.redeem(redeemToken)).code).toBe('done');
});

test('PAS-036 who withdraws a code that was used is told', async () => {
  const [user, friend] = [await account(), await account()];
  const { shareToken } = await user.share(await passesOf(user, 1));
  await friend.redeem(shareToken);
  expect(await user.withdraw(shareToken)).toEqual([422, 'passes_not_redeemable']);
  expect((await friend.redeem(shareToken)).code).toBe('done');
});

test('I14 PAS-036 of a withdrawal and redemptions at the same instant exactly one wins', async () => {
  const [user, friend, other] = [await account(), await account(), await account()];
  for (let round = 0; round < 30; round += 1) {
    const [id = 0] = await passesOf(user, 1);
    const { shareToken } = await user.share([id]);
    const early = round % 2 === 0 ? user.withdraw(shareToken) : null;
    const redeemed = Promise.all([friend.redeem(shareToken), other.redeem(shareToken)]);
    const [status] = await (early ?? user.withdraw(shareToken));
    const done = (await redeemed).filter(({ code }) => code === 'done');
    expect(done).toHaveLength(status === 204 ? 0 : 1);
    expect((await holderOf(id)) === user.userId).toBe(status === 204);
  }
});

test('I14 PAS-012 of a withdrawal and a scan of pass owners at the same instant exactly one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [user, friend] = [await account(), await account()];
    const { shareToken } = await user.shareOwners(await namesIn(user, 'Anna'));
    const [{ mode }, [status]] = await Promise.all([
      friend.scan(shareToken),
      user.withdraw(shareToken),
    ]);
    expect(mode).toBe(status === 204 ? null : 'share_user_owners');
  }
});

test('PAS-020 a code that is still open for the same is answered again, until it ends', async () => {
  const user = await account();
  const ids = await passesOf(user, 2);
  const { shareToken: first } = await user.share(ids);
  const again = async (all = ids) => (await user.share(all, false, first)).shareToken;
  expect(await again()).toBe(first);
  expect(await again(ids.toReversed())).toBe(first);
  expect(await again(ids.slice(1))).not.toBe(first);
  expect((await (await account()).share(await passesOf(user, 1), false, first)).error_code).toBe(
    'codes_not_valid',
  );
  passes.clock.now = new Date(`${TODAY}T10:10:00Z`);
  expect(await again()).not.toBe(first);
});

test('PAS-020 a code that was withdrawn, or used before its passes came back, is not answered again', async () => {
  const [user, friend] = [await account(), await account()];
  const [id = 0] = await passesOf(user, 1);
  const { shareToken: first } = await user.share([id]);
  await user.withdraw(first);
  const { shareToken: second } = await user.share([id], false, first);
  expect(second).not.toBe(first);
  await friend.redeem(second);
  const back = await friend.share([id]);
  await user.redeem(back.shareToken);
  const { shareToken: third } = await user.share([id], false, second);
  expect([first, second]).not.toContain(third);
  expect((await friend.redeem(third)).code).toBe('done');
});

test('PAS-020 the open code of pass owners is answered again', async () => {
  const user = await account();
  const [anna = 0] = await namesIn(user, 'Anna');
  const { shareToken } = await user.shareOwners([anna]);
  expect((await user.shareOwners([anna], shareToken)).shareToken).toBe(shareToken);
});

test('PAS-036 who asks about a code is told that it was used, also while another one takes some of the same', async () => {
  const [user, friend] = [await account(), await account()];
  const [first = 0, second = 0] = await passesOf(user, 2);
  const one = (await user.share([first])).shareToken;
  const both = (await user.share([first, second])).shareToken;
  expect(await user.askPasses([first], one)).toBe('open');
  await friend.redeem(one);
  expect(await user.askPasses([first], one)).toBe('passes_not_redeemable');
  // It still hands over the other pass.
  expect(await user.askPasses([first, second], both)).toBe('codes_not_valid');
  expect(await friend.askPasses([first], one)).toBe('pass_token_expired_or_wrong');
  const [anna = 0] = await namesIn(user, 'Anna');
  const { shareToken } = await user.shareOwners([anna]);
  expect(await user.askOwners([anna], shareToken)).toBe('open');
  await friend.scan(shareToken);
  expect(await user.askOwners([anna], shareToken)).toBe('passes_not_redeemable');
});

test('G-24 a guest withdraws nothing', async () => {
  const guest = await account('ROLE_GUEST');
  expect(await guest.withdraw('pass.x')).toEqual([403, 'forbidden']);
});
