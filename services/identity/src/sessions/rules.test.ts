import { LONGEST_LEAD_SECONDS, VISIT_SECONDS } from '@turno/shared-types/constants';
import { extendedExpiry, isRecentSession, secondsLeft, sessionExpiry } from './rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  { name: 'IDN-025 a guest stays nine days', role: 'ROLE_GUEST', end: '2026-11-30T10:00:00.000Z' },
  { name: 'IDN-025 a user stays thirty days', role: 'ROLE_USER', end: '2026-12-21T10:00:00.000Z' },
  {
    name: 'IDN-025 a merchant stays thirty days',
    role: 'ROLE_MERCHANT',
    end: '2026-12-21T10:00:00.000Z',
  },
] as const)('$name', ({ role, end }) => {
  expect(sessionExpiry({ role, scope: 'access' }, NOW).toISOString()).toBe(end);
});

test.each(['password-change', 'new-merchant'] as const)(
  'IDN-008 IDN-015 a session for a %s ends after an hour and is never moved on',
  (scope) => {
    const expiresAt = sessionExpiry({ role: 'ROLE_MERCHANT', scope }, NOW);
    expect(expiresAt.toISOString()).toBe('2026-11-21T11:00:00.000Z');
    expect(extendedExpiry({ role: 'ROLE_MERCHANT', scope, expiresAt }, NOW)).toBeNull();
  },
);

test.each([
  {
    name: 'IDN-010 a session opened an hour ago is not extended',
    role: 'ROLE_USER',
    expiresAt: '2026-12-21T09:00:00Z',
    later: null,
  },
  {
    name: 'IDN-010 a session not seen for a day is moved on',
    role: 'ROLE_USER',
    expiresAt: '2026-12-20T10:00:00Z',
    later: '2026-12-21T10:00:00.000Z',
  },
  {
    name: "IDN-025 a guest's session is moved on as well",
    role: 'ROLE_GUEST',
    expiresAt: '2026-11-21T11:00:00Z',
    later: '2026-11-30T10:00:00.000Z',
  },
] as const)('$name', ({ role, expiresAt, later }) => {
  const extended = extendedExpiry({ role, scope: 'access', expiresAt: new Date(expiresAt) }, NOW);
  expect(extended?.toISOString() ?? null).toBe(later);
});

test('IDN-025 S-05 a guest who was here today outlasts the latest show that can be booked', () => {
  const daySeconds = 86_400;
  const endOfShow = NOW.getTime() + (LONGEST_LEAD_SECONDS + daySeconds) * 1_000;
  const notSeenAgain = sessionExpiry({ role: 'ROLE_GUEST', scope: 'access' }, NOW);
  expect(notSeenAgain.getTime()).toBeGreaterThanOrEqual(endOfShow);
});

test('IDN-025 S-05 so does a guest who books with two visits that did not count as yet', () => {
  const session = { role: 'ROLE_GUEST', scope: 'access' } as const;
  const expiresAt = sessionExpiry(session, NOW);
  const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
  // The visit is too early to move the end on, and the page makes its next one as late again.
  expect(extendedExpiry({ ...session, expiresAt }, after(VISIT_SECONDS - 1))).toBeNull();
  expect(extendedExpiry({ ...session, expiresAt }, after(VISIT_SECONDS))).not.toBeNull();
  const daySeconds = 86_400;
  const endOfShow = after(2 * VISIT_SECONDS + LONGEST_LEAD_SECONDS + daySeconds);
  expect(expiresAt.getTime()).toBeGreaterThan(endOfShow.getTime());
});

test.each([
  { name: 'rounds down to whole seconds', expiresAt: '2026-11-21T10:00:01.900Z', seconds: 1 },
  { name: 'is never negative', expiresAt: '2026-11-21T09:00:00Z', seconds: 0 },
])('life left $name', ({ expiresAt, seconds }) => {
  expect(secondsLeft(new Date(expiresAt), NOW)).toBe(seconds);
});

test.each([
  { minutes: 0, isRecent: true },
  { minutes: 10, isRecent: true },
  { minutes: 10.1, isRecent: false },
  { minutes: 60 * 24, isRecent: false },
])('G-60 a session opened $minutes minutes ago is recent: $isRecent', ({ minutes, isRecent }) => {
  const at = new Date('2026-11-21T10:00:00Z');
  const createdAt = new Date(at.getTime() - minutes * 60_000);
  expect(isRecentSession({ createdAt }, at)).toBe(isRecent);
});
