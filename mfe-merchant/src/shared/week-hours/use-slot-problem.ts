import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import type { DraftRow, SlotDraft } from './opening-draft.ts';

/** Names the days with invalid slots; `null` if there are none. */
export function useSlotProblem(
  { rows, invalid }: SlotDraft,
  nameOf: (row: DraftRow) => string,
): string | null {
  const t = useTexts(texts);
  const days = new Set(rows.filter(({ key }) => invalid.has(key)).map(nameOf));
  return days.size === 0 ? null : t('openings.checkDays', { days: [...days].join(', ') });
}
