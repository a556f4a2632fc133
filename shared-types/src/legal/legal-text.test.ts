import { LOCALES } from '../constants.ts';
import type { Locale } from '../host.ts';
import { type LegalName, loadLegalText } from './legal-text.ts';

const NO_COMPANY = { name: '', address: '', contact: '' };

async function wordsOf(name: LegalName, locale: Locale): Promise<string> {
  const text = await loadLegalText(name, locale, NO_COMPANY);
  return text.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join(' ');
}

type Row = { row: string; name: LegalName } & Record<Locale, RegExp>;

/** What each row asks for, in the words and the order of each language. */
const ROWS: Row[] = [
  {
    row: 'STA-004 two types of user',
    name: 'terms',
    it: /Ospite.*e-mail o SMS.*Attività.*lista d’attesa/,
    en: /Guest.*e-mail or SMS.*Business.*waiting list/,
    es: /Invitado.*correo electrónico o SMS.*Negocio.*lista de espera/,
    de: /Gast.*E-Mail oder SMS.*Betrieb.*Warteliste/,
  },
  {
    row: 'STA-005 accounts',
    name: 'terms',
    it: /solo il tuo indirizzo e-mail e il tuo nome.*cancellazione dell’account .*per e-mail/,
    en: /your e-mail address and your name only.*by e-mail to delete your account/,
    es: /solo tu correo electrónico y tu nombre.*por correo electrónico.*borremos tu cuenta/,
    de: /nur Ihre E-Mail-Adresse und Ihren Namen.*per E-Mail bitten, Ihr Konto zu löschen/,
  },
  {
    row: 'STA-006 payment',
    name: 'terms',
    it: /automaticamente.*rimborsi parziali.*ricevuta per e-mail.*sospeso/,
    en: /automatically.*no partial refunds.*receipt by e-mail.*suspended/,
    es: /automáticamente.*reembolsos parciales.*recibo por correo electrónico.*suspende/,
    de: /automatisch.*Anteilige Erstattungen gibt es nicht.*Beleg per E-Mail.*gesperrt/,
  },
  {
    row: 'STA-007 licence, use, copyright, law, arbitration',
    name: 'terms',
    it: /licenza personale.*scopi illeciti.*diritti d’autore.*legge italiana.*arbitrato/,
    en: /licence to use the app.*unlawful.*your copyright.*Italian law.*arbitration/,
    es: /licencia personal.*ilícitos.*derechos de autor.*ley italiana.*arbitraje/,
    de: /Lizenz.*Unerlaubtes.*Urheberrecht.*italienisches Recht.*Schiedsgericht/,
  },
  {
    row: 'STA-008 limits',
    name: 'terms',
    it: /ultimi 12 mesi.*entro 1 anno.*30 giorni di anticipo/,
    en: /last 12 months.*within 1 year.*30 days ahead/,
    es: /últimos 12 meses.*1 año.*30 días de antelación/,
    de: /letzten 12 Monate.*innerhalb von 1 Jahr.*30 Tage vorher/,
  },
  {
    row: 'STA-009 age',
    name: 'terms',
    it: /18 anni o ha il consenso di un genitore.*meno di 13 anni non può/,
    en: /18 or have the consent of a parent.*Nobody under 13/,
    es: /18 años o para quien tenga el consentimiento.*menores de 13 años no pueden/,
    de: /18 Jahre alt sein oder die Zustimmung eines Elternteils.*jünger als 13 ist, darf/,
  },
  {
    row: 'STA-012 free, born of an emergency',
    name: 'terms',
    it: /nato da un’emergenza e gratuito/,
    en: /born of an emergency and free/,
    es: /nacido de una emergencia y gratuito/,
    de: /aus einer Notlage entstanden und kostenlos/,
  },
  {
    row: 'STA-010 keeping and deleting, age, changes',
    name: 'privacy',
    it: /due anni.*entro 30 giorni di calendario.*meno di 13 anni.*30 giorni dopo/,
    en: /up to two years.*within 30 calendar days.*under 13.*30 days after/,
    es: /dos años.*30 días naturales.*menores de 13 años.*30 días después/,
    de: /höchstens zwei Jahre.*30 Kalendertagen.*unter 13.*30 Tage nach/,
  },
];

test.each(ROWS.flatMap((row) => LOCALES.map((locale) => ({ ...row, locale }))))(
  '$row, in $locale',
  async ({ name, locale, ...words }) => {
    expect(await wordsOf(name, locale)).toMatch(words[locale]);
  },
);

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['terms', 'privacy'] as const)(
    'STA-003 the %s have the sections of the Italian ones',
    async (name) => {
      const shape = async (each: Locale) =>
        (await loadLegalText(name, each, NO_COMPANY)).map(({ paragraphs }) => paragraphs.length);
      expect(await shape(locale)).toEqual(await shape('it'));
    },
  );

  test.each(['terms', 'privacy'] as const)(
    'STA-011 the %s name the configured company, or no company',
    async (name) => {
      const company = { name: 'Code Chiare srl', address: 'Via Lunga 1', contact: '' };
      const last = (await loadLegalText(name, locale, company)).at(-1);
      expect(last?.paragraphs).toEqual(['Code Chiare srl', 'Via Lunga 1']);
      expect(await wordsOf(name, locale)).not.toMatch(/[{}]/);
    },
  );
});

test.each(['terms', 'privacy'] as const)('SHL-029 the German %s say Sie', async (name) => {
  expect(await wordsOf(name, 'de')).not.toMatch(/\b(du|dir|dich|dein\w*)\b/i);
});
