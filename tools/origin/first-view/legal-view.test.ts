import { LOCALES } from '@turno/shared-types/constants';
import { loadLegalText } from '@turno/shared-types/legal';
import { legalView } from './legal-view.ts';
import { WORDS } from './words.ts';

const COMPANY = { name: 'Code Chiare & <b>Figli</b>', address: 'Via Lunga 1', contact: '' };

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['terms', 'privacy'] as const)(
    'STA-003, STA-011 the first view of the %s has every section, and the company as text',
    async (name) => {
      const text = await loadLegalText(name, locale, COMPANY);
      const { markup } = legalView(name, text, locale);
      const [heading, ...others] = markup.match(/(?<=<h[12]>)[^<]+/g) ?? [];
      expect(heading).toBe(WORDS[locale].legal[name]);
      expect(others).toEqual(text.map((section) => section.heading));
      expect(markup.match(/<p class="quiet">/g)).toHaveLength(
        text.flatMap(({ paragraphs }) => paragraphs).length,
      );
      expect(markup).toContain('Code Chiare &amp; &lt;b&gt;Figli');
    },
  );
});
