import type { Category } from '@turno/shared-types';
import { SEARCH_MIN_LENGTH } from '@turno/shared-types/constants';

const MOST = 4;

/** CON-014, X-07: whether what was typed is long enough to suggest categories for. */
export function asksForCategories(typed: string): boolean {
  return typed.trim().length > SEARCH_MIN_LENGTH;
}

/** CON-014: the few categories whose name holds what was typed, whatever its case and accents. */
export function suggestCategories<Known extends Pick<Category, 'name'>>(
  categories: readonly Known[],
  typed: string,
): Known[] {
  if (!asksForCategories(typed)) return [];
  const text = plain(typed.trim());
  return categories.filter(({ name }) => plain(name).includes(text)).slice(0, MOST);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
