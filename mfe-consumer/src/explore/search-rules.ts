import { SEARCH_MIN_LENGTH } from '@turno/shared-types/constants';

/** The longest text that can be searched for; no merchant has a longer name. */
export const SEARCH_MAX_LENGTH = 80;

/**
 * The text that filters the list once the box contains `typed` (CON-013, X-07): a text that is too short changes nothing,
 * an empty box removes the filter.
 */
export function nextSearch(applied: string, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  return text.length > SEARCH_MIN_LENGTH ? text : applied;
}
