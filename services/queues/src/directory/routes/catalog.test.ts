import {
  categoriesCall,
  categoryCall,
  franchisingCall,
  franchisingsCall,
  merchantCall,
  parentCategoriesCall,
  partnerOriginsCall,
  updateMerchantCall,
} from '@turno/shared-types';
import { SECRET } from '../../../test/app.ts';
import { openTestMerchants, type TestMerchants } from '../../../test/test-merchants.ts';

jest.setTimeout(60_000);

let testMerchants: TestMerchants;
let service: TestMerchants['app']['service'];

beforeAll(async () => {
  testMerchants = await openTestMerchants();
  ({ service } = testMerchants.app);
});
afterAll(() => testMerchants.close());

const named = ({ body }: { body: { name: string }[] }) => body.map(({ name }) => name);

test.each([
  { locale: 'it', names: ['Cibo', 'Forno', 'Altro'] },
  { locale: 'en-GB', names: ['Food', 'Bakery', 'Other'] },
  { locale: 'es', names: ['Cibo es', 'Forno es', 'Altro es'] },
  { locale: 'de-AT,en;q=0.5', names: ['Cibo de', 'Forno de', 'Altro de'] },
  { locale: 'fr', names: ['Cibo', 'Forno', 'Altro'] },
])('QUE-011 categories in $locale', async ({ locale, names }) => {
  expect(named(await service.call(categoriesCall, {}, { locale }))).toEqual(names);
});

test('QUE-011 those inside one, and one by id', async () => {
  const inside = (parent_id: number) => service.call(categoriesCall, { query: { parent_id } });
  expect((await inside(1)).body).toEqual([{ id: 2, name: 'Forno', maxActiveTicketsPerUser: null }]);
  expect((await inside(2)).body).toEqual([]);
  const one = (categoryId: number) =>
    service.call(categoryCall, { params: { categoryId } }, { locale: 'en' });
  expect((await one(2)).body).toMatchObject({ id: 2, name: 'Bakery' });
  const missing = await one(99);
  expect([missing.status, missing.body.error_code]).toEqual([404, 'category_not_found']);
  const word = await fetch(`${service.url}/public/categories/food`);
  expect(word.status).toBe(400);
});

test('QUE-012 parents with their limit; the featured ones alone for the home page', async () => {
  expect(named(await service.call(parentCategoriesCall))).toEqual(['Cibo', 'Altro']);
  const featured = await service.call(parentCategoriesCall, { query: { featured: 'true' } });
  expect(featured.body).toEqual([{ id: 1, name: 'Cibo', maxActiveTicketsPerUser: 3 }]);
});

test('QUE-013 X-01 every franchising, and one by its number; origins stay inside', async () => {
  const chain = {
    id: 1,
    name: 'Catena',
    logoUrl: null,
    ticketsExpireIn: 60,
    brandColour: '#112233',
  };
  expect((await service.call(franchisingsCall)).body).toEqual([chain]);
  const one = (franchisingId: number) =>
    service.call(franchisingCall, { params: { franchisingId } });
  expect((await one(1)).body).toEqual(chain);
  expect((await one(9)).body.error_code).toBe('franchising_not_found');
});

test('QUE-011 what did not change is not sent again', async () => {
  const first = await service.call(categoriesCall, {}, { locale: 'en' });
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const again = await fetch(`${service.url}/public/categories`, {
    headers: { ...headers, 'accept-language': 'en' },
  });
  expect(again.status).toBe(304);
});

test('S-06 what an operator retired is offered no more, and keeps its name for merchants that have it', async () => {
  const { harness, bakery } = testMerchants;
  const { categories, franchisings } = harness.store.catalog;
  const retiredAt = harness.clock.now;
  const origins = async () =>
    (await service.call(partnerOriginsCall, {}, { internalSecret: SECRET })).body.origins;
  expect(await origins()).toEqual(['http://localhost:5500']);
  await categories.change(2, { retiredAt });
  await franchisings.change(1, { retiredAt });
  expect(named(await service.call(categoriesCall, {}, { locale: 'en' }))).toEqual([
    'Food',
    'Other',
  ]);
  expect((await service.call(franchisingsCall)).body).toEqual([]);
  expect(await origins()).toEqual([]);
  const params = { scope: 'public', merchantId: bakery.merchant.id } as const;
  const { body } = await service.call(merchantCall, { params }, { locale: 'en' });
  expect(body.category).toMatchObject({ id: 2, name: 'Bakery' });
  const manager = await testMerchants.app.as(77, 'ROLE_MERCHANT');
  const change = (categoryId: number, merchantId: number) =>
    service.call(updateMerchantCall, { params: { merchantId }, body: { categoryId } }, manager);
  expect((await change(2, bakery.merchant.id)).status).toBe(200);
  const other = await change(2, testMerchants.chain.merchant.id);
  expect(other.body.error_code).toBe('category_not_found');
  await categories.change(2, { retiredAt: null });
  await franchisings.change(1, { retiredAt: null });
  expect((await change(2, testMerchants.chain.merchant.id)).status).toBe(200);
});
