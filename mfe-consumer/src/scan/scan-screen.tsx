import { PageTitle } from '@turno/shared-ui/components';
import { Navigate, useParams } from '@turno/shared-ui/router';
import { VanityGate } from '../shared/merchant/merchant-gate.tsx';
import { GoHome } from '../shared/page/go-home.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { useWords } from '../shared/use-words.ts';
import { scanTarget } from './scan-target.ts';

/** Where a scanned code arrives: finds the merchant and goes on to where a number is taken (CON-021). */
export function ScanScreen() {
  const t = useWords();
  const { vanity } = useParams();
  if (!vanity) return <GoHome />;
  return (
    <>
      <PageTitle title={TITLES.scan} isHidden>
        {t('scan.looking')}
      </PageTitle>
      <VanityGate vanity={vanity}>
        {(merchant) => <Navigate to={scanTarget(merchant)} replace />}
      </VanityGate>
    </>
  );
}
