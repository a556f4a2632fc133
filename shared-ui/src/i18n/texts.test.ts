import { ERRORS, isErrorCode, type Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { CallError } from '@turno/shared-ui/http';
import { noTexts } from '@turno/shared-ui/test';
import {
  createI18n,
  defineTexts,
  detectLocale,
  errorText,
  operatedTexts,
  sharedTexts,
  type TextTree,
  type Translate,
} from './index.ts';

function leaves(tree: TextTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

function translate(locale: Locale): Translate {
  const { t } = createI18n(noTexts, locale);
  return (key, values) => t(key, { ...values });
}

const allTexts = (locale: Locale) =>
  [sharedTexts, operatedTexts].flatMap(({ loaded }) => leaves(loaded.get(locale) ?? {}));
const errorTexts = (locale: Locale) =>
  allTexts(locale).flatMap(([key, text]) =>
    key.startsWith('errors.') ? [[key.slice('errors.'.length), text] as const] : [],
  );

test.each(LOCALES)('SHL-029, ERR-024 %s has every text, and none is empty', (locale) => {
  const italian = allTexts('it').map(([key]) => key);
  expect(allTexts(locale).map(([key]) => key)).toEqual(italian);
  expect(allTexts(locale).filter(([, text]) => text.trim() === '')).toEqual([]);
  const codes = errorTexts(locale).map(([code]) => code);
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});

// In the order of the catalogue of known codes.
const KNOWN_CODES = [
  'max_tickets',
  'max_tickets_category',
  'queue_closed',
  'no_tickets_in_queues',
  'merchant_not_found',
  'code_not_valid',
  'codes_not_valid',
  'pass_owner_not_found',
  'not_fast_track_media_code',
  'specific_pass_not_associable',
  'similar_pass_already_active',
  'pass_types_error',
  'token_expired_or_wrong',
  'qr_expired',
  'qr_invalid',
  'queue_not_supported',
  'ticket_not_valid',
  'pass_already_entered',
  'ticket_already_scanned',
  'pass_usages_pending',
  'name_exists',
  'passes_not_redeemable',
  'ticket_not_processable',
  'invalid_checkin_mode',
  'select_at_least_one_name',
  'merchant_closed',
  'pass_incompatible',
  'invalid_old_password',
  'equal_passwords',
  'missing_pass_dependency',
  'event_ticket_already_exists',
];

test.each(LOCALES)('ERR-024 each of the 31 known codes has a text in %s', (locale) => {
  expect(KNOWN_CODES).toHaveLength(31);
  expect(KNOWN_CODES.filter((code) => !isErrorCode(code))).toEqual([]);
  const texts = new Map(errorTexts(locale));
  expect(new Set(KNOWN_CODES.map((code) => texts.get(code))).size).toBe(31);
});

test('SHL-029 German says Sie', () => {
  const informal = allTexts('de').filter(([, text]) => /\b(du|dir|dich|dein\w*)\b/i.test(text));
  expect(informal).toEqual([]);
});

test.each(LOCALES)('ERR-024 an API error has a text in %s', (locale) => {
  const error = new CallError({ code: 'queue_closed', status: 422, message: 'x' });
  expect(errorText(translate(locale), error)).toBe(new Map(errorTexts(locale)).get('queue_closed'));
});

test.each(LOCALES)('%s names the same blanks as Italian', (locale) => {
  const blanks = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];
  const italian = new Map(allTexts('it'));
  for (const [key, text] of allTexts(locale)) {
    expect([key, blanks(text)]).toEqual([key, blanks(italian.get(key) ?? '')]);
  }
});

const asked: string[] = [];
const greeting = (locale: Locale, hi: string) => async () => {
  asked.push(locale);
  return { texts: { hi } };
};
const mine = defineTexts('mine', {
  it: greeting('it', 'Ciao'),
  en: greeting('en', 'Hi'),
  es: greeting('es', 'Hola'),
  de: greeting('de', 'Hallo'),
});

test('SHL-029 only the language that is shown is loaded, and another when it is chosen', async () => {
  const i18n = createI18n(mine, 'es');
  await new Promise<void>((done) => i18n.on('initialized', () => done()));
  expect([i18n.t('hi'), asked]).toEqual(['Hola', ['es']]);
  await i18n.changeLanguage('en');
  expect([i18n.t('hi'), asked]).toEqual(['Hi', ['es', 'en']]);
});

test('the own texts of a remote come first, in the language asked for', async () => {
  await mine.load('de');
  const { t } = createI18n(mine, 'de');
  expect(t('hi')).toBe('Hallo');
  expect(t('retry')).toBe('Erneut versuchen');
});

test('two mounts speak their own languages', () => {
  const [one, other] = [translate('it'), translate('de')];
  expect([one('close'), other('close')]).toEqual(['Chiudi', 'Schließen']);
});

test.each([
  [['en-GB', 'it'], 'en'],
  [['fr-FR', 'de-AT'], 'de'],
  [['fr'], 'it'],
  [[], 'it'],
  [['ES'], 'es'],
] as const)('SHL-029 a browser in %j is shown %s', (languages, locale) => {
  expect(detectLocale(languages)).toBe(locale);
});
