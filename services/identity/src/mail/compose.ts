import type { Locale } from '@turno/shared-types';
import { BRAND_COLOUR } from '@turno/shared-types/constants';
import type { Letter } from './letter.ts';
import { mailTextsDe } from './texts/de.ts';
import { type MailTexts, mailTextsEn } from './texts/en.ts';
import { mailTextsEs } from './texts/es.ts';
import { mailTextsIt } from './texts/it.ts';

const TEXTS: Record<Locale, MailTexts> = {
  it: mailTextsIt,
  en: mailTextsEn,
  es: mailTextsEs,
  de: mailTextsDe,
};

export type Composed = { subject: string; text: string; html: string };

/** The text of a mail, as plain text and as HTML; `link` is the target of its button. */
export function compose(
  { kind, locale, values = {} }: Pick<Letter, 'kind' | 'locale' | 'values'>,
  link: string,
): Composed {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (part, name: string) => values[name] ?? part);
  const texts = TEXTS[locale][kind];
  const { action } = texts;
  const [subject, lead, note] = [fill(texts.subject), fill(texts.lead), fill(texts.note)];
  const text = `${lead}\n\n${action}:\n${link}\n\n${note}\n\nTurno\n`;
  return { subject, text, html: page({ locale, subject, lead, action, note, link }) };
}

type Words = Record<'locale' | 'subject' | 'lead' | 'action' | 'note' | 'link', string>;

// Mail programs support tables and inline styles, and little else.
function page(words: Words): string {
  const { locale, subject, lead, action, note, link } = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, escaped(value)]),
  ) as Words;
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font-family:system-ui,sans-serif;font-size:16px;line-height:1.5">
<table role="presentation" align="center" width="100%" style="max-width:560px"><tr><td>
<h1 style="font-size:22px">${subject}</h1>
<p>${lead}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${BRAND_COLOUR};color:#ffffff;text-decoration:none">${action}</a></p>
<p style="word-break:break-all">${link}</p>
<p>${note}</p>
<p>Turno</p>
</td></tr></table>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
