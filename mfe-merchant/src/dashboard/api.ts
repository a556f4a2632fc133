import {
  closeCall,
  type DailyCounter,
  myMerchantCall,
  nextCall,
  pauseCall,
} from '@turno/shared-types';
import { type Http, newIdempotencyKey, send } from '@turno/shared-ui/http';

type CounterPlace = { merchantId: number; queueId: number; counterId: number };

/** The merchants of the manager, and the one in use. */
export function readMyMerchants(http: Http, merchantId: number | null) {
  return send(http, myMerchantCall, {
    query: merchantId === null ? {} : { merchant_id: merchantId },
  });
}

/** Calls the next ticket; `expectedCounter` keeps a second press from calling a second person. */
export function callNext(
  http: Http,
  place: CounterPlace,
  expectedCounter: number,
): Promise<DailyCounter> {
  return send(http, nextCall, {
    params: place,
    body: { expectedCounter },
    idempotencyKey: newIdempotencyKey(),
  });
}

export function closeQueue(
  http: Http,
  place: CounterPlace,
  revert: boolean,
): Promise<DailyCounter> {
  return send(http, closeCall, {
    params: place,
    body: { revert },
    idempotencyKey: newIdempotencyKey(),
  });
}

export function pauseQueue(
  http: Http,
  place: CounterPlace,
  revert: boolean,
): Promise<DailyCounter> {
  return send(http, pauseCall, {
    params: place,
    body: { revert },
    idempotencyKey: newIdempotencyKey(),
  });
}
