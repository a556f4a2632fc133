import { merchantClosedCall } from '@turno/shared-types/passes';
import { BAR, startNights } from '../../test/nights.ts';
import { buildPass, TODAY } from '../../test/start-passes.ts';
import { createPasses } from '../issuing/create-passes.ts';
import { createEmbeddedProvider } from '../provider/store.ts';
import { findPass } from '../sharing/office-passes.ts';

let nights: Awaited<ReturnType<typeof startNights>>;
beforeAll(async () => {
  nights = await startNights();
  nights.at(TODAY, '20:00');
});
afterAll(() => nights.close());

let lastMerchant = 1_000;
/** A merchant of its own for each test: a closed one stays so. */
function newMerchant(): number {
  lastMerchant += 1;
  return lastMerchant;
}
const acceptedBy = (...ids: number[]) => ({
  passType: { merchants: ids.map((id) => ({ id, name: `Parco ${id}` })) },
});
const close = async (merchantId: number) => {
  const internal = { internalSecret: nights.queues.secret };
  const { status } = await nights.call(
    merchantClosedCall,
    { params: { merchantId }, body: {} },
    internal,
  );
  expect(status).toBe(200);
};

test('S-08 PAS-016 a pass of a merchant that closed for good is not activated, and shown as disabled', async () => {
  const merchant = newMerchant();
  const anna = await nights.newPerson(acceptedBy(merchant));
  await close(merchant);
  expect(await anna.activate()).toBe('pass_not_usable');
  expect(await anna.read()).toMatchObject({
    passes: [{ disabled: true }],
    activablePasses: [],
    usablePasses: [],
  });
});

test('S-08 PAS-021 one that was activated before is usable no more', async () => {
  const merchant = newMerchant();
  const anna = await nights.newPerson(acceptedBy(merchant));
  expect(await anna.activate()).toBe('done');
  expect((await anna.read()).usablePasses).toHaveLength(1);
  await close(merchant);
  expect(await anna.read()).toMatchObject({ usablePasses: [], hasValidPassForToday: false });
});

test('S-08 a pass that another merchant accepts is good until that one closes too', async () => {
  const merchant = newMerchant();
  const other = newMerchant();
  const anna = await nights.newPerson(acceptedBy(merchant, other));
  await close(merchant);
  await close(merchant);
  expect((await anna.read()).activablePasses).toHaveLength(1);
  await close(other);
  expect(await anna.activate()).toBe('pass_not_usable');
});

test('S-08 of merchants that close at once none is missed', async () => {
  const merchants = [newMerchant(), newMerchant(), newMerchant()];
  const anna = await nights.newPerson(acceptedBy(...merchants));
  await Promise.all(merchants.map(close));
  expect(await anna.activate()).toBe('pass_not_usable');
});

test('S-08 passes of other merchants, and those that all merchants accept, stay good', async () => {
  const anna = await nights.newPerson(acceptedBy(BAR), {});
  await close(newMerchant());
  expect((await anna.read()).activablePasses).toHaveLength(2);
  expect(await anna.activate(BAR)).toBe('done');
  expect(await anna.take(BAR)).toBe('good');
});

test('S-08 PAS-009 a pass that the ticket office sold is disabled too, also if its card is scanned for the first time later', async () => {
  const [merchant, open] = [newMerchant(), newMerchant()];
  const sold = { validFrom: null, validTo: null, maxUses: null };
  const office = await createEmbeddedProvider(nights.db);
  for (const [passTypeId, accepting] of [
    [901, [merchant]] as const,
    [902, [merchant, open]] as const,
  ]) {
    const { passType } = buildPass(acceptedBy(...accepting));
    await nights.deps.store.passTypes.addMissing([{ ...passType, id: passTypeId }]);
    const codes = [`EARLY${passTypeId}`, `LATE${passTypeId}`];
    await office.issue(codes.map((code) => ({ ...sold, code, passTypeId })));
  }
  await findPass(nights.deps, 'EARLY901');
  await close(merchant);
  const isDisabled = async (code: string) => (await findPass(nights.deps, code))?.disabled;
  expect(await isDisabled('EARLY901')).toBe(true);
  expect(await isDisabled('LATE901')).toBe(true);
  expect(await isDisabled('LATE902')).toBe(false);
});

test('S-08 PAS-009 PAS-019 of passes that are stored while their merchant closes none stays good', async () => {
  const { passes } = nights.deps.store;
  const [merchant, sold] = [newMerchant(), newMerchant()];
  const closing = (id: number) => ({
    ...nights.deps,
    queues: { ...nights.deps.queues, managedAmong: async () => [id] },
    store: {
      ...nights.deps.store,
      passes: {
        ...passes,
        addMissing: async (all: Parameters<typeof passes.addMissing>[0]) => {
          await close(id);
          await passes.addMissing(all);
        },
      },
    },
  });
  for (const [id, accepting] of [
    [903, merchant],
    [904, sold],
  ] as const) {
    const { passType } = buildPass(acceptedBy(accepting));
    await nights.deps.store.passTypes.addMissing([{ ...passType, id }]);
  }
  const request = { userId: 1, passTypeId: 903, passCount: 2, key: null };
  const created = await createPasses(closing(merchant), request);
  expect(created.map(({ disabled }) => disabled)).toEqual([true, true]);
  const office = await createEmbeddedProvider(nights.db);
  await office.issue([
    { validFrom: null, validTo: null, maxUses: null, code: 'RACED904', passTypeId: 904 },
  ]);
  expect((await findPass(closing(sold), 'RACED904'))?.disabled).toBe(true);
});
