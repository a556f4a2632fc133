import { waitFor } from '@testing-library/react';
import { buildSession } from '@turno/shared-types/test-data';

// The first import of the whole host takes a while.
jest.setTimeout(30_000);
afterEach(() => jest.restoreAllMocks());

test('IDN-031 CON-053 a sign-out ends the messages that this browser receives', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  const unsubscribe = jest.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  window.history.replaceState(null, '', '/privacy-policy');
  const { host, textsLoaded } = await import('./preload.ts');
  await textsLoaded;
  host.session.signIn(buildSession());
  expect(unsubscribe).not.toHaveBeenCalled();
  host.session.signOut();
  await waitFor(() => expect(unsubscribe).toHaveBeenCalledTimes(1));
});
