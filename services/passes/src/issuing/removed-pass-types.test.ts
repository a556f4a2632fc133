import {
  changeMerchantPassTypeCall,
  createMerchantPassTypeCall,
  createPassesCall,
  franchisingPassTypesCall,
  merchantPassTypesCall,
  passTypesCall,
  removeMerchantPassTypeCall,
  removePassTypeCall,
} from '@turno/shared-types/passes';
import { buildPass, perDay, startPasses, type TestPasses } from '../../test/start-passes.ts';

const OWNER = 1;
const params = { merchantId: 10 };
let passes: TestPasses;
let sender: { token: string };
const typeOf = (id: number, franchisingId: number | null, ...merchantIds: number[]) => ({
  ...buildPass().passType,
  id,
  franchisingId,
  merchants: merchantIds.map((merchantId) => ({ id: merchantId, name: `M${merchantId}` })),
});

beforeAll(async () => {
  passes = await startPasses({});
  passes.queues.teams.add('3/1');
  sender = { token: await passes.tokens.tokenFor({ userId: OWNER, role: 'ROLE_MERCHANT' }) };
  await passes.deps.store.passTypes.addMissing([
    typeOf(5, 3, 10),
    typeOf(6, null, 10, 11),
    typeOf(7, null, 11),
    typeOf(8, null),
  ]);
});
afterAll(() => passes.close());

const body = { name: 'Carnevale', mode: 'specific' as const, kind: 0 as const, policy: perDay(2) };
const create = async (): Promise<number> =>
  (await passes.call(createMerchantPassTypeCall, { params, body }, sender)).body.id;
const remove = (passTypeId: number) =>
  passes.call(removeMerchantPassTypeCall, { params: { ...params, passTypeId }, body: {} }, sender);
const sell = (passTypeId: number) =>
  passes.call(
    createPassesCall,
    { params: { userId: OWNER }, body: { passTypeId, passCount: 1 } },
    sender,
  );
const idsOf = (types: { id: number }[]) => types.map(({ id }) => id);

test('PAS-004 a removed type is in no list and is not changed or sold any more; what was sold stays', async () => {
  const id = await create();
  const [sold] = (await sell(id)).body.passes;
  expect((await remove(id)).status).toBe(204);
  const own = await passes.call(merchantPassTypesCall, { params }, sender);
  const sellable = await passes.call(passTypesCall, { params: { userId: OWNER } }, sender);
  expect([...idsOf(own.body), ...idsOf(sellable.body)]).not.toContain(id);
  const ofType = { ...params, passTypeId: id };
  const changed = await passes.call(changeMerchantPassTypeCall, { params: ofType, body }, sender);
  for (const refused of [changed, await sell(id)])
    expect(refused.body.error_code).toBe('pass_type_not_found');
  const [stored] = await passes.deps.store.passes.findByIds([sold.id]);
  expect(stored).toMatchObject({ disabled: false, passType: { id, name: 'Carnevale' } });
  // The ticket office names its type when one of its codes is first scanned.
  expect(await passes.deps.store.passTypes.find(id)).toMatchObject({ id, name: 'Carnevale' });
});

test('PAS-004 S-08 a removal has one line of activity however often it is sent; a retry adds what a crash left out', async () => {
  const id = await create();
  const { typeChanges } = passes.queues;
  const before = typeChanges.length;
  const announce = jest.spyOn(passes.deps.queues, 'changePassTypes');
  announce.mockRejectedValueOnce(new Error('killed'));
  expect((await remove(id)).status).toBe(500);
  announce.mockRestore();
  expect(typeChanges).toHaveLength(before);
  for (const status of [204, 204]) expect((await remove(id)).status).toBe(status);
  expect(typeChanges).toHaveLength(before + 1);
});

test.each([
  { what: 'of a franchising', id: 5 },
  { what: 'shared with another merchant', id: 6 },
  { what: 'of another merchant', id: 7 },
  { what: 'of the whole installation', id: 8 },
  { what: 'that does not exist', id: 12_345 },
])('PAS-004 S-07 a type $what is not removed by a merchant', async ({ id }) => {
  expect((await remove(id)).body.error_code).toBe('pass_type_not_found');
  expect(idsOf(await passes.deps.store.passTypes.list())).toEqual([5, 6, 7, 8]);
});

test('PAS-004 removed types leave room for others', async () => {
  const ids = Array.from({ length: 200 }, (_, index) => index + 1_000);
  const { passTypes } = passes.deps.store;
  await passTypes.addMissing(ids.map((id) => typeOf(id, null, 10)));
  const full = await passes.call(createMerchantPassTypeCall, { params, body }, sender);
  expect(full.body.error_code).toBe('pass_types_exceeded');
  await remove(1_000);
  expect(await create()).toBeGreaterThan(0);
});

test('PAS-004 S-07 the team of a franchising removes its types, and nobody else does', async () => {
  const send = (passTypeId: number, token = sender.token) =>
    passes.call(
      removePassTypeCall,
      { params: { franchisingId: 3, passTypeId }, body: {} },
      { token },
    );
  const stranger = await passes.tokens.tokenFor({ userId: 2, role: 'ROLE_MERCHANT' });
  expect((await send(5, stranger)).body.error_code).toBe('franchise_email_required');
  expect((await send(6)).body.error_code).toBe('pass_type_not_found');
  for (const status of [204, 204]) expect((await send(5)).status).toBe(status);
  const left = await passes.call(
    franchisingPassTypesCall,
    { params: { franchisingId: 3 } },
    sender,
  );
  expect(left.body).toEqual([]);
});
