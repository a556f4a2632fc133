import type { RemoteProps } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { queryClientAtom } from '@turno/shared-ui/query';
import { createSessionPort } from '@turno/shared-ui/session';
import { memoryStorage } from '@turno/shared-ui/test';
import { createFrameStore, followSession } from './frame.tsx';
import { DEFAULT_FLAGS, lastMerchantIdAtom } from './index.ts';

afterEach(() => localStorage.clear());

function setUp() {
  const session = createSessionPort({ storage: memoryStorage() });
  const props: RemoteProps = {
    apiBase: '',
    clientKey: '',
    session,
    locale: 'it',
    basename: '',
    theme: { mode: 'system', brandColour: null },
    franchiseId: null,
    flags: DEFAULT_FLAGS,
    onEvent: () => undefined,
  };
  const store = createFrameStore(props);
  return { session, store, stop: followSession(store, session) };
}

test('IDN-031 signing out clears the chosen merchant and the shown tickets', () => {
  const { session, store, stop } = setUp();
  session.signIn(buildSession({ roles: ['ROLE_MERCHANT'] }));
  store.set(lastMerchantIdAtom, 12);
  store.get(queryClientAtom).setQueryData(['tickets'], ['A48']);
  localStorage.removeItem('lastMerchant');
  expect(store.get(lastMerchantIdAtom)).toBe(12);
  session.signOut();
  expect(store.get(lastMerchantIdAtom)).toBeNull();
  expect(store.get(queryClientAtom).getQueryData(['tickets'])).toBeUndefined();
  stop();
});

test('IDN-025 the page keeps its data when the visitor becomes a guest', () => {
  const { session, store, stop } = setUp();
  store.get(queryClientAtom).setQueryData(['queue'], 7);
  session.signIn(buildSession({ roles: ['ROLE_GUEST'] }));
  expect(store.get(queryClientAtom).getQueryData(['queue'])).toBe(7);
  stop();
});
