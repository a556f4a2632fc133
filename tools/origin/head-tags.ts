import { attribute } from './page.ts';
import type { PageFacts } from './shell/page-facts.ts';

const OG_LOCALES = { it: 'it_IT', en: 'en_GB', es: 'es_ES', de: 'de_DE' } as const;
const PICTURE = '/icon-512.png';

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${attribute(content)}">`;
const graph = (property: string, content: string) =>
  `<meta property="og:${property}" content="${attribute(content)}">`;

/** The head elements for a page's facts; `siteBase` is the site's own address, without which none can be named. */
export function headTags(facts: PageFacts, siteBase: string | undefined): string[] {
  const { locale, sharedTitle, description, canonical } = facts;
  const image = absolute(facts.image ?? PICTURE, siteBase) ?? absolute(PICTURE, siteBase);
  const address = siteBase !== undefined && canonical !== null ? `${siteBase}${canonical}` : null;
  return [
    meta('description', description),
    ...(canonical === null ? [meta('robots', 'noindex')] : []),
    ...(address === null ? [] : [`<link rel="canonical" href="${attribute(address)}">`]),
    graph('type', 'website'),
    graph('site_name', 'Turno'),
    graph('locale', OG_LOCALES[locale]),
    graph('title', sharedTitle),
    graph('description', description),
    ...(address === null ? [] : [graph('url', address)]),
    ...(image === null ? [] : [graph('image', image)]),
    meta('twitter:card', 'summary'),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141d2e" media="(prefers-color-scheme: dark)">',
  ];
}

/** Only addresses that a stranger's server may ask for. */
function absolute(address: string, base: string | undefined): string | null {
  if (!URL.canParse(address, base)) return null;
  const { protocol, href } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
