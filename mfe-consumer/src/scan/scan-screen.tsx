import type { Merchant } from '@turno/shared-types';
import { useTitle } from '@turno/shared-ui/components';
import { useParams } from '@turno/shared-ui/router';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { QueueRedirect } from '../shared/merchant/queue-redirect.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';

/** The page of a scanned code: finds the merchant and redirects to the page where numbers are taken (CON-021). */
export function ScanScreen() {
  const { vanity } = useParams();
  useTitle(TITLES.scan);
  if (!vanity) return <GoHome code="merchant_not_found" />;
  return (
    <VanityGate vanity={vanity}>{(merchant) => <ScanRedirect merchant={merchant} />}</VanityGate>
  );
}

/** Redirects to the page of a scanned merchant's only queue, or to the merchant's page (CON-021, CON-023, CON-024). */
function ScanRedirect({ merchant }: { merchant: Merchant }) {
  const [only, ...others] = topLevelQueues(merchant);
  return <QueueRedirect merchant={merchant} queue={others.length > 0 ? null : (only ?? null)} />;
}
