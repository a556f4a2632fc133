import type { Merchant } from '@turno/shared-types';
import { Skeleton } from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { merchantAtom, merchantEventAtom } from './merchant-atoms.ts';
import { MerchantMissing } from './merchant-missing.tsx';
import { StaffPage } from './staff-page.tsx';

type SettingsPageProps = {
  /** The document's title, in Italian. */
  title: string;
  heading: string;
  hint: string;
  isWide?: boolean;
  /** Renders the content once the shown merchant is known; it is remounted for another merchant. */
  children: (merchant: Merchant) => ReactNode;
};

/** A page with settings of the shown merchant, which follows the changes of other managers. */
export function SettingsPage({ hint, children, ...page }: SettingsPageProps) {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  return (
    <StaffPage
      {...page}
      detail={merchant?.name}
      back={{ to: ROUTES.settings, label: t('toSettings') }}
    >
      {!merchant && <MerchantMissing skeleton={<Skeleton height="20rem" radius="16px" />} />}
      {merchant && (
        <>
          <p>{hint}</p>
          {children(merchant)}
        </>
      )}
    </StaffPage>
  );
}
