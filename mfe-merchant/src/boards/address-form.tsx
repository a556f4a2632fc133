import type { Merchant } from '@turno/shared-types';
import { parseBoardSettings, writeBoardSettings } from '@turno/shared-types/board-settings';
import { propsAtom } from '@turno/shared-ui/boot';
import { Button, LinkButton, TextField } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { boardPath } from '../paths.ts';
import s from '../shared/sections.module.css';
import { useCopy } from '../shared/use-copy.ts';
import { BoardPreview } from './board-preview.tsx';
import { SettingFields } from './setting-fields.tsx';

/** A board without pairing: an address with its settings, to be opened or typed at the screen. */
export function AddressForm({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const [isOpen, setOpen] = useState(false);
  if (siteBase === '') return null;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={s.summary}>{t('boards.byAddress')}</summary>
      {isOpen && <AddressFields merchant={merchant} siteBase={siteBase} />}
    </details>
  );
}

function AddressFields({ merchant, siteBase }: { merchant: Merchant; siteBase: string }) {
  const t = useTexts(texts);
  const copy = useCopy();
  const [settings, setSettings] = useState(() => parseBoardSettings('').settings);
  const text = writeBoardSettings(settings);
  const address = `${siteBase}${boardPath(merchant.id)}${text === '' ? '' : `?${text}`}`;
  return (
    <div className={s.form}>
      <p className={s.quiet}>{t('boards.byAddressHint')}</p>
      <BoardPreview merchant={merchant} settings={settings} />
      <TextField label={t('boards.address')} value={address} isReadOnly />
      <div className={s.actions}>
        <Button onPress={() => copy(address)}>{t('secret.copy')}</Button>
        <LinkButton variant="secondary" to={address} target="_blank">
          {t('openBoard')}
        </LinkButton>
      </div>
      <SettingFields merchant={merchant} settings={settings} onChange={setSettings} />
    </div>
  );
}
