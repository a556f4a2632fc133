import type { Category, Franchising, Locale, Merchant } from '@turno/shared-types';
import { type MerchantView, presentQueues } from '../../figures/index.ts';
import {
  type CategoryRecord,
  distanceKm,
  type FranchisingRecord,
  type Point,
} from '../../merchants/index.ts';

type Reader = {
  locale: Locale;
  /** The point from which distances are measured. */
  point?: Point | null;
  /** Set for a reader of the team, who also sees their own role and the franchising that was asked for. */
  memberId?: number;
};

/** QUE-001 */
export function presentMerchant(view: MerchantView, { locale, point, memberId }: Reader): Merchant {
  const {
    team,
    categoryId,
    requestedFranchisingId,
    claimedUntil: _claimedUntil,
    closedAt,
    ...merchant
  } = view.merchant;
  const member = team.find(({ userId }) => userId === memberId);
  const { categories, franchisings } = view.catalog;
  const category = categories.get(categoryId ?? 0);
  const parent = category && categories.get(category.parentId ?? 0);
  const franchising = franchisings.get(merchant.franchisingId ?? 0);
  const { lat, lng } = merchant;
  const hasPlace = lat !== null && lng !== null;
  return {
    ...merchant,
    closedAt: closedAt?.toISOString() ?? null,
    ...(point && hasPlace ? { distance: distanceKm(point, { lat, lng }) } : {}),
    ...(member ? { staffRole: member.role } : {}),
    ...(memberId ? { requestedFranchisingId: requestedFranchisingId ?? null } : {}),
    franchising: franchising ? presentFranchising(franchising) : null,
    category: category
      ? {
          id: category.id,
          name: category.names[locale],
          parent_category: parent ? presentCategory(parent, locale) : null,
        }
      : null,
    queues: presentQueues(view.queues),
  };
}

/** QUE-011: named in the language of the request. */
export function presentCategory(category: CategoryRecord, locale: Locale): Category {
  const { id, names, maxActiveTicketsPerUser } = category;
  return { id, name: names[locale], maxActiveTicketsPerUser };
}

/** QUE-013 */
export function presentFranchising(franchising: FranchisingRecord): Franchising {
  const { id, name, logoUrl, ticketsExpireIn, brandColour } = franchising;
  return { id, name, logoUrl, ticketsExpireIn, brandColour };
}
