import { SEARCH_MIN_LENGTH } from '../../constants.ts';

const MOST = 4;

/** CON-014, MER-004, X-07: whether the typed text is long enough to suggest categories or places. */
export function isSearchable(typed: string): boolean {
  return typed.trim().length > SEARCH_MIN_LENGTH;
}

/** CON-014, MER-004: a few categories whose name contains the typed text, ignoring case and accents. */
export function suggestCategories<Known extends { name: string }>(
  categories: readonly Known[],
  typed: string,
): Known[] {
  if (!isSearchable(typed)) return [];
  const text = plain(typed.trim());
  return categories.filter(({ name }) => plain(name).includes(text)).slice(0, MOST);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
