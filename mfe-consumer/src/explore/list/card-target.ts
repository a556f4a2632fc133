import type { Merchant } from '@turno/shared-types';
import { passModeInForce } from '@turno/shared-types/rules';
import {
  eventsPath,
  freeAccessPath,
  merchantPath,
  passModePath,
  takeNumberPath,
} from '../../paths.ts';
import { type QueueKind, queueKind } from '../../shared/queue/queue-path.ts';
import { topLevelQueues } from '../../shared/queue/queue-state.ts';

/** The screen that a merchant's card links to. */
export type CardScreen =
  | 'events'
  | 'pass-queue'
  | 'merchant'
  | 'free-access'
  | 'multi-booking'
  | 'take-number';

const SCREEN_OF_ONE: Record<QueueKind, CardScreen> = {
  event: 'events',
  pass: 'pass-queue',
  'list-only': 'free-access',
  multi: 'multi-booking',
  ordinary: 'take-number',
};

/** The screen for a merchant's set of queues (CON-008 to CON-011, in the order of X-29). */
export function cardScreen(merchant: Merchant): CardScreen {
  const queues = topLevelQueues(merchant);
  const [first, second] = queues;
  if (!first) return 'merchant';
  if (queues.some((queue) => queue.type === 'event')) return 'events';
  if (queues.length === 2 && second && passModeInForce(first) !== passModeInForce(second)) {
    return 'pass-queue';
  }
  return queues.length > 1 ? 'merchant' : SCREEN_OF_ONE[queueKind(first)];
}

/** The path that a tap on the card opens. */
export function cardPath(merchant: Merchant): string {
  const [first] = topLevelQueues(merchant);
  switch (cardScreen(merchant)) {
    case 'events':
      return eventsPath(merchant.vanity);
    case 'pass-queue':
      return passModePath(merchant.vanity);
    case 'free-access':
      return freeAccessPath(merchant.vanity);
    case 'take-number':
      return first ? takeNumberPath(merchant.id, first.id) : merchantPath(merchant.vanity);
    default:
      return merchantPath(merchant.vanity);
  }
}
