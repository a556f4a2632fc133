import { Alert, Button, MapPin, PageTitle, ScanLine } from '@turno/shared-ui/components';
import { ShareButton } from '@turno/shared-ui/share';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { Logo } from '../../shared/merchant/logo.tsx';
import { ScanSheet } from '../../shared/page/scan-sheet.tsx';
import { TITLES } from '../../shared/page/titles.ts';
import { brandAtom } from '../atoms.ts';
import { useFilters } from '../filters.ts';
import { findMeAtom, mayLocate, nearMeAtom } from '../near-me.tsx';
import s from './hero.module.css';

/** What the product is for, under the brand's name if there is one (CON-001, CON-017, CON-018). */
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
      {brand?.hasPriority && <Alert>{t('explore.priority', { name: brand.name })}</Alert>}
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

/** Puts the nearest merchants first. */
function NearMeButton() {
  const t = useWords();
  const { state } = useAtomValue(nearMeAtom);
  const findMe = useSetAtom(findMeAtom);
  const { filters, changeFilters } = useFilters();
  const isWanted = filters.isNear && state === 'idle';
  useEffect(() => {
    // A link with this filter must not ask a stranger for the position; a reload may use it again.
    if (isWanted) void mayLocate().then((may) => may && findMe());
  }, [isWanted, findMe]);
  return (
    <Button
      variant="secondary"
      icon={<MapPin aria-hidden />}
      isPending={state === 'asking'}
      onPress={() => {
        changeFilters({ isNear: true });
        findMe();
      }}
    >
      {t('explore.near')}
    </Button>
  );
}
