import { Button, PageTitle, ScanLine } from '@turno/shared-ui/components';
import { ShareButton } from '@turno/shared-ui/share';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Logo } from '../shared/logo.tsx';
import { ScanSheet } from '../shared/scan-sheet.tsx';
import { TITLES } from '../shared/titles.ts';
import { useWords } from '../shared/use-words.ts';
import { brandAtom } from './atoms.ts';
import s from './hero.module.css';
import { NearMeButton } from './near-me-button.tsx';

/** What this place is for, under the brand's name where there is one (CON-001, CON-017). */
export function Hero() {
  const t = useWords();
  const { data: brand } = useAtomValue(brandAtom);
  const [isScanning, setScanning] = useState(false);
  return (
    <header className={s.hero}>
      {brand && <Logo name={brand.name} url={brand.logoUrl} size={64} />}
      <PageTitle title={TITLES.home}>
        {brand ? t('explore.brandTitle', { name: brand.name }) : t('explore.title')}
      </PageTitle>
      <p className={s.lead}>{t('explore.lead')}</p>
      <div className={s.actions}>
        <Button icon={<ScanLine aria-hidden />} onPress={() => setScanning(true)}>
          {t('explore.scan')}
        </Button>
        <NearMeButton />
        <ShareButton title={TITLES.home} />
      </div>
      <ScanSheet isOpen={isScanning} onOpenChange={setScanning} />
    </header>
  );
}
