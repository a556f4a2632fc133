import { propsAtom, RedirectBecause } from '@turno/shared-ui/boot';
import { buttonClass, EmptyState } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

/** How long the reason is shown before the page changes to another site, in milliseconds. */
const LEAVE_MS = 6_000;

type MerchantsElsewhereProps = { leave?: (address: string) => void };

/**
 * SHL-017: the account's merchants belong to other sites. The shell redirects to the public site (G-38); a page that embeds
 * the remote is not left, and gets a link where it names the public site.
 */
export function MerchantsElsewhere({ leave = replacePage }: MerchantsElsewhereProps) {
  const t = useSharedTexts();
  const { publicSiteUrl, siteBase = '' } = useAtomValue(propsAtom);
  const isOnPage = publicSiteUrl?.startsWith('/') ?? false;
  useEffect(() => {
    if (publicSiteUrl === undefined || isOnPage) return;
    const timer = setTimeout(() => leave(publicSiteUrl), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [publicSiteUrl, isOnPage, leave]);
  if (publicSiteUrl !== undefined && isOnPage) {
    return <RedirectBecause to={publicSiteUrl} reason="otherSite" />;
  }
  const address = publicSiteUrl ?? siteBase;
  const link = (
    <a className={buttonClass({})} href={address}>
      {t('signIn.toPublicSite')}
    </a>
  );
  return <EmptyState title={t('signIn.otherSite')} action={address === '' ? undefined : link} />;
}

const replacePage = (address: string) => window.location.replace(address);
