import { POINTER } from '../../test/releases.ts';
import { createReleasePointer } from './discover.ts';

const TEXT = JSON.stringify(POINTER);
const NO_CANARY = { canaryBucket: null };

test('SHL-012 the pointer in the page is used without asking anybody', async () => {
  const fetchText = jest.fn<Promise<string>, []>();
  const pointer = createReleasePointer({ ...NO_CANARY, inline: TEXT, fetchText });
  expect(await pointer.read()).toEqual(POINTER);
  expect(fetchText).not.toHaveBeenCalled();
});

test.each([
  { name: 'is missing', inline: null },
  { name: 'is not JSON', inline: '{' },
  { name: 'has another schema', inline: '{"schema":2,"remotes":[]}' },
])(
  'SHL-012 where the pointer in the page $name the shell asks its server once',
  async ({ inline }) => {
    const fetchText = jest.fn(() => Promise.resolve(TEXT));
    const pointer = createReleasePointer({ ...NO_CANARY, inline, fetchText });
    expect(await Promise.all([pointer.read(), pointer.read()])).toEqual([POINTER, POINTER]);
    await pointer.read();
    expect(fetchText).toHaveBeenCalledTimes(1);
  },
);

test('SHL-012 a failed answer is not cached', async () => {
  const answers = [Promise.reject(new Error('down')), Promise.resolve(TEXT)];
  const pointer = createReleasePointer({
    ...NO_CANARY,
    inline: null,
    fetchText: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  });
  await expect(pointer.read()).rejects.toThrow('down');
  expect(await pointer.read()).toEqual(POINTER);
});

test('SHL-012 a moved pointer replaces the known one, an unreachable one leaves it in use', async () => {
  const moved = { ...POINTER, previous: [] };
  const answers = [Promise.resolve(JSON.stringify(moved)), Promise.reject(new Error('down'))];
  const pointer = createReleasePointer({
    ...NO_CANARY,
    inline: TEXT,
    fetchText: () => answers.shift() ?? Promise.reject(new Error('asked too often')),
  });
  await pointer.refresh();
  expect(await pointer.read()).toEqual(moved);
  expect(pointer.hasMoved('mfe-display')).toBe(false);
  await pointer.refresh();
  expect(await pointer.read()).toEqual(moved);
});

test('SHL-012 a visitor stays in a canary when the pointer is read again', async () => {
  const [live] = POINTER.remotes;
  if (live === undefined) throw new Error('no remote is live');
  const canary = { ...live, version: '9.9.9-canary' };
  const withCanary = { ...POINTER, canaries: [{ percent: 100, release: canary }] };
  const pointer = createReleasePointer({
    inline: TEXT,
    fetchText: async () => JSON.stringify(withCanary),
    canaryBucket: 7,
  });
  await pointer.refresh();
  const { remotes, previous } = await pointer.read();
  expect(remotes.find(({ name }) => name === live.name)?.version).toBe(canary.version);
  expect(previous[0]).toEqual(live);
});
