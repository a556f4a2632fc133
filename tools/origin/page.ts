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
