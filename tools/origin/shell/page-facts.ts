import { hostRouteFor, type Locale, type Merchant } from '@turno/shared-types';
import { PAGE_WORDS, type TitledPage } from './page-words.ts';

export type PublicMerchant = Pick<
  Merchant,
  'name' | 'vanity' | 'logoUrl' | 'photos' | 'city' | 'isVerified'
>;

export type PageFacts = {
  locale: Locale;
  /** Of the tab, in Italian wherever it has words. */
  title: string;
  /** Of a link that is shared. */
  sharedTitle: string;
  description: string;
  /** Path that search engines are to keep, `null` for pages that are not for them. */
  canonical: string | null;
  /** Address of a picture, as it was given. */
  image: string | null;
};

type Visit = { path: string; locale: Locale; merchant: PublicMerchant | null };

const PRODUCT = 'Turno';
const MERCHANT_PAGE = /^\/(?:m|q|events|free-access|aq)\/([^/]{1,200})/;
const TITLED: Record<string, TitledPage> = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/help': 'help',
  '/signin': 'signIn',
  '/signup': 'signUp',
};

/** The public name of the merchant whose page a path is, `null` for any other page. */
export function vanityOf(path: string): string | null {
  const found = MERCHANT_PAGE.exec(path)?.[1];
  return found !== undefined && hostRouteFor(path) ? decodeURIComponent(found) : null;
}

/** The facts of a page for search engines and link previews, which do not run it. */
export function pageFacts({ path, locale, merchant }: Visit): PageFacts {
  const words = PAGE_WORDS[locale];
  if (merchant) {
    const place = merchant.city ? `, ${merchant.city}` : '';
    const { name, vanity, isVerified } = merchant;
    const title = `${name} · ${PRODUCT}`;
    return {
      locale,
      title,
      sharedTitle: title,
      // Functions, so that a `$` in a name is literal.
      description: words.merchant.replace('{name}', () => name).replace('{place}', () => place),
      // Where a scanned code leads depends on the moment; the merchant's page is the canonical one. Search engines list
      // no merchant that the product does not list (S-09).
      canonical: isVerified ? `/m/${encodeURIComponent(vanity)}` : null,
      image: merchant.photos?.[0]?.cardImageUrl ?? merchant.logoUrl,
    };
  }
  const page = TITLED[path];
  return {
    locale,
    title: titleOf(PAGE_WORDS.it, page),
    sharedTitle: titleOf(words, page),
    // The sign-up page describes the product.
    description: words[page === undefined || page === 'signUp' ? 'product' : page],
    canonical: page || path === '/' ? path : null,
    image: null,
  };
}

function titleOf({ titles }: (typeof PAGE_WORDS)['it'], page: TitledPage | undefined): string {
  return page ? `${titles[page]} · ${PRODUCT}` : PRODUCT;
}
