import type { Merchant } from '@turno/shared-types';
import { useTitle } from '@turno/shared-ui/components';
import { Navigate, useParams } from '@turno/shared-ui/router';
import { merchantPath } from '../paths.ts';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { queuePath } from '../shared/queue/queue-path.ts';
import { topLevelQueues } from '../shared/queue/queue-state.ts';

/** The page of a scanned code: finds the merchant and redirects to where a number is taken (CON-021). */
export function ScanScreen() {
  const { vanity } = useParams();
  useTitle(TITLES.scan);
  if (!vanity) return <GoHome />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => <Navigate to={scanTarget(merchant)} replace />}
    </VanityGate>
  );
}

/** The page of a scanned merchant: its one queue, else the merchant's page (CON-021, CON-023, CON-024). */
export function scanTarget(merchant: Merchant): string {
  const [only, ...others] = topLevelQueues(merchant);
  return only && others.length === 0 ? queuePath(merchant, only) : merchantPath(merchant.vanity);
}
