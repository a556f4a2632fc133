import { Refusal, type Route, requireCaller, serve } from '@turno/kit';
import {
  type CallOutput,
  type Locale,
  listMerchantsCall,
  merchantByVanityCall,
  merchantCall,
  myMerchantCall,
} from '@turno/shared-types';
import { MERCHANTS_PER_PAGE } from '@turno/shared-types/constants';
import type { Deps } from '../deps.ts';
import { presentMerchant } from '../present/merchant.ts';
import type { Point } from '../rules/distance.ts';
import { merchantViews } from '../store/merchant-views.ts';
import type { MerchantRecord } from '../store/records.ts';

type Query = CallOutput<typeof listMerchantsCall>['query'];
type Reader = { locale: Locale; point?: Point | null };

/** Reads of merchants: the home list, one by id or address, and those of a manager. */
export function merchantRoutes(deps: Deps): Route[] {
  const present = async (merchants: readonly MerchantRecord[], reader: Reader) => {
    const views = await merchantViews(deps.store, merchants, deps.now());
    return views.map((view) => presentMerchant(view, reader));
  };
  const presentOne = async (merchant: MerchantRecord | null, reader: Reader) => {
    const [presented] = await present(merchant ? [merchant] : [], reader);
    if (!presented) throw new Refusal('merchant_not_found');
    return presented;
  };
  return [
    serve(listMerchantsCall, async ({ query, locale }) => {
      const ids = await pageOf(deps, query);
      const found = await deps.store.merchants.findMany(ids);
      const inOrder = ids.flatMap((id) => found.find((merchant) => merchant.id === id) ?? []);
      return present(inOrder, { locale, point: pointOf(query) });
    }),
    serve(merchantCall, async ({ params, locale }) =>
      presentOne(await deps.store.merchants.find(params.merchantId), { locale }),
    ),
    serve(merchantByVanityCall, async ({ params, locale }) =>
      presentOne(await deps.store.merchants.findByVanity(params.vanity), { locale }),
    ),
    serve(myMerchantCall, async ({ caller, query, locale }) => {
      const { userId } = requireCaller({ caller });
      const merchants = await present(await deps.store.merchants.findManagedBy(userId), { locale });
      const chosen = merchants.find(({ id }) => id === query.merchant_id);
      return { lastMerchant: chosen ?? merchants[0] ?? null, merchants };
    }),
  ];
}

/** Ids of the merchants on one page, in the order asked for (QUE-002, G-46). */
async function pageOf({ store }: Deps, query: Query): Promise<number[]> {
  const limit = Math.max(1, query.per_page ?? MERCHANTS_PER_PAGE);
  const skip = (Math.max(1, query.page ?? 1) - 1) * limit;
  const search = {
    q: query.q,
    franchisingId: query.franchising_id,
    categoryId: query.parent_category_id,
  };
  const point = pointOf(query);
  if (query.order_by === 'distance_asc' && point) {
    return store.merchants.searchNear(search, { ...point, skip, limit });
  }
  const ids = await store.merchants.search(search);
  if (query.order_by === 'id_desc') return ids.slice(skip, skip + limit);
  const issued = await store.busyness.read();
  const ranked = ids.toSorted((a, b) => (issued.get(b) ?? 0) - (issued.get(a) ?? 0) || a - b);
  return ranked.slice(skip, skip + limit);
}

function pointOf({ lat, lng }: Query): Point | null {
  return lat === undefined || lng === undefined ? null : { lat, lng };
}
