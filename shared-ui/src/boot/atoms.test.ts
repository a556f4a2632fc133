import { createStore } from 'jotai';
import { lastMerchantIdAtom } from './index.ts';

afterEach(() => localStorage.clear());

test('MER-013 IDN-004 the last merchant is remembered for the next visit', () => {
  const store = createStore();
  expect(store.get(lastMerchantIdAtom)).toBeNull();
  store.set(lastMerchantIdAtom, 12);
  expect(store.get(lastMerchantIdAtom)).toBe(12);
  expect(createStore().get(lastMerchantIdAtom)).toBe(12);
});

test.each(['', '0', '-3', '7.5', 'seven', '{"id":7}', '1e9'])(
  'MER-013 IDN-004 %j is no merchant',
  (text) => {
    localStorage.setItem('lastMerchant', text);
    expect(createStore().get(lastMerchantIdAtom)).toBeNull();
  },
);
