import { ApiError } from '@turno/kit';
import type { CallOutput, updateMerchantCall } from '@turno/shared-types';
import {
  announceMerchant,
  type MerchantFacts,
  type MerchantRecord,
} from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';

type Sent = CallOutput<typeof updateMerchantCall>['body'];

/** Changes the fields that were sent of a merchant and announces it (QUE-009). */
export async function changeMerchant(
  deps: Deps,
  merchantId: number,
  sent: Sent,
): Promise<MerchantRecord> {
  const { categoryId } = sent;
  const found =
    categoryId === undefined ? {} : { categoryIds: await categoryIdsOf(deps, categoryId) };
  const change = { ...merchantChange(sent), ...found };
  const merchant = await deps.store.merchants.change(merchantId, () => change);
  if (!merchant) throw new ApiError('merchant_not_found');
  await announceMerchant(deps, merchantId);
  return merchant;
}

/** The category and its parent, which searches use. */
export async function categoryIdsOf({ store }: Deps, categoryId: number): Promise<number[]> {
  const { categories } = await store.catalog.read();
  const category = categories.get(categoryId);
  if (!category) {
    throw new ApiError('category_not_found', null, [
      { message: 'category_not_found', field: 'categoryId' },
    ]);
  }
  return category.parentId === null ? [category.id] : [category.id, category.parentId];
}

/** QUE-009: the sent fields as stored: an empty text becomes `null`, and so does the limit -1. */
export function merchantChange(sent: Sent): Partial<MerchantFacts> {
  const { lineupLimitedBeforeOpening: limit } = sent;
  const stored = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, value === '' ? null : value]);
  return {
    ...Object.fromEntries(stored),
    ...(limit === undefined ? {} : { lineupLimitedBeforeOpening: limit === -1 ? null : limit }),
  };
}
