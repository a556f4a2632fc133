import { LazyPart, Sheet, stayingSource, VisuallyHidden } from '@turno/shared-ui/components';
import { formatDay, useLanguage, useSharedTexts } from '@turno/shared-ui/i18n';
import { CalendarDays } from 'lucide-react';
import { useId, useState } from 'react';
import box from '../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from '../forms/fields/field-frame.tsx';
import s from './date-field.module.css';

// The calendar is the heaviest part, so it loads when it first opens.
const dayCalendar = stayingSource(loadCalendar);

/** Preloads the calendar before it first opens. */
export function loadCalendar() {
  return import('./day-calendar.tsx').then((module) => module.DayCalendar);
}

export type DateFieldProps = Omit<FieldWords, 'label'> & {
  label: string;
  /** `YYYY-MM-DD`; `null` while nothing is chosen. */
  value: string | null;
  onChange: (date: string) => void;
  /** The first day that may be chosen, such as today in the merchant's time zone. */
  minDate?: string;
  maxDate?: string;
  /** Whether a day between them may not be chosen. */
  isUnavailable?: (date: string) => boolean;
  isDisabled?: boolean;
  name?: string;
};

/** A day, chosen from a calendar in a sheet, weeks beginning on Monday (MER-062, MER-065). */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, minDate, maxDate, isUnavailable } = props;
  const t = useSharedTexts();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const valueId = useId();
  const choose = (date: string) => {
    onChange(date);
    setOpen(false);
  };
  return (
    <>
      <FieldFrame {...props}>
        {({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy }) => (
          <button
            type="button"
            id={id}
            name={props.name}
            className={`${box.box} ${s.button}`}
            data-invalid={isInvalid}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-describedby={[valueId, describedBy].filter(Boolean).join(' ')}
            disabled={props.isDisabled}
            onClick={() => setOpen(true)}
          >
            <span id={valueId} className={s.value} data-empty={value === null || undefined}>
              {value === null ? (
                t('time.chooseDate')
              ) : (
                <>
                  <time dateTime={value} aria-hidden>
                    {formatDay(t, value)}
                  </time>
                  <VisuallyHidden>{spokenDate(value, language)}</VisuallyHidden>
                </>
              )}
            </span>
            <CalendarDays size={20} aria-hidden />
          </button>
        )}
      </FieldFrame>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={label}>
        <LazyPart
          source={dayCalendar}
          props={{ label, value, onChange: choose, minDate, maxDate, isUnavailable }}
          fallback={<div className={s.loading} aria-busy />}
        />
      </Sheet>
    </>
  );
}

/** The weekday and the day in words, in the reader's language, for screen readers. */
function spokenDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T12:00:00Z`));
}
