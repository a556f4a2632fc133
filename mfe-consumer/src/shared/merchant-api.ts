import { type Merchant, merchantByVanityCall, merchantCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** One merchant by its number. */
export function readMerchant(
  http: Http,
  merchantId: number,
  signal: AbortSignal,
): Promise<Merchant> {
  return send(http, merchantCall, { params: { scope: 'public', merchantId }, signal });
}

/** One merchant by the readable part of its address. */
export function readMerchantByVanity(
  http: Http,
  vanity: string,
  signal?: AbortSignal,
): Promise<Merchant> {
  return send(http, merchantByVanityCall, { params: { vanity }, signal });
}
