import { type Merchant, merchantCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** The merchant whose board this is, with its queues and their day. */
export function readMerchant(
  http: Http,
  merchantId: number,
  signal: AbortSignal,
): Promise<Merchant> {
  return send(http, merchantCall, { params: { scope: 'public', merchantId }, signal });
}
