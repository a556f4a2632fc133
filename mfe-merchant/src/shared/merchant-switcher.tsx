import { useTexts } from '@turno/shared-ui/i18n';
import { MerchantSelect } from '@turno/shared-ui/my-merchants';
import { useAtom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantAtom, merchantsAtom } from './merchant-atoms.ts';
import s from './merchant-switcher.module.css';

/** MER-013, MER-055: selects the merchant if there are several; disabled while the shown one has unsaved changes. */
export function MerchantSwitcher({ isDisabled = false }: { isDisabled?: boolean }) {
  const t = useTexts(texts);
  const merchants = useAtomValue(merchantsAtom);
  const [merchant, pick] = useAtom(merchantAtom);
  if (!merchant || merchants.length < 2) return null;
  return (
    <div className={s.switcher}>
      <MerchantSelect
        label={t('switcher')}
        merchants={merchants}
        value={merchant.id}
        onChange={pick}
        isDisabled={isDisabled}
      />
    </div>
  );
}

/** The name of the merchant for a page's heading, where no switcher names it. */
export function useOnlyMerchantName(): string | undefined {
  const isOnly = useAtomValue(merchantsAtom).length < 2;
  const name = useAtomValue(merchantAtom)?.name;
  return isOnly ? name : undefined;
}
