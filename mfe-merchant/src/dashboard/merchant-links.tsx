import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { ExternalLink, LinkButton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { boardPath, publicPagePath } from '../paths.ts';
import s from './dashboard-screen.module.css';

/**
 * The merchant's board and public page, which other remotes draw: paths of the host, or pages of the public site where
 * its address is known. Without either there is nothing to lead to.
 */
export function MerchantLinks({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { siteBase } = useAtomValue(propsAtom);
  if (siteBase === '') return null;
  const isElsewhere = siteBase !== undefined;
  const linkTo = (path: string) =>
    isElsewhere
      ? { to: `${siteBase}${path}`, target: '_blank', icon: <ExternalLink aria-hidden /> }
      : { to: path };
  return (
    <div className={s.links}>
      <LinkButton variant="secondary" {...linkTo(boardPath(merchant.id))}>
        {t('openBoard')}
      </LinkButton>
      <LinkButton variant="secondary" {...linkTo(publicPagePath(merchant.vanity))}>
        {t('publicPage')}
      </LinkButton>
    </div>
  );
}
