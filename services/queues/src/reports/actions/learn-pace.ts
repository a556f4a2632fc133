import { openingSlots } from '@turno/shared-types/rules';
import { learnDay, NEW_PROFILE } from '@turno/shared-types/waits';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { type CountedTicket, wasQuoted } from '../rules/tally-tickets.ts';
import type { QueueDay } from '../store/roll-ups.ts';

/**
 * Learns the pace of a queue from an ended day, once: a second process, or a repetition after a crash, finds the date stored.
 * Days are learned in order; a day that comes after a newer one is skipped.
 */
export async function learnPace(
  { store }: Deps,
  merchant: MerchantRecord,
  day: QueueDay,
  tickets: readonly CountedTicket[],
): Promise<void> {
  const { queueId, date, counterIds } = day;
  const [queue] = await store.queues.findMany([queueId]);
  // People of a show come at a fixed time, so a show has no pace.
  if (!queue || queue.type === 'event' || (queue.pace && queue.pace.date >= date)) return;
  const { capacity, defaultWaitingTime } = queue;
  const slots = openingSlots(merchant, date);
  const settings = { capacity, defaultWaitingTime, timezone: merchant.timezone };
  const profile = learnDay(queue.pace?.profile ?? NEW_PROFILE, settings, {
    calls: tickets.flatMap((ticket) => {
      const { state, createdAt, executedAt, firstWaitSeconds } = ticket;
      if (state !== 'called' || !executedAt) return [];
      return [
        {
          createdAt,
          executedAt,
          ...(wasQuoted(ticket) ? { quotedSeconds: firstWaitSeconds } : {}),
        },
      ];
    }),
    resumedAt: [
      ...(await store.rollUps.readResumptions(counterIds)),
      ...slots.map(({ opensAt }) => opensAt),
    ],
    slots,
    left: tickets.filter(({ state, endReason }) => state === 'cancelled' && !endReason).length,
  });
  await store.queues.storePace(queueId, merchant.id, {
    known: queue.pace,
    learned: { date, profile },
  });
}
