import { createPassesCall, passTypesCall, scanCodeCall } from '@turno/shared-types/passes';
import { buildPass, startPasses, type TestPasses } from '../../test/start-passes.ts';

let passes: TestPasses;
const staff = { userId: 1, role: 'ROLE_MERCHANT' } as const;
const typeOf = (id: number, ...merchantIds: number[]) => ({
  ...buildPass().passType,
  id,
  name: `Tipo ${id}`,
  merchants: merchantIds.map((merchantId) => ({ id: merchantId, name: `M${merchantId}` })),
});

beforeAll(async () => {
  passes = await startPasses({});
  // User 1 manages merchant 10.
  await passes.deps.store.passTypes.addMissing([typeOf(5, 10), typeOf(6, 11), typeOf(7)]);
});
afterAll(() => passes.close());
beforeEach(() => {
  passes.queues.state.isAway = false;
});

type Claims = { userId: number; role: 'ROLE_MERCHANT' | 'ROLE_USER' | 'ROLE_GUEST' };
const tokenOf = (claims: Claims) => passes.tokens.tokenFor(claims);
async function create(
  body: { passTypeId: number; passCount: number },
  sent = {},
  claims: Claims = staff,
) {
  const params = { userId: claims.userId };
  const token = await tokenOf(claims);
  return passes.call(createPassesCall, { params, body }, { token, ...sent });
}
async function types(claims: Claims) {
  const params = { userId: claims.userId };
  return (await passes.call(passTypesCall, { params }, { token: await tokenOf(claims) })).body;
}

test('PAS-004 PAS-018 staff see the types that their merchants accept, users see all', async () => {
  expect(await types(staff)).toEqual([
    {
      id: 5,
      name: 'Tipo 5',
      mode: 'specific',
      kind: 0,
      franchisingId: null,
      merchants: [{ id: 10, name: 'M10' }],
    },
  ]);
  expect(await types({ userId: 2, role: 'ROLE_USER' })).toHaveLength(3);
  expect((await types({ userId: 3, role: 'ROLE_GUEST' })).error_code).toBe('forbidden');
});

test('PAS-035 types that cannot be read have an error of their own', async () => {
  passes.queues.state.isAway = true;
  expect((await types(staff)).error_code).toBe('pass_types_error');
});

test.each([1, 4, 15])(
  'PAS-019 staff create %i passes that belong to no account yet',
  async (passCount) => {
    const { status, body } = await create({ passTypeId: 5, passCount });
    expect([status, body.passIds.length, new Set(body.passIds).size]).toEqual([
      201,
      passCount,
      passCount,
    ]);
    for (const { mediacode, passOwnerId } of body.passes) {
      expect(mediacode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
      expect(passOwnerId).toBeNull();
    }
    const stored = await passes.deps.store.passes.findByIds(body.passIds);
    for (const { userId, issuedBy } of stored) expect([userId, issuedBy]).toEqual([null, 1]);
    const [{ mediacode }] = body.passes;
    const token = await tokenOf({ userId: 2, role: 'ROLE_USER' });
    const scanned = await passes.call(scanCodeCall, { body: { value: mediacode } }, { token });
    expect(scanned.body.redeemToken).not.toBeNull();
  },
);

test.each([
  { body: { passTypeId: 5, passCount: 0 }, code: 'pass_count_invalid' },
  { body: { passTypeId: 5, passCount: 16 }, code: 'pass_count_invalid' },
  { body: { passTypeId: 5, passCount: 1.5 }, code: 'pass_count_invalid' },
  { body: { passTypeId: 99, passCount: 1 }, code: 'pass_type_not_found' },
  { body: { passTypeId: 6, passCount: 1 }, code: 'forbidden' },
  { body: { passTypeId: 7, passCount: 1 }, code: 'forbidden' },
])('PAS-019 $body is refused with $code', async ({ body, code }) => {
  expect((await create(body)).body.error_code).toBe(code);
});

test('PAS-019 only staff create passes', async () => {
  for (const role of ['ROLE_USER', 'ROLE_GUEST'] as const) {
    const answer = await create({ passTypeId: 5, passCount: 1 }, {}, { userId: 1, role });
    expect(answer.body.error_code).toBe('forbidden');
  }
});

test('PAS-019 a retry gets the passes of the first attempt, also when that was cut off', async () => {
  const sent = { idempotencyKey: 'four' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => create({ passTypeId: 5, passCount: 4 }, sent)),
  );
  const [first] = answers;
  for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
  const [lost] = first?.body.passIds ?? [];
  await passes.db.collection('passes').deleteOne({ _id: lost });
  await passes.db.collection('idempotencyRecords').updateMany({}, { $unset: { reply: true } });
  const again = await create({ passTypeId: 5, passCount: 4 }, sent);
  expect([again.status, again.body.passIds]).toEqual([201, first?.body.passIds]);
});
