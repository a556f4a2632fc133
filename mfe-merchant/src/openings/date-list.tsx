import { Button, EmptyState, Plus, Trash2 } from '@turno/shared-ui/components';
import { formatDay, formatWeekday, useLanguage, useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import {
  addSlot,
  mayAddSlot,
  type OpeningKind,
  rowsOf,
} from '../shared/week-hours/opening-draft.ts';
import { SlotFields } from '../shared/week-hours/slot-fields.tsx';
import hours from '../shared/week-hours/week-hours.module.css';
import s from './openings.module.css';
import type { OpeningDraft } from './use-opening-draft.ts';

type DateListProps = { kind: OpeningKind; draft: OpeningDraft; today: string };

/** The dates of one kind from today on, the next one first. */
export function DateList({ kind, draft, today }: DateListProps) {
  const t = useTexts(texts);
  const all = draft.rows.flatMap(({ date }) => (date !== null && date >= today ? [date] : []));
  const dates = [...new Set(all)].toSorted();
  if (dates.length === 0) {
    return (
      <EmptyState title={t(`special.${kind}.none`)}>{t(`special.${kind}.noneHint`)}</EmptyState>
    );
  }
  return (
    <ul className={s.dates} aria-label={t(`special.${kind}.title`)}>
      {dates.map((date) => (
        <DateRow key={date} date={date} kind={kind} draft={draft} />
      ))}
    </ul>
  );
}

type DateRowProps = { date: string; kind: OpeningKind; draft: OpeningDraft };

function DateRow({ date, kind, draft }: DateRowProps) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { rows, change, invalid } = draft;
  const ofDate = { date, dayOfWeek: null };
  const slots = rowsOf(rows, ofDate);
  const shown = `${formatWeekday(date, language)} ${formatDay(t, date)}`;
  return (
    <li className={hours.day}>
      <div className={s.dateHead}>
        <span className={s.dateName}>{shown}</span>
        <Button
          variant="quiet"
          aria-label={t('special.remove', { date: shown })}
          icon={<Trash2 aria-hidden />}
          onPress={() => change(rows.filter((row) => row.date !== date))}
        />
      </div>
      {kind === 'openings' &&
        slots.map((slot, index) => (
          <SlotFields
            key={slot.key}
            label={t('openings.slot', { day: shown, number: index + 1 })}
            slot={slot}
            draft={draft}
            isInvalid={invalid.has(slot.key)}
            isRemovable={slots.length > 1}
          />
        ))}
      {kind === 'openings' && mayAddSlot(rows, ofDate) && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden />}
          onPress={() => change(addSlot(rows, ofDate))}
        >
          {t('openings.addSlot')}
        </Button>
      )}
    </li>
  );
}
