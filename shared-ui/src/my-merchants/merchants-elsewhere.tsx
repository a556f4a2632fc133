import { propsAtom, RedirectBecause } from '@turno/shared-ui/boot';
import { buttonClass, EmptyState } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** How long the reason is shown before the page changes to another site, in milliseconds. */
const LEAVE_MS = 6_000;

type MerchantsElsewhereProps = { leave?: (address: string) => void };

/**
 * SHL-017: for an account whose merchants belong to other sites. The shell redirects to the public site (G-38); an embed does
 * not leave the partner's page and shows a link, if the page names the public site.
 */
export function MerchantsElsewhere({ leave = replacePage }: MerchantsElsewhereProps) {
  const t = useSharedTexts();
  const { publicSiteUrl } = useAtomValue(propsAtom);
  const isOnPage = publicSiteUrl?.startsWith('/') ?? false;
  useEffect(() => {
    if (publicSiteUrl === undefined || isOnPage) return;
    const timer = setTimeout(() => leave(publicSiteUrl), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [publicSiteUrl, isOnPage, leave]);
  if (publicSiteUrl !== undefined && isOnPage) {
    return <RedirectBecause to={publicSiteUrl} reason="otherSite" />;
  }
  return <EmptyState title={t('signIn.otherSite')} action={<PublicSiteLink />} />;
}

/** SHL-017: the same without a redirect, for an account whose last merchant of this site has ended. */
export function OnPublicSite() {
  const t = useSharedTexts();
  return (
    <>
      <p>{t('signIn.otherSite')}</p>
      <div>
        <PublicSiteLink />
      </div>
    </>
  );
}

/** SHL-017: a link to the site that has the merchants of all franchisings; nothing if the page does not know it. */
export function PublicSiteLink() {
  const t = useSharedTexts();
  const { publicSiteUrl, siteBase = '' } = useAtomValue(propsAtom);
  const address = publicSiteUrl ?? siteBase;
  if (address === '') return null;
  return (
    <a className={buttonClass({})} href={address}>
      {t('signIn.toPublicSite')}
    </a>
  );
}

const replacePage = (address: string) => window.location.replace(address);
