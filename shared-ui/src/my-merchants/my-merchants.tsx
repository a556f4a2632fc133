import type { Merchant, Permission, StaffRole } from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import { EmptyState, ErrorState, SkeletonGroup } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import type { MyMerchants } from './chosen-merchant.ts';
import { MerchantsElsewhere } from './merchants-elsewhere.tsx';

/** S-08: what the signed-in person is at a merchant. A service of an older release names no roles: everybody is an owner. */
export function roleAt(merchant: Merchant): StaffRole {
  return merchant.staffRole ?? 'owner';
}

/**
 * S-08: whether the signed-in person has a permission at a merchant. The service decides with each call; a screen only hides
 * what would fail.
 */
export function mayAt(merchant: Merchant | null, permission: Permission): boolean {
  return merchant !== null && may(roleAt(merchant), permission);
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
  /** The next step for an account without a merchant. */
  action?: ReactNode;
};

/**
 * What a staff page shows without a merchant: that it is loading, has failed, or that the account has none, or none of this
 * site.
 */
export function NoMerchant({ query, words, skeleton, action }: NoMerchantProps) {
  const { data, error, refetch, isFetching } = query;
  if (data && data.elsewhere.length > 0) return <MerchantsElsewhere />;
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
