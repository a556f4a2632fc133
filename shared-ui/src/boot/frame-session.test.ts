import type { RemoteProps } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { queryClientAtom } from '@turno/shared-ui/query';
import { createSessionPort } from '@turno/shared-ui/session';
import { memoryStorage } from '@turno/shared-ui/test';
import { createFrameStore, followSession } from './frame.tsx';
import { DEFAULT_FLAGS, lastMerchantIdAtom, sessionAtom } from './index.ts';

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
  const onOtherPerson = jest.fn();
  return { session, store, onOtherPerson, stop: followSession(store, session, onOtherPerson) };
}

const user = buildSession({ id: 6 });

test.each([
  { what: 'the session ends', next: null },
  { what: 'another person signs in', next: buildSession({ id: 7 }) },
])('IDN-031 when $what, the state is replaced and its answers are dropped', ({ next }) => {
  const { session, store, onOtherPerson, stop } = setUp();
  session.signIn(user);
  store.get(queryClientAtom).setQueryData(['tickets'], ['A48']);
  expect(store.get(sessionAtom)?.id).toBe(6);
  expect(onOtherPerson).not.toHaveBeenCalled();
  if (next) session.signIn(next);
  else session.signOut();
  expect(onOtherPerson).toHaveBeenCalledTimes(1);
  expect(store.get(queryClientAtom).getQueryData(['tickets'])).toBeUndefined();
  // What is still under way stores nothing in the name of the next person.
  expect(store.get(sessionAtom)?.id).toBe(6);
  stop();
});

test('S-16 IDN-031 a guest who signs in keeps the state, without the data of the guest’s account', () => {
  const { session, store, onOtherPerson, stop } = setUp();
  session.signIn(buildSession({ id: 5, roles: ['ROLE_GUEST'] }));
  store.set(lastMerchantIdAtom, 12);
  store.get(queryClientAtom).setQueryData(['tickets'], ['A48']);
  localStorage.removeItem('lastMerchant');
  session.signIn(user);
  expect(onOtherPerson).not.toHaveBeenCalled();
  expect(store.get(sessionAtom)?.id).toBe(6);
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
