import { waitFor } from '@testing-library/react';
import { signOutCall } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { failOffline, openFakeGateway, reply } from '@turno/shared-ui/test';
import { endOnServer } from './index.ts';

test('the sign-out call carries the token of the ended session', async () => {
  const gateway = openFakeGateway([reply(signOutCall, {})]);
  endOnServer('http://gateway.test', 'key')(buildSession({ accessToken: 'gone' }));
  await waitFor(() => expect(gateway.requests).toHaveLength(1));
  gateway.close();
  expect(gateway.requests[0]?.path).toBe('/auth/signout');
  expect(gateway.requests[0]?.headers.get('authorization')).toBe('Bearer gone');
});

test('an unreachable server throws no error', async () => {
  const gateway = openFakeGateway([failOffline(signOutCall)]);
  expect(() => endOnServer('http://gateway.test', 'key')(buildSession())).not.toThrow();
  await waitFor(() => expect(gateway.requests).not.toHaveLength(0));
  gateway.close();
});
