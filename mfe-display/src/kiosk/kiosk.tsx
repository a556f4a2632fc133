import type { Locale } from '@turno/shared-types';
import type { PairedScreen } from '@turno/shared-types/board-settings';
import { LOCALES } from '@turno/shared-types/constants';
import { propsAtom, RemoteFrame } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PairingScreen } from '../shared/pairing/pairing-screen.tsx';
import { useStoredDevice } from '../shared/pairing/stored-device.ts';
import s from './kiosk.module.css';
import { KioskScreen } from './kiosk-screen.tsx';
import { kioskTexts } from './locales/texts.ts';
import { useLocked } from './use-locked.ts';

const NAMES: Record<Locale, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
};

/**
 * The tablet at the entrance: it shows its code until it is paired, then gives numbers at one touch. An address without a valid
 * merchant counts as that of another merchant.
 */
export function Kiosk({ merchantId }: { merchantId: number | null }) {
  const device = useStoredDevice('kiosk');
  useLocked();
  if (!device?.pairedTo) return <PairingScreen kind="kiosk" />;
  return <PairedKiosk merchantId={merchantId} token={device.token} pairedTo={device.pairedTo} />;
}

type PairedProps = {
  merchantId: number | null;
  token: string;
  pairedTo: NonNullable<PairedScreen['pairedTo']>;
};

/** A paired tablet; each person may choose a language, and the next person starts with the default one. */
function PairedKiosk({ merchantId, token, pairedTo }: PairedProps) {
  const props = useAtomValue(propsAtom);
  const [locale, setLocale] = useState(pairedTo.language);
  return (
    <RemoteFrame props={{ ...props, locale }} texts={kioskTexts}>
      <div className={s.kiosk} data-theme="board-light">
        <KioskScreen
          merchantId={pairedTo.merchantId}
          token={token}
          isOther={pairedTo.merchantId !== merchantId}
          onStart={() => setLocale(pairedTo.language)}
        />
        <Languages locale={locale} onChoose={setLocale} />
      </div>
    </RemoteFrame>
  );
}

type LanguagesProps = { locale: Locale; onChoose: (locale: Locale) => void };

function Languages({ locale, onChoose }: LanguagesProps) {
  const t = useTexts(kioskTexts);
  return (
    <nav className={s.languages} aria-label={t('languages')}>
      {LOCALES.map((each) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={s.language}
          aria-pressed={each === locale}
          onClick={() => onChoose(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </nav>
  );
}
