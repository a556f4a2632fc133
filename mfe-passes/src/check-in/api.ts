import { type CheckInRecord, checkInCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** Lets the holder of a ticket in; the key makes the same scan sent twice one check-in. */
export function checkIn(
  http: Http,
  merchantId: number,
  token: string,
  idempotencyKey: string,
): Promise<CheckInRecord> {
  return send(http, checkInCall, { params: { merchantId }, body: { token }, idempotencyKey });
}
