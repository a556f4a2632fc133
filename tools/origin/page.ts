import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { PageFacts } from './shell/page-facts.ts';

/** JSON that may stand inside a `<script>`: nothing in it can end the element or open a comment. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** Text for an attribute in double quotes. */
export function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** A `<script>` of data that the app reads by its id. */
export function dataElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;
}

/** The page with elements put first into its head: an import map must come before the first module. */
export function withHead(page: string, elements: readonly string[]): string {
  const head = '<meta charset="utf-8">';
  return page.replace(head, () => [head, ...elements].join('\n    '));
}

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

const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: () => createGzip(),
};

/**
 * Sends a page rendered for this request: revalidated before reuse, compressed. A browser gets the first of several parts
 * in whole, and can paint it, before the next ones arrive.
 */
export function sendPage(
  request: Request,
  response: Response,
  parts: readonly string[],
  caching: 'no-cache' | 'no-store' = 'no-cache',
): void {
  // A visitor who left while the page was made: nothing would end its compressor.
  if (response.destroyed) return;
  response.setHeader('Cache-Control', caching);
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Dest');
  response.type('html');
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(parts.join(''));
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  const compressor = compressors[encoding]();
  compressor.pipe(response);
  // Also of a visitor who leaves before the page has arrived.
  response.once('close', () => compressor.destroy());
  for (const part of parts) {
    compressor.write(part);
    compressor.flush();
  }
  compressor.end();
}
