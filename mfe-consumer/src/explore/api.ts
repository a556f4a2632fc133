import {
  type Category,
  categoriesCall,
  listMerchantsCall,
  type Merchant,
  parentCategoriesCall,
} from '@turno/shared-types';
import { type Http, send, sendCounted } from '@turno/shared-ui/http';

export type MerchantFilter = {
  search: string;
  categoryId: number | null;
  franchiseId: number | null;
  point: { lat: number; lng: number } | null;
  perPage: number;
};

/** The merchants that match a text, category and brand, nearest first if a point is given, and their total number. */
export async function listMerchants(
  http: Http,
  filter: MerchantFilter,
): Promise<{ merchants: Merchant[]; total: number }> {
  const { search, categoryId, franchiseId, point, perPage } = filter;
  const { reply, total } = await sendCounted(http, listMerchantsCall, {
    params: { scope: 'public' },
    query: {
      per_page: perPage,
      order_by: point ? 'distance_asc' : 'tickets_desc',
      ...point,
      ...(search === '' ? {} : { q: search }),
      ...(categoryId === null ? {} : { parent_category_id: categoryId }),
      ...(franchiseId === null ? {} : { franchising_id: franchiseId }),
    },
  });
  return { merchants: reply, total: total ?? reply.length };
}

/** The featured categories, in the mount's language. */
export function listFeatured(http: Http): Promise<Category[]> {
  return send(http, parentCategoriesCall, { query: { featured: true } });
}

/** All categories and subcategories, in the mount's language. */
export function listCategories(http: Http): Promise<Category[]> {
  return send(http, categoriesCall, { query: {} });
}
