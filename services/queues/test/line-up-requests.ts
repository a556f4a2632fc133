import type { NumberRequest } from '../src/line-up/store/number-allocator.ts';
import { NOW } from './factories.ts';

/** A request for a number, valid for an hour. */
export function requestOf(userId: number, ticketId = `t${userId}`): NumberRequest {
  return {
    ticketId,
    userId,
    paxCount: 1,
    displayName: null,
    phone: null,
    requestText: '',
    firstWaitSeconds: 0,
    at: NOW,
    allowance: { limit: 8, categoryId: null, categoryLimit: null },
    until: new Date(NOW.getTime() + 3_600_000),
  };
}
