import { readFileSync } from 'node:fs';

const SHEETS = [
  '../../../shared-ui/src/theme/colours.css',
  '../../../shared-ui/src/theme/measures.css',
  './first-view.css',
  './screens.css',
];

/** The style of first views, with the values that the application's own style sheets have. */
export function firstViewStyle(): string {
  const sheets = SHEETS.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
  const body = '@layer reset{body{margin:0;background:var(--turno-bg)}}';
  return compacted([...sheets, body]);
}

/** Style sheets in one text that a page can carry. */
export function compactStyle(sheets: readonly URL[]): string {
  return compacted(sheets.map((sheet) => readFileSync(sheet, 'utf8')));
}

function compacted(sheets: readonly string[]): string {
  return sheets
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1');
}
