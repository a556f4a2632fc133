import { type Merchant, merchantByVanityCall } from '@turno/shared-types';
import { MERCHANT_POLL_MS } from '@turno/shared-types/constants';
import { isOfSite } from '@turno/shared-types/rules';
import { franchiseIdAtom, httpAtom } from '@turno/shared-ui/boot';
import { EmptyState, PageTitle } from '@turno/shared-ui/components';
import { merchantAtomFor, merchantQuery } from '@turno/shared-ui/followed-merchant';
import { type Http, send } from '@turno/shared-ui/http';
import { pollUntilLoaded } from '@turno/shared-ui/live';
import { atomFamily, atomWithQuery, queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { BackLink } from '../page/back-link.tsx';
import { GoHome } from '../page/load-failure.tsx';
import { Page } from '../page/page.tsx';
import { PendingPage } from '../page/pending-page.tsx';
import { TITLES } from '../page/titles.ts';
import { useLiveMerchant } from '../tickets/merchant-events.ts';
import { MerchantSkeleton } from './merchant-skeleton.tsx';

type Children = { children: (merchant: Merchant) => ReactNode };

/** Loads and follows the merchant of a screen. A merchant of another brand redirects home (SHL-017). */
export function MerchantGate({ merchantId, children }: { merchantId: number } & Children) {
  const query = useAtomValue(merchantAtomFor(merchantId));
  const franchiseId = useAtomValue(franchiseIdAtom);
  useLiveMerchant(merchantId);
  const { data: merchant } = query;
  if (merchant) {
    if (!isOfSite(merchant, franchiseId)) return <GoHome code="merchant_not_found" />;
    return merchant.closedAt ? <ClosedForGood name={merchant.name} /> : children(merchant);
  }
  return <PendingPage query={query} missing="merchant_not_found" skeleton={<MerchantSkeleton />} />;
}

/** S-08: the page of a merchant that has closed for good. */
function ClosedForGood({ name }: { name: string }) {
  const t = useWords();
  return (
    <Page>
      <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      <PageTitle title={TITLES.merchant}>{name}</PageTitle>
      <EmptyState title={t('merchant.closedForGood', { name })}>
        {t('merchant.closedForGoodHint')}
      </EmptyState>
    </Page>
  );
}

/** Loads and follows a merchant by its vanity. */
export function VanityGate({ vanity, children }: { vanity: string } & Children) {
  const query = useAtomValue(merchantIdAtomFor(vanity));
  const { data: merchantId } = query;
  if (merchantId !== undefined) {
    return <MerchantGate merchantId={merchantId}>{children}</MerchantGate>;
  }
  return <PendingPage query={query} missing="merchant_not_found" skeleton={<MerchantSkeleton />} />;
}

/** The id of the merchant with this vanity; the merchant in the answer is cached. */
const merchantIdAtomFor = atomFamily((vanity: string) =>
  atomWithQuery((get) => {
    const http = get(httpAtom);
    const client = get(queryClientAtom);
    return {
      queryKey: ['merchant-id', vanity],
      staleTime: Number.POSITIVE_INFINITY,
      refetchInterval: pollUntilLoaded(MERCHANT_POLL_MS),
      queryFn: async () => {
        const merchant = await readMerchantByVanity(http, vanity);
        client.setQueryData(merchantQuery(merchant.id).queryKey, merchant);
        return merchant.id;
      },
    };
  }),
);

function readMerchantByVanity(http: Http, vanity: string): Promise<Merchant> {
  return send(http, merchantByVanityCall, { params: { vanity } });
}
