import { type Merchant, myMerchantCall, type Permission } from '@turno/shared-types';
import { isOfSite, may } from '@turno/shared-types/rules';
import { lastMerchantIdAtom, sessionAtom } from '@turno/shared-ui/boot';
import { EmptyState, ErrorState, SkeletonGroup } from '@turno/shared-ui/components';
import { type Http, send } from '@turno/shared-ui/http';
import { type Atom, atom } from 'jotai';
import type { ReactNode } from 'react';
import { MerchantsElsewhere } from './merchants-elsewhere.tsx';

export type MyMerchants = Awaited<ReturnType<typeof readMyMerchants>>;

/**
 * The merchants of the site that the signed-in account works for (SHL-017), whether it works for others, and the one it used
 * last.
 */
export async function readMyMerchants(http: Http, franchiseId: number | null) {
  const mine = await send(http, myMerchantCall);
  const isOfThisSite = (each: Merchant) => isOfSite(each, franchiseId);
  return {
    ...mine,
    merchants: mine.merchants.filter(isOfThisSite),
    hasOthers: mine.merchants.some((each) => !each.closedAt && !isOfThisSite(each)),
  };
}

/** Cache key of the account's merchants. */
export const myMerchantsKeyAtom = atom((get) => ['my-merchants', get(sessionAtom)?.id ?? null]);

/**
 * MER-013: the merchant that staff work with, of those that `queryAtom` holds: the one chosen last on this device, else
 * the one that the service names, else the first. Setting it to an id chooses.
 */
export function atomWithChosenMerchant(queryAtom: Atom<{ data: MyMerchants | undefined }>) {
  return atom(
    (get): Merchant | null => {
      const { merchants = [], lastMerchant } = get(queryAtom).data ?? {};
      const wanted = [get(lastMerchantIdAtom), lastMerchant?.id];
      const found = wanted.map((wantedId) => merchants.find(({ id }) => id === wantedId));
      return found.find((merchant) => merchant !== undefined) ?? merchants[0] ?? null;
    },
    (_get, set, merchantId: number) => set(lastMerchantIdAtom, merchantId),
  );
}

/**
 * S-08: whether the signed-in person may do something at a merchant. The service decides with each call; a screen only
 * leaves out what would fail. A service of an older release names no roles: everybody there is an owner.
 */
export function mayAt(merchant: Merchant | null, permission: Permission): boolean {
  return merchant !== null && may(merchant.staffRole ?? 'owner', permission);
}

export type NoMerchantProps = {
  /** The query for the account's merchants. */
  query: {
    data: MyMerchants | undefined;
    error: unknown;
    refetch: () => unknown;
    isFetching: boolean;
  };
  words: { loadFailed: string; noMerchants: string; noMerchantsHint: string };
  /** The placeholder of the page while the merchants load. */
  skeleton: ReactNode;
  /** The way on for an account without a merchant. */
  action?: ReactNode;
};

/** What a staff page shows without a merchant: loading, failed, none linked to the account, or none of this site. */
export function NoMerchant({ query, words, skeleton, action }: NoMerchantProps) {
  const { data, error, refetch, isFetching } = query;
  if (data?.hasOthers) return <MerchantsElsewhere />;
  if (data) {
    return (
      <EmptyState title={words.noMerchants} action={action}>
        {words.noMerchantsHint}
      </EmptyState>
    );
  }
  if (!error) return <SkeletonGroup>{skeleton}</SkeletonGroup>;
  return (
    <ErrorState
      title={words.loadFailed}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
