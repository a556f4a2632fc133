import { reloadFresh } from './reload-fresh.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

test('SHL-025 an update throws the caches away before it loads the page anew', async () => {
  const steps: string[] = [];
  const caches = {
    keys: () => Promise.resolve(['old', 'older']),
    delete: async (name: string) => steps.push(`delete ${name}`),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  await reloadFresh(() => steps.push('reload'));
  expect(steps).toEqual(['delete old', 'delete older', 'reload']);
});

test('SHL-025 a browser that keeps its caches to itself loads the page anew all the same', async () => {
  const caches = { keys: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  const reload = jest.fn();
  await reloadFresh(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
