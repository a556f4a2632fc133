import type { Device } from '@turno/shared-types/devices';
import { hashedId } from '../../core/index.ts';
import { lineUp } from '../../line-up/index.ts';
import { takeSlip } from '../../status-pages/index.ts';
import type { Deps } from '../deps.ts';

type Taking = {
  queueId: number;
  paxCount?: number | undefined;
  time: string | null;
  date: string | null;
  idempotencyKey: string | null;
};

/**
 * Takes a number at a kiosk by the usual rules, except for the limit per person, because many people use one tablet. The ticket
 * belongs to no account, and a repeated request gets the same one.
 */
export async function takeAtKiosk(
  deps: Deps,
  { id, merchantId }: Pick<Device, 'id' | 'merchantId'>,
  { queueId, paxCount, time, date, idempotencyKey }: Taking,
) {
  const loaded = await lineUp(deps, {
    merchantId,
    queueId,
    time,
    date,
    idempotencyKey,
    caller: { userId: hashedId(`kiosk|${merchantId}|${id}`), role: 'ROLE_GUEST' },
    isStaff: false,
    isForAnybody: true,
    body: paxCount === undefined ? {} : { paxCount },
  });
  return takeSlip(deps, loaded);
}
