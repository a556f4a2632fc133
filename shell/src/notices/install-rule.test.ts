import { type InstallContext, installPrompt } from './install-rule.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const CONTEXT: InstallContext = {
  isOffered: false,
  isApple: false,
  isInstalled: false,
  role: 'ROLE_GUEST',
  hasTicket: true,
  closedAt: null,
  now: NOW,
};
const ANDROID = { isOffered: true };
const APPLE = { isApple: true };

test.each([
  { name: 'Android after a ticket', change: ANDROID, shown: 'offer' },
  {
    name: 'Android, signed in',
    change: { ...ANDROID, role: 'ROLE_USER' as const },
    shown: 'offer',
  },
  { name: 'Android before a ticket', change: { ...ANDROID, hasTicket: false }, shown: null },
  { name: 'iOS, not signed in', change: { ...APPLE, role: null }, shown: 'apple' },
  { name: 'iOS, a guest', change: APPLE, shown: 'apple' },
  { name: 'iOS, signed in', change: { ...APPLE, role: 'ROLE_USER' as const }, shown: null },
  { name: 'another browser', change: {}, shown: null },
  { name: 'installed', change: { ...ANDROID, isInstalled: true }, shown: null },
  { name: 'closed 29 days ago', change: { ...ANDROID, closedAt: daysAgo(29) }, shown: null },
  { name: 'closed 30 days ago', change: { ...ANDROID, closedAt: daysAgo(30) }, shown: 'offer' },
  { name: 'closed, but not by us', change: { ...ANDROID, closedAt: 'x' }, shown: 'offer' },
])('CON-016 $name: $shown', ({ change, shown }) => {
  expect(installPrompt({ ...CONTEXT, ...change })).toBe(shown);
});
