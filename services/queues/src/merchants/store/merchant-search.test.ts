import { fillCatalog } from '../../../test/catalog.ts';
import { buildMerchant } from '../../../test/factories.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { deletions } from '../../core/index.ts';
import { findableBy, type MerchantDocument } from './merchant-document.ts';

jest.setTimeout(300_000);

const MANY = 5_000;
/** Merchants without coordinates. */
const UNLOCATED = 30;
const BATCH_SIZE = 1_000;
const PAGE = { skip: 0, limit: 20 };
const CENTRE = { lat: 41.9, lng: 12.5 };
const CITIES = ['Roma', 'Milano', 'Napoli', 'Torino', 'Bari'];

let harness: TestHarness;
const merchants = () => harness.db.collection<MerchantDocument>('merchants');

/** Five thousand merchants all over, of fifty categories and ten franchisings. */
beforeAll(async () => {
  harness = await openTestHarness();
  const documents = range(1, MANY).map((number) => {
    const { id: _id, ...merchant } = buildMerchant({
      name: number === 777 ? 'Zibellino Raro' : `Bottega Comune ${number}`,
      vanity: `bottega-${number}`,
      city: CITIES[number % CITIES.length] ?? null,
      lat: 36 + (number % 1_000) / 100,
      lng: 7 + Math.floor(number / 1_000) / 2,
      franchisingId: number % 100 === 0 ? ((number / 100) % 10) + 1 : null,
      openings: [],
    });
    const facts = { categoryIds: [number % 50], hasQueues: true, tickets: number % 97, rev: 0 };
    return { ...merchant, ...findableBy(merchant), ...facts, _id: number };
  });
  const unlocated = range(MANY + 1, MANY + UNLOCATED).map((number) => {
    const merchant = { name: `Bottega Ignota ${number}`, vanity: `ignota-${number}` };
    const nowhere = { lat: null, lng: null, openings: [] };
    const { id: _id, ...rest } = buildMerchant({ ...merchant, ...nowhere });
    const facts = { categoryIds: [0], hasQueues: true, tickets: 0, rev: 0 };
    return { ...rest, ...findableBy(rest), ...facts, _id: number };
  });
  const all = [...documents, ...unlocated];
  for (let from = 0; from < all.length; from += BATCH_SIZE) {
    await merchants().insertMany(all.slice(from, from + BATCH_SIZE));
  }
});
afterAll(() => harness.close());

const BUSIEST = { tickets: -1, _id: 1 } as const;

test.each([
  { name: 'the whole list', filter: {}, sort: BUSIEST },
  { name: 'the newest', filter: {}, sort: { _id: -1 } as const },
  { name: 'a category', filter: { categoryIds: 7 }, sort: BUSIEST },
  { name: 'a franchising', filter: { franchisingId: 1 }, sort: BUSIEST },
  {
    name: 'those without coordinates',
    filter: { 'location.type': null },
    sort: BUSIEST,
  },
  { name: 'a word everybody has', filter: { starts: { $all: ['bot'] } }, sort: BUSIEST },
  { name: 'a word one has', filter: { starts: { $all: ['zib'] } }, sort: BUSIEST },
  {
    name: 'a word everybody has, or three categories',
    filter: { $and: [{ $or: [{ starts: 'bot' }, { categoryIds: { $in: [3, 7, 9] } }] }] },
    sort: BUSIEST,
  },
  {
    name: 'a word everybody has, with a typo',
    filter: { $and: [{ $or: [{ starts: 'btt' }, { deletions: { $in: deletions('botega') } }] }] },
    sort: BUSIEST,
  },
])('QUE-002 a page of $name looks at a page, not at all merchants', async ({ filter, sort }) => {
  const found = merchants().find(
    { hasQueues: true, isVerified: true, ...filter },
    { projection: { _id: 1 } },
  );
  const plan = await found.sort(sort).limit(20).explain('executionStats');
  const { totalKeysExamined, totalDocsExamined } = plan.executionStats;
  expect(totalKeysExamined).toBeLessThanOrEqual(41);
  expect(totalDocsExamined).toBeLessThanOrEqual(41);
});

test('QUE-003 the nearest are met on the way outwards, each on one page only', async () => {
  const { searchNear } = harness.store.merchants;
  const first = await searchNear({}, CENTRE, PAGE);
  expect(first.total).toBe(MANY + UNLOCATED);
  const second = await searchNear({}, CENTRE, { skip: 20, limit: 20 });
  expect(new Set([...first.ids, ...second.ids]).size).toBe(40);
});

test.each([
  { name: 'many, read outwards', search: {}, total: MANY + UNLOCATED, from: MANY - 7 },
  { name: 'few, measured', search: { categoryId: 7 }, total: MANY / 50, from: MANY / 50 - 20 },
  { name: 'none with coordinates', search: { q: 'ignota' }, total: UNLOCATED, from: 0 },
])(
  'QUE-003 who has no coordinates comes last, none twice and none missing: $name',
  async ({ search, total, from }) => {
    const { searchNear } = harness.store.merchants;
    const ids: number[] = [];
    for (let skip = from; skip < total + 14; skip += 14) {
      const page = await searchNear(search, CENTRE, { skip, limit: 14 });
      expect(page.total).toBe(total);
      ids.push(...page.ids);
    }
    expect(ids).toHaveLength(total - from);
    expect(new Set(ids).size).toBe(ids.length);
    const isUnlocated = ids.map((id) => id > MANY);
    expect(isUnlocated).toEqual(isUnlocated.toSorted());
    const whole = await searchNear(search, CENTRE, { skip: from, limit: 100 });
    expect(whole.ids).toEqual(ids.slice(0, 100));
  },
);

test('QUE-003 few matches are measured, wherever they are', async () => {
  const { searchNear } = harness.store.merchants;
  expect(await searchNear({ q: 'zib' }, CENTRE, PAGE)).toEqual({ ids: [777], total: 1 });
  const chain = await searchNear({ franchisingId: 1 }, CENTRE, PAGE);
  expect([chain.total, chain.ids.length]).toEqual([MANY / 1_000, MANY / 1_000]);
});

test('QUE-002 the busiest first; words of name and city, accents or not', async () => {
  const { search } = harness.store.merchants;
  const first = await search({ q: 'NÀPOLI' }, 'tickets_desc', PAGE);
  const tickets = first.ids.map((id) => id % 97);
  expect(tickets).toEqual(tickets.toSorted((a, b) => b - a));
  expect(first.total).toBe(MANY / 5);
  expect((await search({ q: `comune ${MANY - 2}` }, 'id_desc', PAGE)).ids).toEqual([MANY - 2]);
  expect((await search({ q: '.*' }, 'id_desc', PAGE)).total).toBe(MANY + UNLOCATED);
});

test('QUE-002 a typo is forgiven where nothing has the word, and a category is found in any language', async () => {
  const { search, searchNear } = harness.store.merchants;
  const found = { ids: [777], total: 1 };
  expect(await search({ q: 'zibelino' }, 'tickets_desc', PAGE)).toEqual(found);
  expect(await searchNear({ q: 'zibelino rraro' }, CENTRE, PAGE)).toEqual(found);
  expect((await search({ q: 'napoil' }, 'tickets_desc', PAGE)).total).toBe(MANY / 5);
  expect((await search({ q: 'qwertyuiop' }, 'tickets_desc', PAGE)).total).toBe(0);
  await fillCatalog(harness.store);
  for (const q of ['forno', 'bakery', 'Bäckerei', 'bekery']) {
    const { ids, total } = await search({ q }, 'tickets_desc', PAGE);
    expect([q, total]).toEqual([q, MANY / 25]);
    expect(ids.every((id) => [1, 2].includes(id % 50))).toBe(true);
  }
});
