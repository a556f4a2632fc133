/** Markup that needs no escaping any more. */
export type Html = { readonly markup: string };

type Value = Html | readonly Html[] | string | number | null;

/** Markup from a template: every value is escaped unless it is markup itself, and `null` is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  const filled = parts.map((part, index) => `${part}${markupOf(values[index] ?? null)}`);
  return { markup: filled.join('') };
}

function markupOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
