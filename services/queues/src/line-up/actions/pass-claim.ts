import { randomKey } from '../../core/index.ts';
import { venueOf } from '../../entrance/index.ts';
import type { Deps } from '../deps.ts';
import type { LineUp, LineUpContext } from './line-up-context.ts';
import type { TakeNumberRequest } from './take-number.ts';

type Target = Pick<LineUpContext, 'queue' | 'merchant' | 'slot'> & {
  ticketId: string;
  counter: { date: string };
};

/** PAS-029: the caller's passes are held before the number is given. */
export function passClaimOf(
  { passes, now: clock }: Deps,
  request: LineUp,
  target: Target,
): Pick<TakeNumberRequest, 'passes'> {
  const { passMode, id: queueId } = target.queue;
  const { ticketId, merchant, counter } = target;
  const { passOwners } = request.body;
  if (passMode === 'free' || !passOwners) return {};
  const { userId } = request.caller;
  const { date } = counter;
  const now = clock();
  const attemptId = randomKey();
  const holding = {
    ticketId,
    attemptId,
    userId,
    merchantId: merchant.id,
    queueId,
    passMode,
    date,
    passOwners,
    at: (target.slot?.startsAt ?? now).toISOString(),
    venue: venueOf(merchant),
  };
  return {
    passes: {
      hold: () => passes.hold(holding),
      undo: () => passes.undo(ticketId, attemptId),
    },
  };
}
