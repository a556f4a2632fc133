/** A text that a spreadsheet would run as a formula (OWASP); it is written with a leading apostrophe. */
const FORMULA = /^[=+\-@\t\r]/;
const QUOTED = /[",;\r\n]/;
/** Without it, spreadsheets assume an older encoding. */
const BYTE_ORDER_MARK = '\uFEFF';
// Long enough for the browser to begin the download.
const DOWNLOAD_MS = 10_000;

type CsvCell = string | number | null;

/**
 * The separator of cells: where numbers have a decimal comma, spreadsheets would open a comma-separated file as a single
 * column.
 */
export function separatorIn(language: string): ',' | ';' {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ',';
}

type Rows = readonly (readonly CsvCell[])[];

/** Rows in the format of RFC 4180; numbers stay numbers, and `null` is an empty cell. */
export function csvOf(rows: Rows, separator: ',' | ';'): string {
  return rows.map((row) => `${row.map(cellOf).join(separator)}\r\n`).join('');
}

function cellOf(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Saves rows as a download. */
export function saveCsv(name: string, rows: Rows, separator: ',' | ';'): void {
  const text = csvOf(rows, separator);
  const blob = new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_MS);
}
