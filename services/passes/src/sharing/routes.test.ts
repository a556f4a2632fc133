import { accountsOf } from '../../test/accounts.ts';
import { startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';

let passes: TestPasses;
const { account, stored } = accountsOf(() => passes);
beforeAll(async () => {
  passes = await startPasses({ TICKET2222: {}, 'ticket.in.QR': {} });
});
afterAll(() => passes.close());
beforeEach(() => {
  passes.clock.now = new Date(`${TODAY}T10:00:00Z`);
});

const INVALID = { mode: null, redeemToken: null, passes: null, counter: null };

test('PAS-009 PAS-013 the code of a card gives its pass to the account that redeems it', async () => {
  const [user, [card]] = [await account(), await stored({ mediacode: 'KX7Q2MBP9D' })];
  const scanned = await user.scan(' https://example.com/c/kx7q-2mbp 9d ');
  expect(scanned).toMatchObject({ value: 'KX7Q2MBP9D', mode: 'mediacode', counter: 1 });
  expect(scanned.passes).toEqual([expect.objectContaining({ id: card?.id })]);
  const { status, body } = await user.redeem(scanned.redeemToken);
  expect([status, body.passIds]).toEqual([200, [card?.id]]);
  expect((await user.redeem(scanned.redeemToken)).body).toEqual(body);
  const [nameless] = await user.owners();
  expect(nameless).toMatchObject({ id: null, passIds: [card?.id] });
});

test('PAS-011 unknown, used, disabled and expired codes get the same answer', async () => {
  const [user, other] = [await account(), await account()];
  const all = await stored(
    { userId: other.userId },
    { disabled: true },
    { activatedOn: ['2026-11-20'] },
  );
  for (const code of ['UNKNOWN222', ...all.map(({ mediacode }) => mediacode), 'pass.unknown'])
    expect(await user.scan(code)).toEqual({ value: code, ...INVALID });
  expect((await user.scan(' - ')).error_code).toBe('code_not_valid');
});

test('I14 PAS-014 of ten phones that scanned one card at once, one gets the pass', async () => {
  const [[card], people] = [
    await stored({}),
    await Promise.all(Array.from({ length: 10 }, () => account())),
  ];
  const tokens = await Promise.all(
    people.map(async ({ scan }) => (await scan(card?.mediacode ?? '')).redeemToken),
  );
  const answers = await Promise.all(people.map(({ redeem }, index) => redeem(tokens[index])));
  expect(answers.filter(({ code }) => code === 'done')).toHaveLength(1);
  const lost = answers.filter(({ code }) => code !== 'done');
  for (const { status, code, body } of lost)
    expect([status, code, body.payload.ticketValue]).toEqual([
      422,
      'pass_already_created',
      card?.mediacode,
    ]);
});

test('I14 PAS-020 of ten phones that redeem one shared code at once, one wins and the others are told', async () => {
  const staff = await account('ROLE_MERCHANT');
  const all = await stored({ issuedBy: staff.userId }, { issuedBy: staff.userId });
  const ids = all.map(({ id }) => id);
  const { shareToken } = await staff.share(ids, true);
  const people = await Promise.all(Array.from({ length: 10 }, () => account()));
  const scanned = await Promise.all(people.map(({ scan }) => scan(shareToken)));
  expect(scanned.every(({ mode }) => mode === 'share_passes' || mode === null)).toBe(true);
  const answers = await Promise.all(people.map(({ redeem }) => redeem(shareToken)));
  const winners = people.filter((_, index) => answers[index]?.code === 'done');
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'passes_not_redeemable')).toHaveLength(9);
  const winner = winners[0] ?? (await account());
  expect((await winner.owners())[0].passIds.toSorted()).toEqual(ids.toSorted());
  expect((await winner.redeem(shareToken)).body).toEqual({ passIds: ids });
  expect((await winner.scan(shareToken)).redeemToken).toBe(shareToken);
  const late = await account();
  expect(await late.scan(shareToken)).toEqual({ value: shareToken, ...INVALID });
});

test('PAS-020 G-32 what is shared: own passes without a name; by staff those that they created', async () => {
  const [user, staff, other] = [
    await account(),
    await account('ROLE_MERCHANT'),
    await account('ROLE_MERCHANT'),
  ];
  const [own, named, issued] = await stored(
    { userId: user.userId },
    { userId: user.userId, passOwnerId: 77 },
    { issuedBy: staff.userId },
  );
  const ids = (...all: (typeof own)[]) => all.map((pass) => pass?.id ?? 0);
  expect((await user.share(ids(own))).shareToken).toMatch(/^pass\.[\w-]{43}$/);
  expect((await user.share(ids(own, named))).error_code).toBe('codes_not_valid');
  expect((await user.share(ids(issued))).error_code).toBe('codes_not_valid');
  expect((await user.share([])).error_code).toBe('empty_list');
  expect((await user.share(ids(own), true)).error_code).toBe('forbidden');
  expect((await staff.share(ids(issued))).error_code).toBe('codes_not_valid');
  expect((await other.share(ids(issued), true)).error_code).toBe('codes_not_valid');
  expect((await staff.share(ids(issued), true)).shareToken).toBeDefined();
});

test('PAS-036 a token ends after ten minutes, is stored as a digest alone, and moves nothing for its giver', async () => {
  const [user, friend] = [await account(), await account()];
  const [own] = await stored({ userId: user.userId });
  const { shareToken } = await user.share([own?.id ?? 0]);
  const dump = JSON.stringify(await passes.db.collection('pass_transfers').find().toArray());
  expect(dump).not.toContain(shareToken.slice(5));
  expect((await user.redeem(shareToken)).code).toBe('passes_not_redeemable');
  passes.clock.now = new Date(`${TODAY}T10:10:00Z`);
  expect((await friend.redeem(shareToken)).code).toBe('pass_token_expired_or_wrong');
  expect(await friend.scan(shareToken)).toEqual({ value: shareToken, ...INVALID });
  expect((await friend.redeem('pass.invented')).code).toBe('pass_token_expired_or_wrong');
});

test('PAS-036 a pass that was given a name, or to another account, is no longer moved', async () => {
  const [user, friend, third] = [await account(), await account(), await account()];
  const [named, moved] = await stored(
    { userId: user.userId, issuedBy: 7 },
    { userId: user.userId },
  );
  const [first, second] = [await user.share([named?.id ?? 0]), await user.share([moved?.id ?? 0])];
  const third2 = await user.share([moved?.id ?? 0]);
  await passes.deps.store.passOwners.addMissing([
    { id: user.userId * 10, userId: user.userId, name: 'Anna' },
  ]);
  await user.associate(user.userId * 10, [named?.id ?? 0]);
  expect((await friend.redeem(first.shareToken)).code).toBe('passes_not_redeemable');
  expect((await friend.redeem(second.shareToken)).code).toBe('done');
  expect((await third.redeem(third2.shareToken)).code).toBe('passes_not_redeemable');
});

test('PAS-012 PAS-020 pass owners move with their passes to the account that scans them', async () => {
  const [user, friend, late] = [await account(), await account(), await account()];
  const [anna, luca] = [user.userId * 10, user.userId * 10 + 1];
  const { passOwners } = passes.deps.store;
  await passOwners.addMissing([
    { id: anna, userId: user.userId, name: 'Anna' },
    { id: luca, userId: user.userId, name: 'Luca' },
    { id: friend.userId * 10, userId: friend.userId, name: 'Anna' },
  ]);
  const [pass] = await stored({ userId: user.userId, passOwnerId: anna });
  const { shareToken } = await user.shareOwners([anna]);
  expect(await user.scan(shareToken)).toEqual({ value: shareToken, ...INVALID });
  const scan = { value: shareToken, ...INVALID, mode: 'share_user_owners', counter: 1 };
  expect(await friend.scan(shareToken)).toEqual(scan);
  expect(await friend.scan(shareToken)).toEqual(scan);
  expect(await late.scan(shareToken)).toEqual({ value: shareToken, ...INVALID });
  const shown = (await friend.owners()).find(({ id }: { id: number }) => id === anna);
  expect(shown).toMatchObject({ name: 'Anna (2)', passIds: [pass?.id] });
  const left = (await user.owners()).map(({ id }: { id: number | null }) => id);
  expect(left).toEqual([null, luca]);
  expect((await user.shareOwners([anna])).error_code).toBe('pass_owner_not_found');
});

test('PAS-023 PSU-013 staff scan cards of a Fast Track only where a merchant of theirs accepts it', async () => {
  const [staff, visitor] = [await account('ROLE_MERCHANT'), await account()];
  const merchants = [{ id: 810, name: 'Museo' }];
  const [fastTrack, entrance, anywhere] = await stored(
    { passType: { mode: 'specific', merchants } },
    { passType: { mode: 'generic', merchants } },
    { passType: { mode: 'specific', merchants: [] } },
  );
  const scanned = async (person: typeof staff, card: typeof fastTrack) => {
    const { error_code, mode } = await person.scan(card?.mediacode ?? '');
    return error_code ?? mode;
  };
  expect(await scanned(staff, fastTrack)).toBe('not_fast_track_media_code');
  expect(await scanned(staff, entrance)).toBe('mediacode');
  expect(await scanned(staff, anywhere)).toBe('mediacode');
  expect(await scanned(visitor, fastTrack)).toBe('mediacode');
  passes.queues.managers.add(`810/managers/${staff.userId}`);
  expect(await scanned(staff, fastTrack)).toBe('mediacode');
});

test('G-24 guests neither scan nor redeem nor share', async () => {
  const guest = await account('ROLE_GUEST');
  const answers = [
    await guest.scan('KX7Q2MBP9D'),
    (await guest.redeem('pass.x')).body,
    await guest.share([1]),
    await guest.shareOwners([1]),
  ];
  for (const { error_code } of answers) expect(error_code).toBe('forbidden');
});

test('PAS-009 PAS-011 the code of a ticket is said to be one, and redeems nothing', async () => {
  const user = await account();
  for (const value of ['TICKET2222', 'ticket.in.QR'])
    expect(await user.scan(value)).toEqual({ ...INVALID, value, mode: 'ticket', counter: 1 });
});
