import { Navigate, useParams } from '@turno/shared-ui/router';
import { merchantPath } from '../paths.ts';
import { GoHome } from '../shared/go-home.tsx';
import { VanityGate } from '../shared/merchant-gate.tsx';

/** Where passes are asked for; the merchant's page says so. An unknown address leads home with a word (CON-062). */
export function PassModeScreen() {
  const { vanity } = useParams();
  if (!vanity) return <GoHome />;
  return (
    <VanityGate vanity={vanity}>
      {(merchant) => <Navigate to={merchantPath(merchant.vanity)} replace />}
    </VanityGate>
  );
}
