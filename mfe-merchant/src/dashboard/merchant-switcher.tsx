import type { Merchant } from '@turno/shared-types';
import { LiveIndicator, Select } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { liveAtom } from '@turno/shared-ui/live/followed-merchant';
import { useAtom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import s from './dashboard-screen.module.css';
import { merchantAtom, merchantsAtom } from './merchant-atoms.ts';

/** MER-013: picks the merchant, where there is more than one. */
export function MerchantSwitcher() {
  const t = useTexts(texts);
  const merchants = useAtomValue(merchantsAtom);
  const [merchant, pick] = useAtom(merchantAtom);
  if (!merchant || merchants.length < 2) return null;
  return (
    <div className={s.switcher}>
      <Select
        label={t('switcher')}
        options={merchants.map(({ id, name }) => ({ id, label: name }))}
        value={merchant.id}
        onChange={pick}
      />
    </div>
  );
}

/** Which merchant is shown, and whether its changes arrive by themselves. */
export function MerchantWhere({ merchant }: { merchant: Merchant }) {
  const isOnly = useAtomValue(merchantsAtom).length < 2;
  const liveState = useAtomValue(liveAtom)?.state ?? 'reconnecting';
  return (
    <div className={s.where}>
      {isOnly && <span>{merchant.name}</span>}
      <LiveIndicator state={liveState} />
    </div>
  );
}
