import type { Merchant } from '@turno/shared-types';
import { franchiseIdAtom } from '@turno/shared-ui/boot';
import { merchantAtomFor } from '@turno/shared-ui/live/followed-merchant';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { GoHome } from '../page/go-home.tsx';
import { LoadFailure } from '../page/load-failure.tsx';
import { Page } from '../page/page.tsx';
import { useLiveMerchant } from '../tickets/merchant-events.ts';
import { merchantIdAtomFor } from './atoms.ts';
import { MerchantSkeleton } from './merchant-skeleton.tsx';

type Children = { children: (merchant: Merchant) => ReactNode };

/** Loads and follows the merchant of a screen. A merchant of another brand leads home (SHL-017). */
export function MerchantGate({ merchantId, children }: { merchantId: number } & Children) {
  const query = useAtomValue(merchantAtomFor(merchantId));
  const franchiseId = useAtomValue(franchiseIdAtom);
  useLiveMerchant(merchantId);
  const { data: merchant, error, isFetching } = query;
  if (merchant) {
    if (franchiseId !== null && merchant.franchisingId !== franchiseId) return <GoHome />;
    return children(merchant);
  }
  return (
    <Page>
      {error ? (
        <LoadFailure error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />
      ) : (
        <MerchantSkeleton />
      )}
    </Page>
  );
}

/** The same for a merchant known by its vanity. */
export function VanityGate({ vanity, children }: { vanity: string } & Children) {
  const query = useAtomValue(merchantIdAtomFor(vanity));
  const { data: merchantId, error, isFetching } = query;
  if (merchantId !== undefined) {
    return <MerchantGate merchantId={merchantId}>{children}</MerchantGate>;
  }
  return (
    <Page>
      {error ? (
        <LoadFailure error={error} onRetry={() => void query.refetch()} isRetrying={isFetching} />
      ) : (
        <MerchantSkeleton />
      )}
    </Page>
  );
}
