import { passTime } from '@turno/shared-ui/test';
import { createI18n, loadTexts } from './create-i18n.ts';
import { defineTexts } from './define-texts.ts';
import { showLanguage } from './show-language.ts';

let isLost = false;
const texts = defineTexts('greeting', {
  it: async () => ({ texts: { hi: 'Ciao' } }),
  en: async () => ({ texts: { hi: 'Hi' } }),
  es: async () => ({ texts: { hi: 'Hola' } }),
  de: async () => {
    if (isLost) throw new TypeError('Failed to fetch');
    return { texts: { hi: 'Hallo' } };
  },
});

test('SHL-029 texts of a language that did not come are requested again until they are here', async () => {
  await loadTexts(texts, 'it');
  const i18n = createI18n(texts, 'it');
  isLost = true;
  const stop = showLanguage(i18n, texts, 'de');
  await passTime(5_500);
  expect(i18n.language).toBe('it');
  isLost = false;
  await passTime(5_500);
  expect(i18n.language).toBe('de');
  stop();
});
