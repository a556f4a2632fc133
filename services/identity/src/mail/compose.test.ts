import { BRAND_COLOUR, LOCALES } from '@turno/shared-types/constants';
import { compose } from './compose.ts';
import { LETTER_KINDS } from './letter.ts';

const LINK = 'https://turno.example/reset-password/abc_-123';
const CASES = LOCALES.flatMap((locale) => LETTER_KINDS.map((kind) => ({ locale, kind })));

test.each(CASES)('IDN-013 $kind in $locale has a text and a page, both with the link', (letter) => {
  const { subject, text, html } = compose(letter, LINK);
  expect(subject.length).toBeGreaterThan(5);
  expect(text).toContain(`\n${LINK}\n`);
  expect(html).toContain(`href="${LINK}"`);
  expect(html).toContain(`background:${BRAND_COLOUR}`);
  expect(html).toContain(`<html lang="${letter.locale}">`);
  expect(text).not.toMatch(/[<>]/);
});

test('IDN-013 no two languages say the same', () => {
  for (const kind of LETTER_KINDS) {
    const letters = LOCALES.map((locale) => compose({ kind, locale }, LINK).text);
    expect(new Set(letters).size).toBe(LOCALES.length);
  }
});

test.each(LETTER_KINDS)('IDN-013, SHL-029 the German %s says Sie', (kind) => {
  const { subject, text } = compose({ kind, locale: 'de' }, LINK);
  expect(`${subject}\n${text}`).not.toMatch(/\b(du|dir|dich|dein\w*|wähle|tu)\b/i);
});

test('IDN-013 nothing in a link breaks out of the page', () => {
  const { html } = compose({ kind: 'password-reset', locale: 'en' }, 'https://x/"><script>');
  expect(html).not.toContain('<script>');
});
