import type { Merchant } from '@turno/shared-types';
import { formatAddress } from '@turno/shared-types/rules';
import { propsAtom } from '@turno/shared-ui/boot';
import { Alert, buttonClass, Card, Sheet } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { HELP_PATH, publicPagePath } from '../paths.ts';
import s from './registration.module.css';

type FoundSheetProps = {
  /** The merchant that is registered already; `null` closes the sheet. */
  merchant: Merchant | null;
  onClose: () => void;
};

/** MER-002: shown if the place is already registered: its card, an explanation, and a link to contact us. */
export function FoundSheet({ merchant, onClose }: FoundSheetProps) {
  const t = useTexts(texts);
  // While the sheet closes it keeps showing its merchant.
  const [shown, setShown] = useState(merchant);
  if (merchant && merchant !== shown) setShown(merchant);
  return (
    <Sheet
      isOpen={merchant !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('addMerchant.found')}
    >
      {shown && <FoundMerchant merchant={shown} />}
    </Sheet>
  );
}

function FoundMerchant({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  return (
    <>
      <Card as="article" aria-label={merchant.name} className={s.part}>
        <strong className={s.name}>{merchant.name}</strong>
        <span className={s.quiet}>{formatAddress(merchant)}</span>
        {siteBase !== '' && (
          <a href={`${siteBase}${publicPagePath(merchant.vanity)}`}>{t('publicPage')}</a>
        )}
      </Card>
      <Alert>{t('addMerchant.foundHint')}</Alert>
      {siteBase !== '' && (
        <a
          className={buttonClass({ variant: 'secondary', isFullWidth: true })}
          href={`${siteBase}${HELP_PATH}`}
        >
          {t('addMerchant.contact')}
        </a>
      )}
    </>
  );
}
