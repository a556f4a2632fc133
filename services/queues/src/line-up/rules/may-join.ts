import {
  formatInZone,
  isSlotBookable,
  type JoinBlocker,
  joinBlocker,
  type MerchantDay,
} from '@turno/shared-types/rules';
import { partySizeViolation, type RuleViolation } from '../../core/index.ts';

type Flags = { closed: boolean; paused: boolean };

export type LineUpFacts = {
  isMerchant: boolean;
  /** Whether a manager adds a customer to one of their own queues. */
  isStaff: boolean;
  paxCount: number;
  passCount: number;
  queue: {
    type: 'event' | 'standard';
    passMode: 'free' | 'generic' | 'specific';
    listOnly: boolean;
    multiQueue: boolean;
    minPax: number;
    maxPax: number | null;
  };
  limits: { lineupLimitedBeforeOpening: number | null; avoidLineupBeforeOpening: boolean };
  counter: Flags;
  /** The day of the parent multi-queue. */
  parent: Flags | null;
  /** The requested show. */
  slot: { startsAt: Date; bookableFrom: Date } | null;
  /** Whether a show was requested at all. */
  hasShow: boolean;
  /** The current day, or the day of a show that is booked in advance. */
  day: MerchantDay;
  today: MerchantDay;
  now: Date;
};

type Check = (facts: LineUpFacts) => RuleViolation | null;

/**
 * Why a number cannot be taken here now; `null` when the queue allows it. Permanent reasons come before temporary ones, and the
 * queue before the party and its passes. The person's tickets in other queues are checked later.
 */
export function lineUpViolation(facts: LineUpFacts): RuleViolation | null {
  for (const check of CHECKS) {
    const violation = check(facts);
    if (violation) return violation;
  }
  return null;
}

const CHECKS: readonly Check[] = [
  // only staff may act for others, and only through the private scope.
  ({ isMerchant, isStaff }) =>
    isMerchant && !isStaff ? { code: 'merchant_cannot_line_up' } : null,
  // QUE-064
  ({ queue }) => (queue.listOnly ? { code: 'queue_not_supported' } : null),
  // QUE-055, QUE-056; a child is closed with the multi-queue it belongs to.
  ({ counter, parent, queue, day, today, limits, isStaff }) => {
    const closed = counter.closed || parent?.closed === true;
    const paused = counter.paused || parent?.paused === true;
    const state = { closed, paused, type: queue.type, day, today };
    const blocker = joinBlocker(state, limits, isStaff);
    return blocker && violationOf(blocker, today);
  },
  partyViolation,
  (facts) => (isSlotInvalid(facts) ? { code: 'slot_not_bookable' } : null),
  ({ queue, passCount }) =>
    queue.passMode !== 'free' && passCount === 0 ? { code: 'empty_list' } : null,
  ({ queue, passCount }) =>
    queue.passMode === 'free' && passCount > 0 ? { code: 'pass_incompatible' } : null,
];

function violationOf(blocker: JoinBlocker, { timezone }: MerchantDay): RuleViolation {
  if (blocker.kind !== 'early') return { code: 'queue_closed' };
  const startTime = formatInZone(blocker.from, timezone, 'HH:mm');
  return { code: 'lineup_not_open', payload: { startTime } };
}

/** QUE-053, QUE-032: a multi-queue that gets here has no child for the party; each pass is for one person. */
function partyViolation({ paxCount, passCount, queue }: LineUpFacts): RuleViolation | null {
  const isMismatch = passCount > 0 && passCount !== paxCount;
  if (queue.multiQueue || isMismatch) return { code: 'pax_count_invalid' };
  return partySizeViolation(queue, paxCount);
}

/** QUE-082: an event needs a show that can be booked now, and only events have shows. */
function isSlotInvalid({ queue, slot, hasShow, isStaff, now }: LineUpFacts): boolean {
  if (queue.type !== 'event') return hasShow;
  const audience = isStaff ? 'business' : 'public';
  return !slot || !isSlotBookable({ ...slot, isClosed: false }, now, audience);
}
