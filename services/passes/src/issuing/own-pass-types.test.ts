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
  ...buildPass().passType,
  id,
  franchisingId,
  merchants: merchantIds.map((merchantId) => ({ id: merchantId, name: `M${merchantId}` })),
});

beforeAll(async () => {
  passes = await startPasses({});
  passes.queues.staffRoles.set(`10/managers/${MANAGER}`, 'manager');
  passes.queues.staffRoles.set(`10/managers/${DESK}`, 'desk');
  await passes.deps.store.passTypes.addMissing([
    typeOf(5, 3, 10),
    typeOf(6, null, 10, 11),
    typeOf(7, null, 11),
    typeOf(8, null),
  ]);
});
afterAll(() => passes.close());

const params = { merchantId: 10 };
const body = (change = {}) => ({
  name: 'Carnevale',
  mode: 'specific' as const,
  kind: 0 as const,
  policy: perDay(2),
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
    franchisingId: null,
    merchants: [{ id: 10, name: 'Parco 10' }],
    policy: perDay(2),
  });
  expect(passes.queues.typeChanges[0]).toEqual({
    merchantId: 10,
    by: { userId: OWNER, role: 'owner' },
  });
  const changed = await change(first.body.id, { name: 'Sfilata', policy: perDay(5) });
  expect(changed.body).toEqual({ ...first.body, name: 'Sfilata', policy: perDay(5) });
  expect(await list()).toContainEqual(changed.body);
});

test('PAS-004 S-08 a change has one line of activity however often it is sent, and only once it is stored', async () => {
  const { id } = (await create({ name: 'Alba' })).body;
  const { typeChanges } = passes.queues;
  const before = typeChanges.length;
  const { passTypes } = passes.deps.store;
  const write = jest.spyOn(passTypes, 'replaceOwn').mockRejectedValueOnce(new Error('killed'));
  expect((await change(id, { name: 'Tramonto' })).status).toBe(500);
  write.mockRestore();
  expect(typeChanges).toHaveLength(before);
  for (const name of ['Tramonto', 'Tramonto']) await change(id, { name });
  expect(typeChanges).toHaveLength(before + 1);
  for (const name of ['Alba', 'Alba', 'Tramonto', 'Tramonto']) await change(id, { name });
  expect(typeChanges).toHaveLength(before + 3);
});

test('PAS-004 S-08 a retry adds the line that a crash after the write left out', async () => {
  const { id } = (await create({ name: 'Marea' })).body;
  const before = passes.queues.typeChanges.length;
  const { changePassTypes } = passes.deps.queues;
  const announce = jest.spyOn(passes.deps.queues, 'changePassTypes');
  announce.mockImplementationOnce(changePassTypes).mockRejectedValueOnce(new Error('killed'));
  expect((await change(id, { name: 'Bassa marea' })).status).toBe(500);
  announce.mockRestore();
  expect((await change(id, { name: 'Bassa marea' })).status).toBe(200);
  expect(passes.queues.typeChanges).toHaveLength(before + 1);
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

test('PAS-004 a merchant has at most 200 types of its own; those that name it besides count for nothing', async () => {
  passes.queues.managers.add('12/managers/1');
  const named = Array.from({ length: 205 }, (_, index) => typeOf(index + 1_000, 3, 12));
  const own = Array.from({ length: 199 }, (_, index) => typeOf(index + 2_000, null, 12));
  await passes.deps.store.passTypes.addMissing([...named, ...own]);
  const make = async (name: string, idempotencyKey: string) =>
    passes.call(
      createMerchantPassTypeCall,
      { params: { merchantId: 12 }, body: body({ name }) },
      { ...(await as(OWNER)), idempotencyKey },
    );
  const last = await make('Ultimo', 'last');
  expect(last.status).toBe(201);
  const refused = (await make('Uno di troppo', 'more')).body;
  expect(refused).toMatchObject({ error_code: 'pass_types_exceeded', payload: { n: 200 } });
  expect((await make('Ultimo', 'last')).body).toEqual(last.body);
  const sender = await as(OWNER);
  const sold = await passes.call(passTypesCall, { params: { userId: OWNER } }, sender);
  const ids = sold.body.map(({ id }: { id: number }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([...named, ...own, last.body].map(({ id }: { id: number }) => id)),
  );
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
