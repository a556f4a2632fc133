import type { Role } from '@turno/shared-types';
import { isMerchant, isQueueClosed, lineUpBlockedUntil } from '@turno/shared-types/rules';
import type { Decline } from './decline.ts';
import type { MerchantDay } from './merchant-day.ts';

export type LineUpScene = {
  role: Role;
  /** A manager adds somebody to a queue of their own. */
  isStaff: boolean;
  paxCount: number;
  queue: {
    type: 'event' | 'standard';
    passMode: 'free' | 'generic' | 'specific';
    listOnly: boolean;
    multiQueue: boolean;
    minPax: number;
    maxPax: number | null;
  };
  limits: { lineupLimitedBeforeOpening: number | null; avoidLineupBeforeOpening: boolean };
  counter: { closed: boolean; paused: boolean };
  day: MerchantDay;
};

/** Why nobody in this place may take a number here now; `null` when they may, as far as the queue goes. */
export function lineUpRefusal(scene: LineUpScene): Decline | null {
  const { queue, counter, day } = scene;
  // only staff may act for others, and only through the private scope.
  if (isMerchant(scene.role) && !scene.isStaff) return { code: 'merchant_cannot_line_up' };
  if (!issuesTickets(queue)) return { code: 'queue_not_supported' };
  if (isQueueClosed({ ...counter, slotCount: day.slots.length })) return { code: 'queue_closed' };
  const startTime = scene.isStaff ? null : blockedUntil(scene);
  if (startTime !== null) return { code: 'lineup_not_open', payload: { startTime } };
  return isPaxAllowed(scene) ? null : { code: 'pax_count_invalid' };
}

/** QUE-064: whether a number can be taken here at all. */
function issuesTickets(queue: LineUpScene['queue']): boolean {
  const isOrdinary = queue.type === 'standard' && queue.passMode === 'free';
  return isOrdinary && !queue.listOnly && !queue.multiQueue;
}

function blockedUntil({ limits, day }: LineUpScene): string | null {
  return lineUpBlockedUntil(limits, day.slots, Math.floor(day.secondsOfDay / 60));
}

/** QUE-053; a queue without `maxPax` is the open-ended child of a multi-queue. */
function isPaxAllowed({ paxCount, queue }: LineUpScene): boolean {
  return paxCount >= queue.minPax && (queue.maxPax === null || paxCount <= queue.maxPax);
}
