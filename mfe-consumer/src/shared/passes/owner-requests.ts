import type { PassOwner } from '@turno/shared-types';
import { passOwnerCall, passOwnersCall } from '@turno/shared-types/passes';
import { type Http, send } from '@turno/shared-ui/http';

/** The id that names no merchant: the wallet judges passes by the calendar day, a merchant’s page by its running day (S-05). */
export const WALLET = 0;
export const PER_PAGE = 100;

const dayOf = (merchantId: number) => (merchantId === WALLET ? {} : { merchant_id: merchantId });

type OwnersPage = { userId: number; merchantId: number; pages: number };

/** The first pages of pass owners: the unnamed one first, then by name. */
export async function readOwners(
  http: Http,
  { userId, merchantId, pages }: OwnersPage,
): Promise<PassOwner[]> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const read = await Promise.all(
    numbers.map((page) => readPage(http, { userId, merchantId, page })),
  );
  return read.flat().toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''));
}

type PageRef = { userId: number; merchantId: number; page: number };

/** One page of pass owners, in the order of the service. */
export function readPage(http: Http, { userId, merchantId, page }: PageRef) {
  const query = { page, per_page: PER_PAGE, ...dayOf(merchantId) };
  return send(http, passOwnersCall, { params: { userId }, query });
}

type OwnerRef = { userId: number; ownerId: number; merchantId: number; refreshUsages?: boolean };

/** One pass owner with the passes. */
export function readOwner(
  http: Http,
  { refreshUsages = false, merchantId, ...params }: OwnerRef,
): Promise<PassOwner> {
  const query = { ...(refreshUsages && { refresh_usages: true }), ...dayOf(merchantId) };
  return send(http, passOwnerCall, { params, query });
}
