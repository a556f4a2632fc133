import type { JoinBlocker } from '@turno/shared-types/rules';
import {
  buildCounter,
  buildMerchant,
  buildQueue,
  JOINING_CASES,
} from '@turno/shared-types/test-data';
import { queueState } from '../queue/queue-state.ts';
import { type TakeButtonContext, takeButtonState } from './use-take-button.ts';

const OPEN: TakeButtonContext = {
  queue: { blocker: null },
  role: null,
  remaining: null,
  isOnline: true,
};
const HALF_PAST_EIGHT = new Date('2026-11-21T07:30:00Z');
const blocked = (blocker: JoinBlocker) => ({ queue: { blocker } });

test.each([
  ['an open queue is joined', {}, { mayTake: true }],
  ['a guest joins too', { role: 'ROLE_GUEST' }, { mayTake: true }],
  ['closed', blocked({ kind: 'closed' }), { mayTake: false, reason: 'closed' }],
  ['paused', blocked({ kind: 'paused' }), { mayTake: false, reason: 'paused' }],
  [
    'CON-028 too early',
    blocked({ kind: 'early', from: HALF_PAST_EIGHT }),
    { mayTake: false, reason: 'blocked', from: HALF_PAST_EIGHT },
  ],
  ['a merchant account', { role: 'ROLE_MERCHANT' }, { mayTake: false, reason: 'merchant' }],
  ['allowance used up', { remaining: 0 }, { mayTake: false, reason: 'limit' }],
  ['allowance left', { remaining: 1 }, { mayTake: true }],
  ['no network', { isOnline: false }, { mayTake: false, reason: 'offline' }],
] as const)('CON-025: %s', (_, change, expected) => {
  expect(takeButtonState({ ...OPEN, ...change })).toEqual(expected);
});

test.each(JOINING_CASES)('S-04 S-05 S-13 the page: $name', ({ merchant, now, ...row }) => {
  const queue = buildQueue({ queue_daily_counters: [buildCounter(row.counter)] });
  const state = queueState(buildMerchant({ ...merchant, queues: [queue] }), queue, now);
  const button = takeButtonState({ ...OPEN, queue: state });
  expect(button.mayTake).toBe(row.blocked === null);
  expect(state.label === 'paused').toBe(row.status === 'paused');
  expect(state.label === 'closed').toBe(row.status === 'closed');
});
