import { listMerchantsCall } from '@turno/shared-types';
import { openTestMerchants, type TestMerchants } from '../../../test/test-merchants.ts';

jest.setTimeout(60_000);

let testMerchants: TestMerchants;
let app: TestMerchants['app'];
let bakery: TestMerchants['bakery'];
let museum: TestMerchants['museum'];
let chain: TestMerchants['chain'];

const list = (query: object = {}, sent: object = {}) =>
  app.service.call(listMerchantsCall, { params: { scope: 'public' }, query }, sent);
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);

beforeAll(async () => {
  testMerchants = await openTestMerchants();
  ({ app, bakery, museum, chain } = testMerchants);
});
afterAll(() => testMerchants.close());

test('QUE-002 CON-004 the list is by tickets, without merchants that have no queue', async () => {
  expect(idsOf(await list())).toEqual([museum, bakery, chain].map(({ merchant }) => merchant.id));
});

test('QUE-003 near a point: distances in km, the nearest first', async () => {
  const near = await list({ lat: '45.4', lng: '9.2', order_by: 'distance_asc' });
  expect(idsOf(near)).toEqual([museum, bakery, chain].map(({ merchant }) => merchant.id));
  const distances = near.body.map(({ distance }: { distance: number }) => distance);
  expect(distances[0]).toBeCloseTo(6.7, 0);
  expect(distances).toEqual(distances.toSorted((a: number, b: number) => a - b));
  const first = await list({
    lat: '45.4',
    lng: '9.2',
    order_by: 'distance_asc',
    per_page: '1',
    page: '2',
  });
  expect(idsOf(first)).toEqual([bakery.merchant.id]);
  expect((await list({ lat: '45.4', lng: '9.2' })).body[0]).toHaveProperty('distance');
  expect((await list()).body[0]).not.toHaveProperty('distance');
});

test.each([
  { name: 'a beginning of a word', q: 'forn', found: ['Caffè Forno', 'Catena Fornace'] },
  { name: 'accents and case do not matter', q: 'CAFFE', found: ['Caffè Forno'] },
  { name: 'every word must match', q: 'forn nap', found: ['Catena Fornace'] },
  { name: 'the middle of a word does not', q: 'rnace', found: [] },
  { name: 'a typo does', q: 'frono', found: ['Caffè Forno'] },
  { name: 'a pattern is only text', q: '(f|c)+.*$', found: ['Caffè Forno', 'Catena Fornace'] },
])('CON-013 search: $name', async ({ q, found }) => {
  const { body } = await list({ q, order_by: 'id_desc' });
  const shown = body.map(({ name }: { name: string }) => name).toSorted();
  expect(shown).toEqual(found.toSorted());
});

test('QUE-004 G-46 by franchising and parent category, page by page', async () => {
  expect(idsOf(await list({ franchising_id: '1' }))).toEqual([chain.merchant.id]);
  expect(idsOf(await list({ parent_category_id: '1' }))).toEqual([bakery.merchant.id]);
  expect(idsOf(await list({ per_page: '2', page: '2' }))).toEqual([chain.merchant.id]);
  for (const wrong of [{ per_page: '0' }, { per_page: '101' }, { page: '0' }, { offset: '-1' }]) {
    const { status, body } = await list(wrong);
    expect([status, body.errors[0].field]).toEqual([400, Object.keys(wrong)[0]]);
  }
});
