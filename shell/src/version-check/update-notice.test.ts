import { reloadFresh } from './update-notice.tsx';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

test('SHL-025 an update clears the caches before it reloads the page', async () => {
  const steps: string[] = [];
  const caches = {
    keys: () => Promise.resolve(['old', 'older']),
    delete: async (name: string) => steps.push(`delete ${name}`),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  await reloadFresh(() => steps.push('reload'));
  expect(steps).toEqual(['delete old', 'delete older', 'reload']);
});

test('SHL-025 a browser without access to its caches reloads the page too', async () => {
  const caches = { keys: () => Promise.reject(new Error('denied')) };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  const reload = jest.fn();
  await reloadFresh(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
