import { passTypesCall } from '@turno/shared-types/passes';
import { buildPass, startPasses, type TestPasses } from '../../test/start-passes.ts';
import { operate } from './operate.ts';

const TYPES = 230;
const ids = Array.from({ length: TYPES }, (_, index) => index + 1);
let passes: TestPasses;

beforeAll(async () => {
  passes = await startPasses({});
  const { passType } = buildPass();
  const merchants = [{ id: 10, name: 'Parco' }];
  await passes.deps.store.passTypes.addMissing(ids.map((id) => ({ ...passType, id, merchants })));
});
afterAll(() => passes.close());

async function read(role: 'ROLE_USER' | 'ROLE_MERCHANT', query = {}) {
  const token = await passes.tokens.tokenFor({ userId: 1, role });
  const { body, headers } = await passes.call(
    passTypesCall,
    { params: { userId: 1 }, query },
    { token },
  );
  return { ids: body.map(({ id }: { id: number }) => id), total: headers.get('x-total-count') };
}

test('PAS-018 G-46 a customer reads every type, page by page, and how many there are', async () => {
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => read('ROLE_USER', { page })));
  expect(pages.flatMap((page) => page.ids)).toEqual(ids);
  expect(pages.map(({ total }) => total)).toEqual(['230', '230', '230', '230']);
  expect(await read('ROLE_USER')).toEqual(pages[0]);
});

test('PAS-018 G-46 staff get all types at once, and pages where they ask for them', async () => {
  expect(await read('ROLE_MERCHANT')).toEqual({ ids, total: '230' });
  const second = await read('ROLE_MERCHANT', { page: '2', per_page: '50' });
  expect(second).toEqual({ ids: ids.slice(50, 100), total: '230' });
});

test('PAS-004 an operator lists all types, however many there are', async () => {
  expect(await operate(passes.deps, ['pass-type', 'list'])).toHaveLength(TYPES);
});
