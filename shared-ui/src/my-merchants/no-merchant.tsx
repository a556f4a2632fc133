import { EmptyState, ErrorState, SkeletonGroup } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';

export type NoMerchantProps = {
  /** The query for the account's merchants. */
  query: { data: unknown; error: unknown; refetch: () => unknown; isFetching: boolean };
  words: { loadFailed: string; noMerchants: string; noMerchantsHint: string };
  /** The placeholder of the page while the merchants load. */
  skeleton: ReactNode;
};

/** In place of a staff page that has no merchant to show: loading, failed, or none linked to the account. */
export function NoMerchant({ query, words, skeleton }: NoMerchantProps) {
  const { data, error, refetch, isFetching } = query;
  if (data) return <EmptyState title={words.noMerchants}>{words.noMerchantsHint}</EmptyState>;
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
