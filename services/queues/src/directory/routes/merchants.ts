import { type Input, type Route, requireCaller, serve } from '@turno/kit';
import {
  type CallOutput,
  listMerchantsCall,
  type Merchant,
  merchantByVanityCall,
  merchantCall,
  myMerchantCall,
} from '@turno/shared-types';
import { MERCHANTS_PER_PAGE } from '@turno/shared-types/constants';
import type { Deps as FiguresDeps } from '../../figures/index.ts';
import { type Deps as FranchisesDeps, verifyMerchants } from '../../franchises/index.ts';
import type { FoundPage, Page, Point } from '../../merchants/index.ts';
import { lastMerchant } from '../actions/last-merchant.ts';
import { presentMerchants, presentOne } from '../views/merchants.ts';

type Deps = FiguresDeps & FranchisesDeps;
type Query = CallOutput<typeof listMerchantsCall>['query'];

/** Reads of merchants: the home list, one by id or address, and those of a manager. */
export function merchantRoutes(deps: Deps): Route[] {
  const { merchants } = deps.store;
  return [
    serve(listMerchantsCall, (input) => list(deps, input)),
    serve(merchantCall, async ({ params, locale }) =>
      presentOne(deps, await merchants.find(params.merchantId), { locale }),
    ),
    serve(merchantByVanityCall, async ({ params, locale }) =>
      presentOne(deps, await merchants.findByVanity(params.vanity), { locale }),
    ),
    serve(myMerchantCall, async ({ caller, query, locale }) => {
      const { userId, emailVerified } = requireCaller({ caller });
      // The event may have been missed, and the manager of an unverified merchant may have changed.
      if (emailVerified) await verifyMerchants(deps, userId);
      const managed = await merchants.findOfMember(userId);
      const found = managed.filter(isShownToManager(deps.now()));
      const last = await lastMerchant(deps, userId, found, query.merchant_id);
      const mine = await presentMerchants(deps, found, { locale, memberId: userId });
      return { lastMerchant: mine.find(({ id }) => id === last) ?? null, merchants: mine };
    }),
  ];
}

/** QUE-002, QUE-007: one page of the list, or the merchant of a map place. */
async function list(
  deps: Deps,
  { query, locale, reply }: Input<typeof listMerchantsCall>,
): Promise<Merchant[]> {
  const { merchants } = deps.store;
  const point = pointOf(query);
  if (query.place_id !== undefined) {
    // Includes a merchant without queues, because the registration has to find out that it exists.
    const merchant = await merchants.findByPlace(query.place_id);
    const found = merchant ? [merchant] : [];
    reply.set('X-Total-Count', String(found.length));
    return presentMerchants(deps, found, { locale, point });
  }
  const { ids, total } = await pageOf(deps, query, point);
  reply.set('X-Total-Count', String(total));
  const found = await merchants.findMany(ids);
  const inOrder = ids.flatMap((id) => found.find((merchant) => merchant.id === id) ?? []);
  return presentMerchants(deps, inOrder, { locale, point });
}

async function pageOf({ store }: Deps, query: Query, point: Point | null): Promise<FoundPage> {
  const search = {
    q: query.q,
    franchisingId: query.franchising_id,
    categoryId: query.parent_category_id,
  };
  const { order_by: order = 'tickets_desc' } = query;
  if (order !== 'distance_asc') return store.merchants.search(search, order, cut(query));
  if (point) return store.merchants.searchNear(search, point, cut(query));
  return store.merchants.search(search, 'tickets_desc', cut(query));
}

/** G-46: the part of the list that the query requests; an offset takes precedence over a page. */
function cut({ page = 1, per_page: perPage = MERCHANTS_PER_PAGE, offset }: Query): Page {
  const limit = Math.max(1, perPage);
  return { skip: offset ?? (Math.max(1, page) - 1) * limit, limit };
}

function pointOf({ lat, lng }: Query): Point | null {
  return lat === undefined || lng === undefined ? null : { lat, lng };
}

const CLOSED_SHOWN_MS = 30 * 86_400_000;

/** S-08: for a month, a manager still sees that a merchant closed for good. */
function isShownToManager(now: Date) {
  return ({ closedAt }: { closedAt?: Date }): boolean =>
    !closedAt || now.getTime() - closedAt.getTime() < CLOSED_SHOWN_MS;
}
