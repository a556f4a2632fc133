import { type InstallContext, installPrompt } from './install-rule.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const CONTEXT: InstallContext = {
  isOffered: false,
  isApple: false,
  isInstalled: false,
  role: 'ROLE_GUEST',
  hasTakenTicket: true,
  closedAt: null,
  now: NOW,
};
const ANDROID = { isOffered: true };
const APPLE = { isApple: true };

test.each([
  { name: 'Android after a ticket', scene: ANDROID, shown: 'offer' },
  { name: 'Android, signed in', scene: { ...ANDROID, role: 'ROLE_USER' as const }, shown: 'offer' },
  { name: 'Android before a ticket', scene: { ...ANDROID, hasTakenTicket: false }, shown: null },
  { name: 'iOS, not signed in', scene: { ...APPLE, role: null }, shown: 'apple' },
  { name: 'iOS, a guest', scene: APPLE, shown: 'apple' },
  { name: 'iOS, signed in', scene: { ...APPLE, role: 'ROLE_USER' as const }, shown: null },
  { name: 'elsewhere', scene: {}, shown: null },
  { name: 'installed', scene: { ...ANDROID, isInstalled: true }, shown: null },
  { name: 'closed 29 days ago', scene: { ...ANDROID, closedAt: daysAgo(29) }, shown: null },
  { name: 'closed 30 days ago', scene: { ...ANDROID, closedAt: daysAgo(30) }, shown: 'offer' },
  { name: 'closed, but not by us', scene: { ...ANDROID, closedAt: 'x' }, shown: 'offer' },
])('CON-016 $name: $shown', ({ scene, shown }) => {
  expect(installPrompt({ ...CONTEXT, ...scene })).toBe(shown);
});
