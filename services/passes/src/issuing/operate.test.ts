import { perDay, startPasses, type TestPasses } from '../../test/start-passes.ts';
import { OperatorError, operate } from './operate.ts';

let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

const fields = (change: object = {}) =>
  JSON.stringify({
    name: 'Ingresso',
    mode: 'generic',
    kind: 1,
    policy: perDay(2),
    merchants: [{ id: 10, name: 'Parco' }],
    ...change,
  });
const command = (...words: string[]) => operate(passes.deps, ['pass-type', ...words]);

test('PAS-004 an operator adds, changes and lists pass types, with a franchising or without', async () => {
  const added = await command('add', fields());
  expect(added).toMatchObject({ name: 'Ingresso', franchisingId: null, preferences: [] });
  const { id } = added as { id: number };
  await command('change', String(id), fields({ name: 'Ingresso ridotto' }));
  const ofChain = await command('add', fields({ franchisingId: 3 }));
  expect(await command('list')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        id,
        name: 'Ingresso ridotto',
        merchants: [{ id: 10, name: 'Parco' }],
      }),
      ofChain,
    ]),
  );
});

test.each([
  ['no JSON', ['add', 'nonsense'], 'JSON in single quotes'],
  ['an unknown kind', ['add', fields({ kind: 7 })], 'kind'],
  ['a merchant without an id', ['add', fields({ merchants: [{ id: 'x' }] })], 'merchants.0.id'],
  ['an unknown field', ['add', fields({ colour: 'red' })], 'colour'],
  ['an unknown type', ['change', '999', fields()], 'no pass type 999'],
  ['a word instead of an id', ['change', 'Ingresso', fields()], 'no id'],
  ['an unknown command', ['remove', '1'], 'npm run operator'],
])('PAS-004 %s is rejected in words', async (_name, words, text) => {
  const failure = await command(...words).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OperatorError);
  expect(String(failure)).toContain(text);
});
