import { checkInCall, signInCall } from '@turno/shared-types';
import { identityRoutes, SESSION } from '../../test/identity-app.ts';
import { ApiError } from '../api-error.ts';
import { serve } from './serve.ts';
import { checkRoutes } from './service-app.ts';

const routes = identityRoutes();
const signIn = serve(signInCall, async () => SESSION);
const checkIn = serve(checkInCall, () => Promise.reject(new ApiError('qr_invalid')));
const undeclared = serve({ ...signInCall, path: '/auth/secret' }, async () => SESSION);

test('the whole contract of a service may start', () => {
  expect(() => checkRoutes('identity', routes)).not.toThrow();
});

test.each([
  {
    name: 'a call of another service',
    given: [...routes, checkIn],
    says: 'is no call of identity',
  },
  {
    name: 'an undeclared call',
    given: [...routes, undeclared],
    says: '/auth/secret is no call of',
  },
  { name: 'a call served twice', given: [...routes, signIn], says: 'served twice' },
  { name: 'a call left out', given: routes.slice(1), says: 'does not serve GET /auth/challenge' },
])('$name does not start', ({ given, says }) => {
  expect(() => checkRoutes('identity', given)).toThrow(says);
});
