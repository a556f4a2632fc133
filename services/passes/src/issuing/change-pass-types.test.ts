import {
  changePassTypeCall,
  createPassTypeCall,
  franchisingPassTypesCall,
} from '@turno/shared-types/passes';
import { perDay, startPasses, type TestPasses } from '../../test/start-passes.ts';

let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({});
  passes.queues.teams.add('3/1');
  passes.queues.merchantsOf.set(3, [{ id: 10, name: 'Parco' }]);
});
afterAll(() => passes.close());

const tokenOf = (userId: number) => passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' });
const body = (change = {}) => ({
  name: 'Due giri al giorno',
  mode: 'specific' as const,
  kind: 0 as const,
  merchantIds: [10],
  policy: perDay(2),
  ...change,
});
const params = { franchisingId: 3 };
const create = async (change = {}, { userId = 1, key = '' } = {}) =>
  passes.call(
    createPassTypeCall,
    { params, body: body(change) },
    { token: await tokenOf(userId), ...(key ? { idempotencyKey: key } : {}) },
  );
const list = async (userId = 1) =>
  (await passes.call(franchisingPassTypesCall, { params }, { token: await tokenOf(userId) })).body;
const change = async (passTypeId: number, changed = {}) =>
  passes.call(
    changePassTypeCall,
    { params: { ...params, passTypeId }, body: body(changed) },
    { token: await tokenOf(1) },
  );

test('PAS-004 S-07 the team of a franchising creates a type once, lists and changes it', async () => {
  const [first, again] = [await create({}, { key: 'one' }), await create({}, { key: 'one' })];
  expect([first.status, again.body]).toEqual([201, first.body]);
  expect(first.body).toMatchObject({
    franchisingId: 3,
    policy: perDay(2),
    merchants: [{ id: 10, name: 'Parco' }],
  });
  expect(await list()).toEqual([first.body]);
  const changed = await change(first.body.id, { policy: perDay(5), merchantIds: [] });
  expect(changed.body).toMatchObject({ id: first.body.id, policy: perDay(5), merchants: [] });
  expect(await list()).toEqual([changed.body]);
});

test('PAS-004 S-07 strangers, merchants of others, absent types and policies without sense are refused', async () => {
  expect((await create({}, { userId: 2 })).body.error_code).toBe('franchise_email_required');
  expect((await list(2)).error_code).toBe('franchise_email_required');
  expect((await create({ merchantIds: [11] })).body.error_code).toBe('merchant_not_found');
  expect((await change(12_345)).body.error_code).toBe('pass_type_not_found');
  const never = { ...perDay(0) };
  expect((await create({ policy: never })).body.error_code).toBe('validation_error');
});
