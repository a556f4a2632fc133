import { buildSession } from '@turno/shared-types/test-data';
import { originOf } from '../../origin.ts';
import { pathAfterSignIn } from './after-sign-in.ts';

const user = buildSession();
const merchant = buildSession({ roles: ['ROLE_MERCHANT'] });

test.each([
  ['the stored origin comes first', merchant, '/reservation/7/11', '/reservation/7/11'],
  ['a merchant goes to the merchant home', merchant, null, '/manage-merchant'],
  ['a user goes to the passes and tickets', user, null, '/my-tickets'],
])('CON-076: %s', (_, session, origin, path) => {
  expect(pathAfterSignIn(session, origin)).toBe(path);
});

test.each([
  [{ origin: '/user-queues?x=1' }, '/user-queues?x=1'],
  [{ origin: '//evil.example' }, null],
  [{ origin: 'https://evil.example' }, null],
  [{ origin: 3 }, null],
  [{}, null],
  [null, null],
])('SHL-013: the state %j names the origin %j', (state, origin) => {
  expect(originOf(state)).toBe(origin);
});
