import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { ExternalLink, LinkButton, LiveIndicator } from '@turno/shared-ui/components';
import { liveAtom } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { boardPath, publicPagePath, ROUTES } from '../paths.ts';
import { PageLink } from '../shared/access/page-link.tsx';
import { merchantsAtom } from '../shared/merchant-atoms.ts';
import s from './dashboard-screen.module.css';

/** The shown merchant, and whether its changes arrive live; without a network they do not. */
export function MerchantWhere({ merchant }: { merchant: Merchant }) {
  const isOnly = useAtomValue(merchantsAtom).length < 2;
  const live = useAtomValue(liveAtom);
  const isOnline = useOnline();
  return (
    <div className={s.where}>
      {isOnly && <span>{merchant.name}</span>}
      <LiveIndicator state={(isOnline && live?.state) || 'reconnecting'} />
    </div>
  );
}

/**
 * Links to the merchant's own pages, and to its board and public page, which other remotes render: paths of the host, or
 * addresses on the public site if that is known. A page without either shows no links to those two.
 */
export function MerchantLinks({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { siteBase } = useAtomValue(propsAtom);
  const isOnOtherSite = siteBase !== undefined;
  const linkTo = (path: string) =>
    isOnOtherSite
      ? { to: `${siteBase}${path}`, target: '_blank', icon: <ExternalLink aria-hidden /> }
      : { to: path };
  return (
    <div className={s.links}>
      <PageLink to={ROUTES.queues}>{t('queueList.title')}</PageLink>
      <PageLink to={ROUTES.reports}>{t('reports.title')}</PageLink>
      <PageLink to={ROUTES.managers}>{t('managers.title')}</PageLink>
      <PageLink to={ROUTES.boards}>{t('boards.title')}</PageLink>
      <PageLink to={ROUTES.settings}>{t('settings.title')}</PageLink>
      {siteBase !== '' && (
        <>
          <LinkButton variant="secondary" to={{ search: '?qr=open' }}>
            {t('shareLink')}
          </LinkButton>
          <LinkButton variant="secondary" {...linkTo(boardPath(merchant.id))}>
            {t('openBoard')}
          </LinkButton>
          <LinkButton variant="secondary" {...linkTo(publicPagePath(merchant.vanity))}>
            {t('publicPage')}
          </LinkButton>
        </>
      )}
    </div>
  );
}
