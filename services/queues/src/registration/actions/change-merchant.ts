import { ApiError } from '@turno/kit';
import type { CallOutput, Locale, updateMerchantCall } from '@turno/shared-types';
import type { AddressParts } from '@turno/shared-types/rules';
import {
  announceMerchant,
  type MerchantFacts,
  type MerchantRecord,
} from '../../merchants/index.ts';
import { changeHours } from '../../openings/index.ts';
import { coordinatesOf } from '../../places/index.ts';
import type { Deps } from '../deps.ts';

type Sent = CallOutput<typeof updateMerchantCall>['body'];
type MerchantEdit = { merchantId: number; sent: Sent; locale: Locale };

/** Changes the sent fields of a merchant and announces it (QUE-009). */
export async function changeMerchant(
  deps: Deps,
  { merchantId, sent, locale }: MerchantEdit,
): Promise<MerchantRecord> {
  const { categoryId } = sent;
  const before = await deps.store.merchants.find(merchantId);
  // A merchant may keep a retired category.
  const isRefiled = categoryId !== undefined && categoryId !== before?.categoryId;
  const found = isRefiled ? { categoryIds: await categoryIdsOf(deps, categoryId) } : {};
  const { timezone } = sent;
  const moved =
    before && needsLookup(before, sent) ? await movedTo(deps, before, sent, locale) : {};
  const change = { ...merchantChange(sent), ...found, ...moved };
  const merchant = timezone
    ? await changeHours(deps, merchantId, () => change)
    : await deps.store.merchants.change(merchantId, () => change);
  if (!merchant) throw new ApiError('merchant_not_found');
  await announceMerchant(deps, merchantId);
  return merchant;
}

/**
 * The coordinates of a new address that was sent without any. If the map does not know it, the coordinates of another street in
 * the same city are still approximately right; those of another city would show the merchant in the wrong place.
 */
async function movedTo(deps: Deps, merchant: MerchantRecord, sent: Sent, locale: Locale) {
  const after = { ...merchant, ...merchantChange(sent) };
  const coordinates = await coordinatesOf(deps, after, locale);
  const isElsewhere =
    isOther(merchant.city, after.city) || isOther(merchant.country, after.country);
  return coordinates ?? (isElsewhere ? { lat: null, lng: null } : {});
}

/** Whether two names differ in more than capitals and surrounding spaces; a missing name counts as equal. */
function isOther(before: string | null, after: string | null): boolean {
  const plain = (name: string) => name.trim().toLowerCase();
  return before !== null && after !== null && plain(before) !== plain(after);
}

const ADDRESS = [
  'route',
  'streetNumber',
  'city',
  'postalCode',
  'country',
  'formattedAddress',
] as const satisfies (keyof AddressParts)[];

/** Whether an edit changes the address of a merchant but not its coordinates, which must then be looked up. */
export function needsLookup(merchant: MerchantFacts, sent: Sent): boolean {
  if (typeof sent.lat === 'number' || typeof sent.lng === 'number') return false;
  const isUnlocated = merchant.lat === null || merchant.lng === null;
  const said = ADDRESS.filter((field) => sent[field] !== undefined);
  return said.some((field) => isUnlocated || (sent[field] || null) !== merchant[field]);
}

/** The category and its parent, which searches use. */
export async function categoryIdsOf({ store }: Deps, categoryId: number): Promise<number[]> {
  const { categories } = await store.catalog.read();
  const category = categories.get(categoryId);
  if (!category || category.retiredAt) {
    throw new ApiError('category_not_found', null, [
      { message: 'category_not_found', field: 'categoryId' },
    ]);
  }
  return category.parentId === null ? [category.id] : [category.id, category.parentId];
}

/** QUE-009: the sent fields as stored: an empty text and the limit -1 become `null`. */
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
