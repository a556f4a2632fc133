import { type EventSlot, merchantDay } from '@turno/shared-types/rules';
import { randomKey } from '../../core/index.ts';
import { venueOf } from '../../entrance/index.ts';
import type { MerchantRecord } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import type { LineUp, LineUpContext } from './line-up-context.ts';
import type { TakeNumberRequest } from './take-number.ts';

type Target = Pick<LineUpContext, 'queue' | 'merchant' | 'slot' | 'today'> & { ticketId: string };

/**
 * The day by which passes are judged and their uses count: the merchant's running day when people enter, at the start of their
 * show or now. A show after midnight belongs to the night that still runs (S-05).
 */
export function passDayOf(merchant: MerchantRecord, slot: EventSlot | null, now: Date) {
  const at = slot?.startsAt ?? now;
  const { date } = merchantDay(merchant, at);
  return { date, at: at.toISOString(), venue: venueOf(merchant) };
}

/** PAS-029: the caller's passes are held before the number is issued. */
export function passClaimOf(
  { passes }: Deps,
  request: LineUp,
  target: Target,
): Pick<TakeNumberRequest, 'passes'> {
  const { passMode, id: queueId } = target.queue;
  const { ticketId, merchant, slot, today } = target;
  const { passOwners } = request.body;
  if (passMode === 'free' || !passOwners) return {};
  const { userId } = request.caller;
  const attemptId = randomKey();
  const holding = {
    ticketId,
    attemptId,
    userId,
    merchantId: merchant.id,
    queueId,
    passMode,
    passOwners,
    ...passDayOf(merchant, slot, today.now),
  };
  return {
    passes: {
      hold: () => passes.hold(holding),
      undo: () => passes.undo(ticketId, attemptId),
    },
  };
}
