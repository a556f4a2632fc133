import type { MerchantDay } from '@turno/shared-types/rules';
import {
  isTooLate,
  learnDay,
  NEW_PROFILE,
  type PaceProfile,
  type WaitEstimator,
  waitEstimator,
} from '@turno/shared-types/waits';
import type { QueueSoFar } from './queue-so-far.ts';
import type { SimMerchant } from './sim-merchant.ts';
import type { SimTicket } from './visitors.ts';

/** As many as the service reads. */
const LATEST_CALLS = 32;

/** The rule of the product at one merchant, fed with what the service feeds it with. */
export function ruleAt({ counters, settingSeconds, hours: { timezone } }: SimMerchant) {
  let profile: PaceProfile = NEW_PROFILE;
  const settings = { capacity: counters, defaultWaitingTime: settingSeconds, timezone };
  const estimator = (queue: QueueSoFar, { slots }: MerchantDay, at: number): WaitEstimator =>
    waitEstimator({
      ...settings,
      profile,
      slots,
      now: instant(at),
      resumedAt: [...queue.resumedAt.map(instant), ...slots.map(({ opensAt }) => opensAt)],
      calls: queue.called.slice(-LATEST_CALLS).map(callOf),
      firstWaitsSince: queue.waiting[0] && instant(queue.waiting[0].joinedAt),
    });
  return {
    estimator,
    /** Whether the next person would be called before closing. */
    takesNumbers(queue: QueueSoFar, day: MerchantDay, at: number): boolean {
      const closesAt = day.slots.at(-1)?.closesAt ?? null;
      const next = { ticketsAhead: queue.waiting.length, now: instant(at), closesAt };
      return !isTooLate(estimator(queue, day, at), next);
    },
    /** What the service does once a day has ended; `quoted` is what each visitor was told when joining. */
    endDay(
      queue: QueueSoFar,
      { slots }: MerchantDay,
      quoted: ReadonlyMap<SimTicket, number>,
    ): void {
      profile = learnDay(profile, settings, {
        calls: queue.called.map((call) => ({
          ...callOf(call),
          quotedSeconds: quoted.get(call.ticket),
        })),
        resumedAt: [...queue.resumedAt.map(instant), ...slots.map(({ opensAt }) => opensAt)],
        slots,
        left: queue.left,
      });
    },
  };
}

export type Rule = ReturnType<typeof ruleAt>;

const instant = (seconds: number) => new Date(seconds * 1_000);
const callOf = ({ ticket, at }: QueueSoFar['called'][number]) => ({
  createdAt: instant(ticket.joinedAt),
  executedAt: instant(at),
});
