import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { formatDate } from '@turno/shared-ui/i18n';
import type { Words } from '../locales/texts.ts';

/** The last day of a pass, which ends at the midnight after it (decision 191). */
export function formatPassEnd(t: Words, validTo: string): string {
  return formatDate(t, new Date(Date.parse(validTo) - 1).toISOString(), DEFAULT_TIME_ZONE);
}

/** The first day of a pass. */
export function formatPassStart(t: Words, validFrom: string): string {
  return formatDate(t, validFrom, DEFAULT_TIME_ZONE);
}
