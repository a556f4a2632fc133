import { EmptyState, Skeleton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { PageLink } from './access/page-link.tsx';
import { merchantsAtom } from './merchant-atoms.ts';
import { MerchantMissing } from './merchant-missing.tsx';

/** Shown in place of a queue: the merchants are loading, could not be loaded, or none has the queue in the address. */
export function QueueMissing() {
  const t = useTexts(texts);
  const hasMerchants = useAtomValue(merchantsAtom).length > 0;
  if (!hasMerchants)
    return <MerchantMissing skeleton={<Skeleton height="20rem" radius="16px" />} />;
  return (
    <EmptyState
      title={t('queueMissing.title')}
      action={<PageLink to={ROUTES.dashboard}>{t('toQueues')}</PageLink>}
    >
      {t('queueMissing.hint')}
    </EmptyState>
  );
}
