import { buildSession } from '@turno/shared-types/test-data';
import { memoryStorage } from '@turno/shared-ui/test';
import { createSessionPort } from './index.ts';
import {
  readMerchantUser,
  recoverMerchant,
  storeMerchantUser,
  toggleSession,
} from './merchant-user.ts';

const fresh = buildSession({ id: 9, accessToken: 'new-merchant', roles: ['ROLE_MERCHANT'] });
const full = { ...fresh, accessToken: 'full' };

function setUp() {
  const storage = memoryStorage();
  return { storage, port: createSessionPort({ storage }) };
}

test('IDN-008 IDN-003 a newly registered merchant is stored apart and not signed in', () => {
  const { storage, port } = setUp();
  storeMerchantUser(storage, fresh);
  expect(port.read()).toBeNull();
  expect(readMerchantUser(storage)).toEqual(fresh);
});

test('IDN-029 X-14 the toggle exchanges the stored account and signs it in, once', async () => {
  const { storage, port } = setUp();
  port.signIn(buildSession({ roles: ['ROLE_GUEST'] }));
  storeMerchantUser(storage, fresh);
  const exchange = jest.fn(async () => full);
  expect(await toggleSession({ port, storage, exchange })).toEqual(full);
  expect(exchange).toHaveBeenCalledWith(fresh);
  expect(port.read()).toEqual(full);
  expect(await toggleSession({ port, storage, exchange })).toBeNull();
});

test('IDN-029 an exchange that fails keeps the account for another try', async () => {
  const { storage, port } = setUp();
  storeMerchantUser(storage, fresh);
  const exchange = () => Promise.reject(new Error('No connection'));
  await expect(toggleSession({ port, storage, exchange })).rejects.toThrow('No connection');
  expect(readMerchantUser(storage)).toEqual(fresh);
});

test('IDN-030 X-13 a manager’s session is restored after a guest’s replaced it', () => {
  const { storage, port } = setUp();
  storeMerchantUser(storage, full);
  expect(recoverMerchant(port, storage)).toBe(false);
  port.signIn(buildSession({ roles: ['ROLE_GUEST'] }));
  expect(recoverMerchant(port, storage)).toBe(true);
  expect(port.read()).toEqual(full);
  expect(recoverMerchant(port, storage)).toBe(false);
});

test.each(['7', 'nonsense', '{}', JSON.stringify(buildSession({ roles: ['ROLE_USER'] }))])(
  'IDN-004 MER-013 %s in the store is no merchant’s account',
  (text) => {
    const { storage } = setUp();
    storage.setItem('lastMerchant', text);
    expect(readMerchantUser(storage)).toBeNull();
  },
);
