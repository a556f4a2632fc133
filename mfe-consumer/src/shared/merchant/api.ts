// Reads take no abort signal: when one screen gives way to another its queries are let go of for a moment, and one that
// listens to the signal would be stopped and sent again.
import { type Merchant, merchantByVanityCall, merchantCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** One merchant by its number. */
export function readMerchant(http: Http, merchantId: number): Promise<Merchant> {
  return send(http, merchantCall, { params: { scope: 'public', merchantId } });
}

/** One merchant by the readable part of its address. */
export function readMerchantByVanity(http: Http, vanity: string): Promise<Merchant> {
  return send(http, merchantByVanityCall, { params: { vanity } });
}
