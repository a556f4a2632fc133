import { Alert, Button, PageTitle, ScanLine } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { ShareButton } from '@turno/shared-ui/share';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Logo } from '../shared/merchant/logo.tsx';
import { ScanSheet } from '../shared/page/scan-sheet.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { useWords } from '../shared/use-words.ts';
import { brandAtom } from './atoms.ts';
import s from './hero.module.css';
import { NearMeButton } from './near-me-button.tsx';
import { EXPLORE_TEXTS } from './texts.ts';

/** What this place is for, under the brand's name where there is one (CON-001, CON-017, CON-018). */
export function Hero() {
  const t = useWords();
  const words = wordsOf(useSharedTexts(), EXPLORE_TEXTS);
  const { data: brand } = useAtomValue(brandAtom);
  const [isScanning, setScanning] = useState(false);
  return (
    <header className={s.hero}>
      {brand && <Logo name={brand.name} url={brand.logoUrl} size={64} />}
      <PageTitle title={TITLES.home}>
        {brand ? t('explore.brandTitle', { name: brand.name }) : t('explore.title')}
      </PageTitle>
      <p className={s.lead}>{t('explore.lead')}</p>
      {brand?.hasPriority && <Alert>{words.priority.replace('{{name}}', brand.name)}</Alert>}
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
