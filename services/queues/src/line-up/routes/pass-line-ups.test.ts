import { lineUpOwnersRequestCall, passOwnersValidationCall } from '@turno/shared-types';
import { addHolder, addPerson, type Holder, usesOf } from '../../../test/passes/pass-holders.ts';
import {
  openTestPasses,
  queueIds,
  refs,
  type TestPasses,
} from '../../../test/passes/test-passes.ts';
import { newUser } from '../../../test/people.ts';

jest.setTimeout(60_000);

let testMerchants: TestPasses;

beforeAll(async () => {
  testMerchants = await openTestPasses();
});
afterAll(() => testMerchants.close());

test.each<{
  name: string;
  code: string;
  status: number;
  request: (mine: Holder) => Promise<object>;
}>([
  { name: 'no pass', code: 'empty_list', status: 422, request: async () => ({}) },
  {
    name: 'an empty list',
    code: 'empty_list',
    status: 422,
    request: async () => ({ passOwners: [] }),
  },
  {
    name: 'another user’s person',
    code: 'pass_owner_not_found',
    status: 404,
    request: async () => ({ passOwners: refs(await addHolder(testMerchants.passes.db)) }),
  },
  {
    name: 'a pass of another person',
    code: 'pass_not_found',
    status: 404,
    request: async (mine) => {
      const other = await addPerson(testMerchants.passes.db, mine.userId);
      return { passOwners: [{ id: mine.id, passId: other.passId }] };
    },
  },
  {
    name: 'a generic pass at a Fast Track',
    code: 'pass_incompatible',
    status: 422,
    request: async ({ userId }) => ({
      passOwners: refs(await addPerson(testMerchants.passes.db, userId, { mode: 'generic' })),
    }),
  },
  {
    name: 'one person twice',
    code: 'validation_error',
    status: 400,
    request: async (mine) => ({ passOwners: refs(mine, mine) }),
  },
  {
    name: 'more people than passes',
    code: 'pax_count_invalid',
    status: 422,
    request: async (mine) => ({ paxCount: 2, passOwners: refs(mine) }),
  },
])('PAS-031 $name: $code', async ({ code, status, request }) => {
  const holder = await addHolder(testMerchants.passes.db);
  const answer = await testMerchants.lineUp(
    testMerchants.fastTrack,
    holder.userId,
    await request(holder),
  );
  expect([answer.status, answer.body.error_code]).toEqual([status, code]);
  expect(await usesOf(testMerchants.passes.db, holder)).toEqual([]);
});

test('QUE-062 QUE-063 G-02 X-31 who could line up, and a verdict on everybody asked about', async () => {
  const holder = await addHolder(testMerchants.passes.db);
  const other = await addHolder(testMerchants.passes.db);
  const as = await testMerchants.app.as(holder.userId, 'ROLE_USER');
  const asked = {
    params: queueIds(testMerchants.fastTrack),
    body: { passOwners: refs(holder, other) },
  };
  const verdicts = await testMerchants.app.service.call(passOwnersValidationCall, asked, as);
  expect(verdicts.body.passOwnersValidation).toEqual([
    { id: holder.id, passId: holder.passId, valid: true, error_code: null, usable_from: null },
    {
      id: other.id,
      passId: other.passId,
      valid: false,
      error_code: 'pass_owner_not_found',
      usable_from: null,
    },
  ]);
  const owners = await testMerchants.app.service.call(
    lineUpOwnersRequestCall,
    { params: queueIds(testMerchants.fastTrack), body: {} },
    as,
  );
  expect(owners.body.passOwners.map(({ id }: { id: number }) => id)).toEqual([holder.id]);
  expect(owners.body.passOwners[0]).toMatchObject({
    hasValidPassForToday: true,
    hasActiveUsage: false,
  });
  const strange = await testMerchants.app.service.call(lineUpOwnersRequestCall, asked, as);
  expect([strange.status, strange.body.error_code]).toEqual([404, 'pass_owner_not_found']);
  expect((await testMerchants.app.service.call(passOwnersValidationCall, asked)).status).toBe(401);
});

test('QUE-062 QUE-063 G-24 guests have no people with passes to ask about', async () => {
  const params = queueIds(testMerchants.fastTrack);
  const passOwners = refs(await addHolder(testMerchants.passes.db));
  const guest = await testMerchants.app.as(newUser());
  for (const asked of [lineUpOwnersRequestCall, passOwnersValidationCall]) {
    const request = { params, body: { passOwners } };
    const { status, body } = await testMerchants.app.service.call(asked, request, guest);
    expect([status, body.error_code]).toEqual([403, 'forbidden']);
  }
});
