import { FRANCHISE_RULE, LOCALES } from '@turno/shared-types/constants';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { loadReference, readReference } from './load-reference.ts';
import { OperatorError, operate } from './operate.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
  await loadReference(harness.deps);
});
afterAll(() => harness.close());

const catalog = () => harness.store.catalog.read();
const run = (...args: string[]) => operate(harness.deps, args);
const names = { it: 'Bar', en: 'Bar', es: 'Bar', de: 'Bar' };

test('S-06 a first start brings every category and franchising, named in every language', async () => {
  const { categories, franchisings } = await catalog();
  const reference = readReference();
  expect(categories.size).toBe(reference.categories.length);
  expect(franchisings.size).toBe(reference.franchisings.length);
  for (const { names: texts, parentId } of categories.values()) {
    expect(Object.keys(texts).toSorted()).toEqual([...LOCALES].toSorted());
    expect(parentId === null || categories.get(parentId)?.parentId === null).toBe(true);
  }
  expect(franchisings.get(FRANCHISE_RULE.franchisingId)?.emailDomains).toEqual(
    FRANCHISE_RULE.domains,
  );
  const ids = [...reference.categories, ...reference.franchisings].map(({ id }) => id);
  expect(new Set(ids.slice(0, categories.size)).size).toBe(categories.size);
});

test('S-06 further starts, several at once, change nothing that an operator changed', async () => {
  await run('category', 'change', '11', JSON.stringify({ featured: true }));
  await run('category', 'retire', '12');
  await run('franchising', 'change', '2', '{"origins":["https://lunaria.example"]}');
  const before = await catalog();
  const { deps } = harness;
  const another = await harness.secondDeps();
  await Promise.all([deps, another, deps, another].map(loadReference));
  expect(await catalog()).toEqual(before);
  expect((await another.store.catalog.read()).categories.get(11)?.featured).toBe(true);
});

test('S-06 what the file says anew appears where no operator changed it', async () => {
  const [first] = readReference().categories;
  if (!first) throw new Error('the file is empty');
  await harness.store.catalog.categories.follow({ ...first, names, retiredAt: null });
  expect((await catalog()).categories.get(first.id)?.names).toEqual(names);
  await loadReference(harness.deps);
  expect((await catalog()).categories.get(first.id)?.names).toEqual(first.names);
});

test('S-06 an operator adds a category and a franchising, with ids above those of the file', async () => {
  const added = await run('category', 'add', JSON.stringify({ names, parentId: 2 }));
  expect(added).toMatchObject({ names, parentId: 2, featured: false });
  const chain = await run(
    'franchising',
    'add',
    '{"name":"Nuova","emailDomains":["nuova.example"]}',
  );
  expect(chain).toMatchObject({ name: 'Nuova', origins: [], retiredAt: null });
  for (const entry of [added, chain]) expect(Object(entry).id).toBeGreaterThan(999);
  expect(await run('category', 'list')).toContainEqual(added);
  expect(await run('franchising', 'list')).toContainEqual(chain);
});

test('S-06 two operators who change different fields at once change both', async () => {
  await Promise.all([
    run('franchising', 'change', '1', '{"brandColour":"#112233"}'),
    run('franchising', 'change', '1', '{"ticketsExpireIn":60}'),
  ]);
  expect((await catalog()).franchisings.get(1)).toMatchObject({
    brandColour: '#112233',
    ticketsExpireIn: 60,
  });
});

test.each([
  { args: [], says: 'npm run operator' },
  { args: ['category'], says: 'npm run operator' },
  { args: ['franchise', 'list'], says: 'npm run operator' },
  { args: ['category', 'add', 'Bar'], says: 'JSON' },
  { args: ['category', 'add', '{"names":{"it":"Bar"}}'], says: 'names.en' },
  { args: ['category', 'add', JSON.stringify({ names, parentId: 11 })], says: 'parentId' },
  { args: ['category', 'add', JSON.stringify({ names, parentId: 404 })], says: 'parentId' },
  { args: ['category', 'add', JSON.stringify({ names, colour: 'red' })], says: 'colour' },
  { args: ['category', 'change', '11', '{"parentId":2}'], says: 'parentId' },
  { args: ['category', 'change', '11', '{"names":{"it":" "}}'], says: 'names.it' },
  { args: ['category', 'change', 'eleven', '{"featured":true}'], says: 'eleven' },
  { args: ['category', 'retire', '404'], says: '404' },
  { args: ['franchising', 'invite', 'one'], says: 'one' },
  { args: ['franchising', 'join', '1', 'Forno'], says: 'Forno' },
  { args: ['franchising', 'join', '1'], says: 'no id' },
  { args: ['franchising', 'leave', '0x1'], says: '0x1' },
  { args: ['franchising', 'add', '{"name":""}'], says: 'name' },
  { args: ['franchising', 'change', '1', '{"brandColour":"red"}'], says: 'brandColour' },
  {
    args: ['franchising', 'change', '1', '{"origins":["https://a.example/b"]}'],
    says: 'origins.0',
  },
  { args: ['franchising', 'change', '1', '{"emailDomains":["@a.example"]}'], says: 'emailDomains' },
])('S-06 the command $args is rejected and changes nothing', async ({ args, says }) => {
  const before = await catalog();
  const rejected = expect(run(...args)).rejects;
  await rejected.toThrow(OperatorError);
  await expect(run(...args)).rejects.toThrow(says);
  expect(await catalog()).toEqual(before);
});
