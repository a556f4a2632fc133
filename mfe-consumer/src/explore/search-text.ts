import { SEARCH_MIN_LENGTH } from '@turno/shared-types/constants';

/**
 * The text the list is filtered by once the box holds `typed` (CON-013, X-07): a text that is too short asks for
 * nothing new, an emptied box shows everything again.
 */
export function nextSearch(applied: string, typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  return text.length > SEARCH_MIN_LENGTH ? text : applied;
}
