import { hostRouteFor, type Locale, type Merchant } from '@turno/shared-types';
import { PAGE_WORDS } from './page-words.ts';

export type PublicMerchant = Pick<Merchant, 'name' | 'vanity' | 'logoUrl' | 'photos' | 'city'>;

export type PageFacts = {
  locale: Locale;
  title: string;
  description: string;
  /** Path that search engines are to keep, `null` for pages that are not for them. */
  canonical: string | null;
  /** Address of a picture, as it was given. */
  image: string | null;
};

type Visit = { path: string; locale: Locale; merchant: PublicMerchant | null };

const PRODUCT = 'Turno';
const MERCHANT_PAGE = /^\/(?:m|q|events|free-access|aq)\/([^/]{1,200})/;
const LISTED: Record<string, 'product' | 'terms' | 'privacy' | 'help' | 'signIn'> = {
  '/': 'product',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/help': 'help',
  '/signin': 'signIn',
  '/signup': 'product',
};

/** The public name of the merchant whose page a path is, `null` for any other page. */
export function vanityOf(path: string): string | null {
  const found = MERCHANT_PAGE.exec(path)?.[1];
  return found !== undefined && hostRouteFor(path) ? decodeURIComponent(found) : null;
}

/** What a page is, for those who do not run it: search engines and whoever shows a link to it. */
export function pageFacts({ path, locale, merchant }: Visit): PageFacts {
  const words = PAGE_WORDS[locale];
  if (merchant) {
    const place = merchant.city ? `, ${merchant.city}` : '';
    const { name, vanity } = merchant;
    return {
      locale,
      title: `${name} · ${PRODUCT}`,
      // Functions, so that a `$` in a name stands for itself.
      description: words.merchant.replace('{name}', () => name).replace('{place}', () => place),
      // Where a scanned code leads depends on the moment; the merchant's page is what is kept.
      canonical: `/m/${encodeURIComponent(vanity)}`,
      image: merchant.photos?.[0]?.cardImageUrl ?? merchant.logoUrl,
    };
  }
  const listed = LISTED[path];
  return {
    locale,
    title: PRODUCT,
    description: words[listed ?? 'product'],
    canonical: listed ? path : null,
    image: null,
  };
}
