import type { Locale } from '@turno/shared-types';
import type { LegalName, LegalText } from '@turno/shared-types/legal';
import { type Html, html } from './html.ts';
import { WORDS } from './words.ts';

/** STA-003: the first view of the terms or the privacy policy, which is the whole text. */
export function legalView(name: LegalName, text: LegalText, locale: Locale): Html {
  const { legal } = WORDS[locale];
  const sections = text.map(
    ({ heading, paragraphs }) =>
      html`<section><h2>${heading}</h2>${paragraphs.map((words) => html`<p class="quiet">${words}</p>`)}</section>`,
  );
  return html`<div class="legal"><p class="box bare"></p><h1>${legal[name]}</h1>${sections}</div>`;
}
