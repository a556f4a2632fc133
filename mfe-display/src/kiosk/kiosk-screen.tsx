import { useTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { deviceChangesAtom } from '../shared/device-changes.ts';
import { FollowDevice } from '../shared/pairing/follow-device.ts';
import { storeDevice } from '../shared/pairing/stored-device.ts';
import { GiveNumbers } from './give-numbers.tsx';
import s from './kiosk.module.css';
import { kioskTexts } from './locales/texts.ts';

type KioskScreenProps = {
  merchantId: number;
  token: string;
  /** Whether the screen is paired with a merchant other than the one in its address. */
  isOther: boolean;
  /** Called whenever the screen waits for the next person. */
  onStart: () => void;
};

/** The screen of a paired tablet, which gives the numbers of its own merchant. */
export function KioskScreen({ merchantId, token, isOther, onStart }: KioskScreenProps) {
  const t = useTexts(kioskTexts);
  const changes = useAtomValue(deviceChangesAtom);
  useTitle(t('title'));
  return (
    <>
      {/* The new key remounts it, so that it asks immediately. */}
      <FollowDevice key={changes} kind="kiosk" />
      {isOther ? (
        <div className={s.notice} role="status">
          <h1>{t('pairOther')}</h1>
          <button type="button" className={s.back} onClick={() => storeDevice('kiosk', null)}>
            {t('pairAgain')}
          </button>
        </div>
      ) : (
        <GiveNumbers merchantId={merchantId} token={token} onStart={onStart} />
      )}
    </>
  );
}
