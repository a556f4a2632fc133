import { memoryStorage, settle } from '@turno/shared-ui/test';
import { createLanguageStore } from './language-store.ts';

const load = () => Promise.resolve();

test('SHL-029: the language of the page counts until another one is chosen, which later visits remember', async () => {
  const set = jest.fn(async () => undefined);
  Object.assign(window, { cookieStore: { set } });
  const storage = memoryStorage();
  const store = createLanguageStore({ storage, initial: 'it', load });
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  expect(store.read()).toBe('it');
  await store.choose('de');
  expect(store.read()).toBe('de');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(set).toHaveBeenCalledWith(expect.objectContaining({ name: 'turno-locale', value: 'de' }));
  stop();
  expect(createLanguageStore({ storage, initial: 'it', load }).read()).toBe('de');
});

test('SHL-029 a frame that permits no cookies changes its language all the same, and no promise rejects unseen', async () => {
  const unseen = jest.fn();
  process.on('unhandledRejection', unseen);
  Object.assign(window, { cookieStore: { set: () => Promise.reject(new Error('denied')) } });
  const store = createLanguageStore({ storage: memoryStorage(), initial: 'it', load });
  await store.choose('de');
  await settle(Promise.resolve());
  expect(store.read()).toBe('de');
  expect(unseen).not.toHaveBeenCalled();
  process.off('unhandledRejection', unseen);
});

test('a language whose texts do not come is not shown', async () => {
  const storage = memoryStorage();
  const fails = () => Promise.reject(new Error('Failed to fetch'));
  const store = createLanguageStore({ storage, initial: 'it', load: fails });
  await expect(store.choose('es')).rejects.toThrow('Failed to fetch');
  expect(store.read()).toBe('it');
});

test('SHL-029 a stored language that the product does not have is left aside', () => {
  const storage = memoryStorage();
  storage.setItem('turno.locale', 'fr');
  expect(createLanguageStore({ storage, initial: 'en', load }).read()).toBe('en');
});
