import { ApiError } from '@turno/kit';
import type { Locale, Merchant } from '@turno/shared-types';
import { type Deps, merchantViews } from '../../figures/index.ts';
import type { MerchantRecord, Point } from '../../merchants/index.ts';
import { presentMerchant } from './merchant.ts';

export type Reader = { locale: Locale; point?: Point | null; memberId?: number };

/** Merchants as a reader sees them, each with its queues and the day of each queue. */
export async function presentMerchants(
  deps: Deps,
  merchants: readonly MerchantRecord[],
  reader: Reader,
): Promise<Merchant[]> {
  const views = await merchantViews(deps.store, merchants, deps.now());
  return views.map((view) => presentMerchant(view, reader));
}

/** Presents one merchant; throws `merchant_not_found` for `null`. */
export async function presentOne(
  deps: Deps,
  merchant: MerchantRecord | null,
  reader: Reader,
): Promise<Merchant> {
  const [presented] = await presentMerchants(deps, merchant ? [merchant] : [], reader);
  if (!presented) throw new ApiError('merchant_not_found');
  return presented;
}
