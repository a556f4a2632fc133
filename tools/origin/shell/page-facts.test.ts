import { LOCALES } from '@turno/shared-types/constants';
import { headTags } from '../page.ts';
import { pageLocale } from '../page-locale.ts';
import { type PublicMerchant, pageFacts, vanityOf } from './page-facts.ts';
import { PAGE_WORDS } from './page-words.ts';

const SITE = 'https://turno.example';
const BAR: PublicMerchant = {
  name: 'Bar "Sole" & <Luna> $&',
  vanity: 'bar-sole',
  city: 'Roccaverde',
  logoUrl: '/logos/bar.png',
  photos: null,
  isVerified: true,
};
const factsOf = (path: string, merchant: PublicMerchant | null = null) =>
  pageFacts({ path, locale: 'en', merchant });

test.each([
  { path: '/m/bar-sole', vanity: 'bar-sole' },
  { path: '/q/bar%20sole', vanity: 'bar sole' },
  { path: '/events/bar', vanity: 'bar' },
  { path: '/aq/bar/7', vanity: 'bar' },
  { path: '/m', vanity: null },
  { path: '/m/a/b', vanity: null },
  { path: '/take-number/1/2', vanity: null },
])('$path is the page of the merchant $vanity', ({ path, vanity }) => {
  expect(vanityOf(path)).toBe(vanity);
});

test('a merchant’s page names it, wherever it was scanned, and nothing in a name ends an attribute', () => {
  const facts = factsOf('/q/bar-sole', BAR);
  const tags = headTags(facts, SITE).join('\n');
  expect(facts.title).toBe('Bar "Sole" & <Luna> $& · Turno');
  expect(tags).toContain(
    'name="description" content="Bar &quot;Sole&quot; &amp; &lt;Luna> $&amp;, Roccaverde: see',
  );
  expect(tags).toContain('<link rel="canonical" href="https://turno.example/m/bar-sole">');
  expect(tags).toContain('property="og:image" content="https://turno.example/logos/bar.png"');
  expect(tags).not.toContain('noindex');
});

test('S-09 search engines keep no page of an unverified merchant', () => {
  const tags = headTags(factsOf('/m/bar-sole', { ...BAR, isVerified: false }), SITE).join('\n');
  expect(tags).toContain('noindex');
  expect(tags).not.toContain('rel="canonical"');
  expect(tags).toContain('name="description"');
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AAAA', 'file:///etc/passwd'])(
  'a picture at %s is not handed on',
  (logoUrl) => {
    const tags = headTags(factsOf('/m/bar-sole', { ...BAR, logoUrl }), SITE).join('\n');
    expect(tags).toContain('property="og:image" content="https://turno.example/icon-512.png"');
  },
);

test.each([
  { path: '/', isListed: true },
  { path: '/terms', isListed: true },
  { path: '/privacy', isListed: true },
  { path: '/signin', isListed: true },
  { path: '/reservation/1/2', isListed: false },
  { path: '/reset-password/abc', isListed: false },
  { path: '/confirm-email/abc', isListed: false },
  { path: '/display/7', isListed: false },
  { path: '/nowhere', isListed: false },
  { path: '/m/nobody', isListed: false },
])('search engines may keep $path: $isListed', ({ path, isListed }) => {
  const tags = headTags(factsOf(path), SITE).join('\n');
  expect(tags.includes('noindex')).toBe(!isListed);
  expect(tags.includes('rel="canonical"')).toBe(isListed);
  expect(tags).toMatch(/name="description" content="[^"]{40,170}"/);
});

test.each(LOCALES)('every page is described in %s', (locale) => {
  const merchant = pageFacts({ path: '/m/bar-sole', locale, merchant: BAR }).description;
  expect(merchant).toContain(BAR.name);
  expect(merchant).not.toMatch(/[{}]/);
});

test.each(LOCALES)('each page of the site is shared under its own title in %s', (locale) => {
  const titles = ['/', '/terms', '/privacy', '/help', '/signin', '/signup'].map((path) => {
    const facts = pageFacts({ path, locale, merchant: null });
    const tag = `<meta property="og:title" content="${facts.sharedTitle}">`;
    expect(headTags(facts, SITE)).toContain(tag);
    return facts.sharedTitle;
  });
  expect(titles[0]).toBe('Turno');
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles.slice(1)) expect(title).toMatch(/^\S.+ · Turno$/);
});

test('SHL-023, X-36: the tab keeps its Italian title in every language', () => {
  const tab = LOCALES.map((locale) => pageFacts({ path: '/terms', locale, merchant: null }).title);
  expect(new Set(tab)).toEqual(new Set(['Termini e condizioni · Turno']));
});

test('SHL-029 German says Sie', () => {
  const { titles, ...words } = PAGE_WORDS.de;
  const shown = Object.values({ ...titles, ...words }).join('\n');
  expect(shown).not.toMatch(/\b(du|dir|dich|dein\w*|sieh|zieh)\b/i);
});

test('without an address of its own a site names none', () => {
  const tags = headTags(factsOf('/'), undefined).join('\n');
  expect(tags).not.toMatch(/canonical|og:url|og:image/);
});

test.each([
  { header: 'de-CH,de;q=0.9,en;q=0.8', locale: 'de' },
  { header: 'fr-FR, ES;q=0.5', locale: 'es' },
  { header: 'fr', locale: 'it' },
  { header: '', locale: 'it' },
  { header: undefined, locale: 'it' },
])('SHL-029 "$header" is answered in $locale', ({ header, locale }) => {
  expect(pageLocale({ 'accept-language': header })).toBe(locale);
});

test.each([
  { cookie: 'a=1; turno-locale=es', locale: 'es' },
  { cookie: 'turno-locale=fr', locale: 'de' },
  { cookie: 'my-turno-locale=es', locale: 'de' },
])('SHL-029 the language that a person chose comes first: "$cookie"', ({ cookie, locale }) => {
  expect(pageLocale({ 'accept-language': 'de', cookie })).toBe(locale);
});
