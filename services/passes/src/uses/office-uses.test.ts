import { ApiError } from '@turno/kit';
import { accountsOf } from '../../test/accounts.ts';
import { startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';
import { createEmbeddedProvider, type EmbeddedProvider } from '../provider/store.ts';
import { reservePasses } from './holds.ts';
import { giveBackUses } from './office-uses.ts';

let passes: TestPasses;
let office: EmbeddedProvider;
const { account } = accountsOf(() => passes);
let lastCode = 0;
let lastTicket = 0;

const OPEN_TO_ALL = { franchisingId: null, merchants: [], preferences: [], kind: 0 as const };
const UNLIMITED = { limits: [], pause: null, hours: [] };

beforeAll(async () => {
  passes = await startPasses({});
  office = await createEmbeddedProvider(passes.db);
  await passes.deps.store.passTypes.addMissing([
    { id: 7, name: 'Ingresso', mode: 'generic', ...OPEN_TO_ALL, policy: UNLIMITED },
  ]);
});
afterAll(() => passes.close());
beforeEach(() => {
  passes.deps.provider = office;
  passes.clock.now = new Date(`${TODAY}T10:00:00Z`);
});

const away = () => Promise.reject(new ApiError('service_unavailable'));

/** A pass of the ticket office that a new account has scanned, redeemed and given to a person. */
async function soldPass(maxUses: number | null) {
  lastCode += 1;
  const code = `SOLD${lastCode}AAAA`;
  await office.issue([{ code, passTypeId: 7, validFrom: null, validTo: null, maxUses }]);
  const user = await account();
  const ownerId = user.userId * 10;
  await passes.deps.store.passOwners.addMissing([
    { id: ownerId, userId: user.userId, name: 'Anna' },
  ]);
  const scanned = await user.scan(code);
  const passId = (await user.redeem(scanned.redeemToken)).body.passIds[0];
  await user.associate(ownerId, [passId]);
  const reserve = (ticketId: string, attemptId = ticketId) =>
    reservePasses(passes.deps, {
      userId: user.userId,
      merchantId: 10,
      queueId: 100,
      passMode: 'generic',
      date: TODAY,
      ticketId,
      attemptId,
      passOwners: [{ id: ownerId, passId }],
    });
  const stored = async () => (await passes.deps.store.passes.findByIds([passId]))[0];
  return { code, user, ownerId, passId, reserve, stored, scanned };
}
const newTicket = () => {
  lastTicket += 1;
  return String(lastTicket).padStart(24, '0');
};
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'held',
    ({ code }) => code,
  );

test('PAS-009 a code that only the ticket office knows becomes a pass, once, whoever scans it at once', async () => {
  await office.issue([
    { code: 'ONLYOFFICE', passTypeId: 7, validFrom: null, validTo: null, maxUses: 1 },
  ]);
  const users = await Promise.all(Array.from({ length: 5 }, () => account()));
  const scans = await Promise.all(users.map((user) => user.scan('ONLYOFFICE')));
  const ids = scans.map((scan) => scan.passes[0].id);
  expect(new Set(ids).size).toBe(1);
  expect(scans[0]).toMatchObject({ mode: 'mediacode', passes: [{ oneShotProviderUsage: true }] });
  expect((await (await account()).scan('NOBODYHAS1')).redeemToken).toBeNull();
});

test('PAS-009 while the ticket office is away, an unknown code is not called wrong', async () => {
  passes.deps.provider = { ...office, find: away };
  expect((await (await account()).scan('PERHAPS222')).error_code).toBe('service_unavailable');
});

test('PAS-003 PAS-029 the ticket office counts a use once; a released one is given back', async () => {
  const { code, reserve, stored } = await soldPass(1);
  const ticketId = newTicket();
  await Promise.all([reserve(ticketId), reserve(ticketId)]);
  expect((await office.find(code)).used).toBe(1);
  expect((await stored())?.provider).toMatchObject({ used: 1, oneShotProviderUsage: true });
  expect(await codeOf(reserve(newTicket()))).toBe('pass_already_entered');
  for (const _ of [1, 2]) await passes.deps.store.uses.release(ticketId);
  // The hold of the next ticket gives back first what is due.
  expect(await codeOf(reserve(newTicket()))).toBe('held');
  expect((await office.find(code)).used).toBe(1);
});

test('PAS-029 a reply of the ticket office is lost: nobody uses the pass, and the use is given back', async () => {
  const { code, reserve, stored } = await soldPass(1);
  passes.deps.provider = {
    ...office,
    use: async (use) => {
      await office.use(use);
      return away();
    },
    undo: away,
  };
  expect(await codeOf(reserve(newTicket()))).toBe('service_unavailable');
  expect(await stored()).toMatchObject({ usages: [], returns: [expect.any(String)] });
  await expect(giveBackUses(passes.deps)).rejects.toThrow();
  expect((await office.find(code)).used).toBe(1);
  passes.deps.provider = office;
  for (const _ of [1, 2]) await giveBackUses(passes.deps);
  expect((await office.find(code)).used).toBe(0);
  expect(await codeOf(reserve(newTicket()))).toBe('held');
});

test('I18 PAS-029 a ticket that the ticket office refused stays refused once the use is free again', async () => {
  const { code, reserve, stored } = await soldPass(1);
  const elsewhere = { code, useId: 'turnstile', at: passes.clock.now };
  await office.use(elsewhere);
  const ticketId = newTicket();
  expect(await codeOf(reserve(ticketId))).toBe('pass_already_entered');
  expect(await stored()).toMatchObject({ usages: [], refusals: [{ ticketId }] });
  await office.undo(elsewhere);
  expect(await codeOf(reserve(ticketId, newTicket()))).toBe('pass_already_entered');
  expect(await codeOf(reserve(newTicket()))).toBe('held');
});

test('I18 PAS-029 two copies that the ticket office refuses at once leave no third one a use', async () => {
  const { reserve } = await soldPass(1);
  let asked = 0;
  let release = () => {};
  const both = new Promise<void>((resolve) => {
    release = resolve;
  });
  const use = async () => {
    asked += 1;
    if (asked === 2) release();
    await both;
    throw new ApiError('pass_already_entered');
  };
  passes.deps.provider = { ...office, use };
  const ticketId = newTicket();
  const copies = [reserve(ticketId), reserve(ticketId, newTicket())];
  expect(await Promise.all(copies.map(codeOf))).toEqual(Array(2).fill('pass_already_entered'));
  passes.deps.provider = office;
  // The hold that both relied on expires.
  await passes.deps.store.uses.release(ticketId);
  expect(await codeOf(reserve(ticketId))).toBe('pass_already_entered');
});

test('PAS-001 PAS-005 a refresh reads the uses; while the office is away the wallet says that they are old', async () => {
  const { code, user, ownerId, passId } = await soldPass(1);
  await office.use({ code, useId: 'turnstile', at: passes.clock.now });
  const wallet = async (isRefresh: boolean) =>
    (await user.owners(isRefresh)).find(({ id }: { id: number | null }) => id === ownerId);
  expect(await wallet(false)).toMatchObject({ passes: [{ lastProviderUsedAt: null }] });
  passes.clock.now = new Date(`${TODAY}T10:10:00Z`);
  passes.deps.provider = { ...office, find: away };
  const old = { hasPassesToUpdateUsages: true, passIds: [passId], usablePasses: [{ id: passId }] };
  expect(await wallet(true)).toMatchObject(old);
  passes.deps.provider = office;
  expect(await wallet(true)).toMatchObject({
    hasPassesToUpdateUsages: false,
    usablePasses: [],
    passes: [{ lastProviderUsedAt: `${TODAY}T10:00:00.000Z` }],
  });
});

test('PAS-029 the same attempt holds, fails and holds again: the ticket office counts its second use', async () => {
  const { code, reserve } = await soldPass(1);
  const ticketId = newTicket();
  await reserve(ticketId);
  await passes.deps.store.uses.undo(ticketId, ticketId);
  await reserve(ticketId);
  expect((await office.find(code)).used).toBe(1);
  expect(await codeOf(reserve(newTicket()))).toBe('pass_already_entered');
});
