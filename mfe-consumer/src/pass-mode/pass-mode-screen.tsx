import { Navigate, useParams } from '@turno/shared-ui/router';
import { merchantPath } from '../paths.ts';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { GoHome } from '../shared/page/load-failure.tsx';

/** Redirects to the merchant's page, which asks for passes. An unknown address redirects home with a message (CON-062). */
export function PassModeScreen() {
  const { vanity } = useParams();
  if (!vanity) return <GoHome />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => <Navigate to={merchantPath(merchant.vanity)} replace />}
    </VanityGate>
  );
}
