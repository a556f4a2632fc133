import { LinkButton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { NoMerchant } from '@turno/shared-ui/my-merchants';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { myMerchantsQueryAtom } from './merchant-atoms.ts';

/** What a screen shows while it has no merchant: it loads, could not be loaded, or the manager has none. */
export function MerchantMissing({ skeleton }: { skeleton: ReactNode }) {
  const t = useTexts(texts);
  return (
    <NoMerchant
      query={useAtomValue(myMerchantsQueryAtom)}
      words={{
        loadFailed: t('loadFailed'),
        noMerchants: t('noMerchants'),
        noMerchantsHint: t('noMerchantsHint'),
      }}
      skeleton={skeleton}
      action={<LinkButton to={ROUTES.addMerchant}>{t('addMerchant.title')}</LinkButton>}
    />
  );
}
