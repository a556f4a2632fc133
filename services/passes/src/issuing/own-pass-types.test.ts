import {
  changeMerchantPassTypeCall,
  createMerchantPassTypeCall,
  createPassesCall,
  merchantPassTypesCall,
  passTypesCall,
} from '@turno/shared-types/passes';
import { buildPass, perDay, startPasses, type TestPasses } from '../../test/start-passes.ts';

const [OWNER, MANAGER, DESK, STRANGER] = [1, 2, 3, 4];
let passes: TestPasses;
const typeOf = (id: number, franchisingId: number | null, ...merchantIds: number[]) => ({
  ...{ ...buildPass().passType, id, franchisingId },
  merchants: merchantIds.map((merchantId) => ({ id: merchantId, name: `M${merchantId}` })),
});

beforeAll(async () => {
  passes = await startPasses({});
  passes.queues.staffRoles.set(`10/managers/${MANAGER}`, 'manager');
  passes.queues.staffRoles.set(`10/managers/${DESK}`, 'desk');
  await passes.deps.store.passTypes.addMissing([
    ...[typeOf(5, 3, 10), typeOf(6, null, 10, 11), typeOf(7, null, 11), typeOf(8, null)],
  ]);
});
afterAll(() => passes.close());

const params = { merchantId: 10 };
const body = (change = {}) => ({
  ...{ name: 'Carnevale', mode: 'specific' as const, kind: 0 as const, policy: perDay(2) },
  ...change,
});
const as = async (userId: number) => ({
  token: await passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' }),
});
const create = async (change = {}, { userId = OWNER, key = '' } = {}) =>
  passes.call(
    createMerchantPassTypeCall,
    { params, body: body(change) },
    { ...(await as(userId)), ...(key ? { idempotencyKey: key } : {}) },
  );
const change = async (passTypeId: number, changed = {}) =>
  passes.call(
    changeMerchantPassTypeCall,
    { params: { ...params, passTypeId }, body: body(changed) },
    await as(OWNER),
  );
const list = async () =>
  (await passes.call(merchantPassTypesCall, { params }, await as(OWNER))).body;

test('PAS-004 S-08 a merchant makes a type of its own once, for itself alone, and changes it; each is recorded', async () => {
  const [first, again] = [await create({}, { key: 'one' }), await create({}, { key: 'one' })];
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(first.body).toMatchObject({
    ...{ franchisingId: null, merchants: [{ id: 10, name: 'Parco 10' }], policy: perDay(2) },
  });
  expect(passes.queues.typeChanges[0]).toEqual({
    ...{ merchantId: 10, by: { userId: OWNER, role: 'owner' } },
  });
  const changed = await change(first.body.id, { name: 'Sfilata', policy: perDay(5) });
  expect(changed.body).toEqual({ ...first.body, name: 'Sfilata', policy: perDay(5) });
  expect(await list()).toContainEqual(changed.body);
});

test('PAS-004 a merchant reads every type that names it, and no other', async () => {
  const ids = (await list()).map(({ id }: { id: number }) => id);
  expect(ids).toEqual(expect.arrayContaining([5, 6]));
  expect(ids).not.toContain(7);
  expect(ids).not.toContain(8);
});

test.each([
  { what: 'of a franchising', id: 5 },
  { what: 'shared with another merchant', id: 6 },
  { what: 'of another merchant', id: 7 },
  { what: 'of the whole installation', id: 8 },
  { what: 'that does not exist', id: 12_345 },
])('PAS-004 S-07 a type $what is not changed by a merchant', async ({ id }) => {
  const before = await passes.deps.store.passTypes.find(id);
  expect((await change(id)).body.error_code).toBe('pass_type_not_found');
  expect(await passes.deps.store.passTypes.find(id)).toEqual(before);
});

test('PAS-004 S-08 managers make types; desks and strangers do not, and no policy is without sense', async () => {
  expect((await create({ name: 'Serale' }, { userId: MANAGER })).status).toBe(201);
  expect((await create({}, { userId: DESK })).body.error_code).toBe('forbidden');
  expect((await create({}, { userId: STRANGER })).body.error_code).toBe('forbidden');
  expect((await create({ policy: perDay(0) })).body.error_code).toBe('validation_error');
  expect((await create({ merchantIds: [11] })).body.error_code).toBe('validation_error');
});

test('PAS-018 PAS-019 staff hand out passes of the new type, however many types other places have', async () => {
  const others = Array.from({ length: 250 }, (_, index) => typeOf(index + 20, null, 11));
  await passes.deps.store.passTypes.addMissing(others);
  const { id } = (await create({ name: 'Notturno' })).body;
  const sender = await as(OWNER);
  const types = await passes.call(passTypesCall, { params: { userId: OWNER } }, sender);
  expect(types.body.map((type: { id: number }) => type.id)).toContain(id);
  const created = await passes.call(
    createPassesCall,
    { params: { userId: OWNER }, body: { passTypeId: id, passCount: 4 } },
    sender,
  );
  expect(created.body.passes).toHaveLength(4);
});
