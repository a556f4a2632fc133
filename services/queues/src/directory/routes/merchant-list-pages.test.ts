import { listMerchantsCall, merchantByVanityCall } from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import {
  join,
  openTestHarness,
  range,
  type TestHarness,
  type TestQueue,
} from '../../../test/test-harness.ts';
import { upkeepMerchants } from '../../jobs/merchant-upkeep.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;
let testQueues: TestQueue[];

const list = (query: object = {}) =>
  app.service.call(listMerchantsCall, { params: { scope: 'public' }, query });
const idsOf = ({ body }: { body: { id: number }[] }) => body.map(({ id }) => id);
const all = () => testQueues.map(({ merchant }) => merchant.id);

/** Twenty-five kiosks at one spot, so that only their ids distinguish them. */
beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
  testQueues = [];
  for (const number of range(1, 25)) {
    const merchant = { name: `Chiosco ${number}`, lat: 41.9, lng: 12.5 };
    testQueues.push(await harness.addQueue({ merchant }));
  }
});
afterAll(async () => {
  await app.close();
  await harness.close();
});

test('CST-002 QUE-002 G-46 twenty on a page unless asked otherwise, and how many there are', async () => {
  const first = await list();
  expect(first.body).toHaveLength(20);
  expect(first.headers.get('x-total-count')).toBe('25');
  expect((await list({ page: '2' })).body).toHaveLength(5);
  expect((await list({ page: '3' })).body).toEqual([]);
  expect((await list({ per_page: '100' })).body).toHaveLength(25);
  expect((await list({ q: 'chiosco 1' })).headers.get('x-total-count')).toBe('11');
});

test.each(['tickets_desc', 'id_desc', 'distance_asc'])(
  'QUE-002 G-46 by %s every merchant is on one page only, and an offset wins over a page',
  async (order_by) => {
    const query = { order_by, lat: '41.8', lng: '12.4', per_page: '4' };
    const pages = await Promise.all(range(1, 7).map((page) => list({ ...query, page: `${page}` })));
    const shown = pages.flatMap(idsOf);
    expect(shown.toSorted((a, b) => a - b)).toEqual(all());
    const offset = await list({ ...query, offset: '5', page: '1' });
    expect(idsOf(offset)).toEqual(shown.slice(5, 9));
    expect(offset.headers.get('x-total-count')).toBe('25');
  },
);

test('QUE-002 without a point the list is not sorted by distance, and the busiest come first', async () => {
  expect(idsOf(await list({ order_by: 'distance_asc' }))).toEqual(idsOf(await list()));
});

test('QUE-002 who gives out more tickets rises, and falls again when their day is over', async () => {
  const [quiet, busy] = [testQueues[3], testQueues[20]];
  if (!quiet || !busy) throw new Error('no queues');
  for (const user of range(1, 3)) await join(harness.deps, busy, user);
  await join(harness.deps, quiet, 1);
  await upkeepMerchants(harness.deps, [busy.merchant.id, quiet.merchant.id]);
  expect(idsOf(await list()).slice(0, 2)).toEqual([busy.merchant.id, quiet.merchant.id]);
  const before = harness.clock.now;
  harness.clock.now = new Date(before.getTime() + 3 * 86_400_000);
  await upkeepMerchants(harness.deps, []);
  expect(idsOf(await list({ per_page: '100' }))).toEqual(all());
  harness.clock.now = before;
});

test('QUE-002 QUE-005 an unchanged page is not sent again', async () => {
  const address = `${app.service.url}/public/merchants?per_page=2`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';
  const headers = { 'if-none-match': etag };
  const again = await fetch(address, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(`${address}&page=2`, { headers })).status).toBe(200);
});

test('QUE-006 an address is read with the order of the document; an unknown one is not found', async () => {
  const merchant = testQueues[0]?.merchant;
  const address = `${app.service.url}/public/merchants/vanity/${merchant?.vanity}`;
  const found = await fetch(`${address}?order_by=id_desc`);
  expect(await found.json()).toMatchObject({ id: merchant?.id });
  const missing = await app.service.call(merchantByVanityCall, { params: { vanity: 'nobody' } });
  expect([missing.status, missing.body.error_code]).toEqual([404, 'merchant_not_found']);
});

test.each([
  { order_by: 'name_asc' },
  { page: '-1' },
  { per_page: '101' },
  { offset: '1.5' },
  { franchising_id: '0' },
  { parent_category_id: 'food' },
  { lat: '91', lng: '12' },
  { lat: '41', lng: '181' },
  { place_id: 'a b' },
  { q: 'x'.repeat(81) },
])('QUE-002 %j is a malformed request', async (query) => {
  const { status, body } = await list(query);
  expect([status, body.error_code]).toEqual([400, 'validation_error']);
});
