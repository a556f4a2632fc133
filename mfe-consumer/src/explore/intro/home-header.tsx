import { brandAtom, franchiseIdAtom } from '@turno/shared-ui/boot';
import { Alert, PageTitle, Skeleton } from '@turno/shared-ui/components';
import { ShareButton } from '@turno/shared-ui/share';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import { Logo } from '../../shared/merchant/logo.tsx';
import { TITLES } from '../../shared/page/titles.ts';
import s from './home-header.module.css';

const LOGO_SIZE = 48;

/** What the product is for, under the brand's name if there is one (CON-001, CON-017, CON-018). */
export function HomeHeader() {
  const t = useWords();
  const franchiseId = useAtomValue(franchiseIdAtom);
  const { data: brand, isPending } = useAtomValue(brandAtom);
  return (
    <header className={s.header}>
      <div className={s.bar}>
        {franchiseId !== null && isPending && (
          <Skeleton width={LOGO_SIZE} height={LOGO_SIZE} radius={12} />
        )}
        {brand && <Logo name={brand.name} url={brand.logoUrl} size={LOGO_SIZE} />}
        <div className={s.title}>
          <PageTitle title={TITLES.home}>
            {brand ? t('explore.brandTitle', { name: brand.name }) : t('explore.title')}
          </PageTitle>
        </div>
        <ShareButton title={TITLES.home} variant="quiet" isCompact />
      </div>
      <p className={s.lead}>{t('explore.lead')}</p>
      {brand?.hasPriority && <Alert>{t('explore.priority', { name: brand.name })}</Alert>}
    </header>
  );
}
