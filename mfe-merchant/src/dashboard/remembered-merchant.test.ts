import { memoryStorage } from '@turno/shared-ui/test';
import { keepLastMerchant, readLastMerchant } from './remembered-merchant.ts';

test('MER-013 IDN-004 the last merchant is remembered', () => {
  const storage = memoryStorage();
  expect(readLastMerchant(storage)).toBeNull();
  keepLastMerchant(storage, 12);
  expect(readLastMerchant(storage)).toBe(12);
});

test.each(['', '0', '-3', '7.5', 'seven', '{"id":7}', '1e9'])('%j is no merchant', (text) => {
  const storage = memoryStorage();
  storage.setItem('lastMerchant', text);
  expect(readLastMerchant(storage)).toBeNull();
});
