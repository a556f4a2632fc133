import { type TakeButtonContext, takeButtonState } from './use-take-button.ts';

const OPEN: TakeButtonContext = {
  queue: {
    isClosed: false,
    isPaused: false,
    isOutsideHours: false,
    blockedUntil: null,
    opensAt: null,
  },
  role: null,
  remaining: null,
  openOnlyInTime: true,
  isOnline: true,
};
const HALF_PAST_EIGHT = new Date('2026-11-21T07:30:00Z');
const open = (queue: Partial<TakeButtonContext['queue']>) => ({
  queue: { ...OPEN.queue, ...queue },
});

test.each([
  ['an open queue is joined', {}, { mayTake: true }],
  ['a guest joins too', { role: 'ROLE_GUEST' }, { mayTake: true }],
  ['closed', open({ isClosed: true }), { mayTake: false, reason: 'closed' }],
  [
    'paused, which also counts as closed',
    open({ isClosed: true, isPaused: true }),
    { mayTake: false, reason: 'paused' },
  ],
  [
    'a break',
    open({ isOutsideHours: true, opensAt: '16:00' }),
    { mayTake: false, reason: 'outside-hours', from: '16:00' },
  ],
  [
    'after hours',
    open({ isOutsideHours: true }),
    { mayTake: false, reason: 'outside-hours', from: null },
  ],
  [
    'after hours where the flag allows it',
    { ...open({ isOutsideHours: true }), openOnlyInTime: false },
    { mayTake: true },
  ],
  [
    'CON-028 too early',
    open({ blockedUntil: HALF_PAST_EIGHT, opensAt: '09:00' }),
    { mayTake: false, reason: 'blocked', from: HALF_PAST_EIGHT },
  ],
  ['a merchant account', { role: 'ROLE_MERCHANT' }, { mayTake: false, reason: 'merchant' }],
  ['allowance used up', { remaining: 0 }, { mayTake: false, reason: 'limit' }],
  ['allowance left', { remaining: 1 }, { mayTake: true }],
  ['no network', { isOnline: false }, { mayTake: false, reason: 'offline' }],
] as const)('CON-025: %s', (_, change, expected) => {
  expect(takeButtonState({ ...OPEN, ...change })).toEqual(expected);
});
