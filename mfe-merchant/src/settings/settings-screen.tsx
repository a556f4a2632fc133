import type { Merchant } from '@turno/shared-types';
import { Skeleton } from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { mayAt } from '@turno/shared-ui/my-merchants';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { merchantAtom, merchantEventAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import { MerchantSwitcher, useOnlyMerchantName } from '../shared/merchant-switcher.tsx';
import s from '../shared/sections.module.css';
import { StaffPage } from '../shared/staff-page.tsx';
import { Integrations } from './integrations.tsx';
import { LogoNotice } from './logo-notice.tsx';
import { MerchantFactsForm } from './merchant-facts-form.tsx';
import { SettingRows } from './setting-rows.tsx';

/** MER-055, MER-056: what a manager sets for a merchant, and for its owner the connected systems. */
export function SettingsScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const [isEdited, setEdited] = useState(false);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  return (
    <StaffPage
      title="Impostazioni"
      heading={t('settings.title')}
      detail={useOnlyMerchantName()}
      aside={<MerchantSwitcher isDisabled={isEdited} />}
      back={{ to: ROUTES.dashboard, label: t('toQueues') }}
    >
      {!merchant && <MerchantMissing skeleton={<Skeleton height="12rem" radius="16px" />} />}
      {merchant && <Settings key={merchant.id} merchant={merchant} onEdited={setEdited} />}
    </StaffPage>
  );
}

type SettingsProps = { merchant: Merchant; onEdited: (isEdited: boolean) => void };

function Settings({ merchant, onEdited }: SettingsProps) {
  return (
    <div className={s.sections}>
      <LogoNotice url={merchant.logoUrl} />
      <SettingRows merchant={merchant} />
      <MerchantFactsForm merchant={merchant} onEdited={onEdited} />
      {mayAt(merchant, 'integrations') && <Integrations merchant={merchant} />}
    </div>
  );
}
