import { createMerchantCall, updateMerchantCall } from '@turno/shared-types';
import { openTestMerchants, type TestMerchants } from '../../../test/test-merchants.ts';

jest.setTimeout(60_000);

let testMerchants: TestMerchants;
let app: TestMerchants['app'];
let owner: { token: string };

beforeAll(async () => {
  testMerchants = await openTestMerchants();
  ({ app } = testMerchants);
  owner = await app.as(77, 'ROLE_MERCHANT');
});
afterAll(() => testMerchants.close());

const create = (contacts: object) =>
  app.service.call(
    createMerchantCall,
    { body: { name: 'Forno', categoryId: 2, ...contacts } },
    owner,
  );
const change = (body: object) => {
  const params = { merchantId: testMerchants.bakery.merchant.id };
  return app.service.call(updateMerchantCall, { params, body }, owner);
};

describe.each([
  { name: 'QUE-008 a registration', send: create },
  { name: 'QUE-009 a change', send: change },
])('$name', ({ send }) => {
  test.each([
    { contacts: { phone: '123' }, error: { field: 'phone', message: 'phone number' } },
    { contacts: { phone: '1234567890123456' }, error: { field: 'phone', message: 'phone number' } },
    { contacts: { phone: 'call me' }, error: { field: 'phone', message: 'phone number' } },
    {
      contacts: { website: 'https://zibaldone' },
      error: { field: 'website', message: 'web address' },
    },
    {
      contacts: { website: 'http://10.0.0.7/' },
      error: { field: 'website', message: 'web address' },
    },
    {
      contacts: { website: 'ftp://forno.example' },
      error: { field: 'website', message: 'web address' },
    },
  ])('MER-003 with $contacts is refused, once and at its field', async ({ contacts, error }) => {
    const { status, body } = await send(contacts);
    expect([status, body.error_code]).toEqual([400, 'validation_error']);
    const told = body.errors.filter(
      ({ message }: { message: string }) => message === error.message,
    );
    expect(told).toEqual([error]);
  });

  test.each([
    { phone: '065550', website: 'https://forno.example/pane' },
    { phone: '+39 (06) 5550-001', website: 'http://www.forno.example:8080' },
  ])('MER-003 with $phone and $website is accepted', async (contacts) => {
    const { status, body } = await send(contacts);
    expect(status).toBeLessThan(300);
    expect(body).toMatchObject(contacts);
  });
});

test('MER-003 a merchant that was stored under older rules is read and changed as before', async () => {
  const { merchant } = testMerchants.bakery;
  const old = { phone: '123', website: 'https://zibaldone' };
  await testMerchants.harness.store.merchants.change(merchant.id, () => old);
  const { status, body } = await change({ city: 'Imola' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...old, city: 'Imola' });
});
