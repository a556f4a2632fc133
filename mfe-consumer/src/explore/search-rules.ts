import type { Category } from '@turno/shared-types';
import { SEARCH_MIN_LENGTH } from '@turno/shared-types/constants';

/**
 * The text that filters the list once the box contains `typed` (CON-013, X-07): a text that is too short changes nothing,
 * an empty box removes the filter.
 */
export function nextSearch(applied: string, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  return text.length > SEARCH_MIN_LENGTH ? text : applied;
}

const MOST = 4;

/** CON-014, X-07: whether the typed text is long enough to suggest categories. */
export function asksForCategories(typed: string): boolean {
  return typed.trim().length > SEARCH_MIN_LENGTH;
}

/** CON-014: a few categories whose name contains the typed text, ignoring case and accents. */
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
