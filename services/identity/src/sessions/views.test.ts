import { sessionSchema } from '@turno/shared-types';
import { presentSession } from './views.ts';

test('IDN-001 IDN-003 a session names its one role and lets nothing else of the account out', () => {
  const user = {
    id: 318_642_907_155_283,
    email: 'ada@example.com',
    passwordHash: 'secret',
    role: 'ROLE_USER',
    name: 'Ada',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    expiresAt: null,
  } as const;
  const session = presentSession({ user, accessToken: 'a.b.c' });
  expect(sessionSchema.parse(session)).toEqual(session);
  expect(session).toEqual({
    id: user.id,
    accessToken: 'a.b.c',
    roles: ['ROLE_USER'],
    require_password_reset: false,
  });
});
