import { type Merchant, merchantByVanityCall } from '@turno/shared-types';
import { type Http, send } from '@turno/shared-ui/http';

/** One merchant by the readable part of its address. */
export function readMerchantByVanity(http: Http, vanity: string): Promise<Merchant> {
  return send(http, merchantByVanityCall, { params: { vanity } });
}
