import { CalendarDate, parseDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from '@turno/shared-ui/components';
import { useLanguage } from '@turno/shared-ui/i18n';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import s from './day-calendar.module.css';

type DayCalendarProps = {
  label: string;
  value: string | null;
  onChange: (date: string) => void;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  isUnavailable?: ((date: string) => boolean) | undefined;
};

/** A month of days; dates are passed as `YYYY-MM-DD`, without a time or a zone. */
export function DayCalendar(props: DayCalendarProps) {
  const { label, value, onChange, minDate, maxDate, isUnavailable } = props;
  const language = useLanguage();
  return (
    // It needs its own provider, because the frame configures another copy of the library.
    <I18nProvider locale={language}>
      <Calendar
        aria-label={label}
        className={s.calendar ?? ''}
        firstDayOfWeek="mon"
        value={value === null ? null : parseDate(value)}
        onChange={(date) => onChange(dayOf(date))}
        {...(minDate ? { minValue: parseDate(minDate) } : {})}
        {...(maxDate ? { maxValue: parseDate(maxDate) } : {})}
        {...(isUnavailable ? { isDateUnavailable: (date) => isUnavailable(dayOf(date)) } : {})}
      >
        <header className={s.header}>
          <Button slot="previous" className={s.turn ?? ''}>
            <ChevronLeft size={24} aria-hidden />
          </Button>
          <Heading className={s.month ?? ''} />
          <Button slot="next" className={s.turn ?? ''}>
            <ChevronRight size={24} aria-hidden />
          </Button>
        </header>
        <CalendarGrid className={s.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={s.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={s.day ?? ''} />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}

function dayOf({ year, month, day }: { year: number; month: number; day: number }): string {
  return new CalendarDate(year, month, day).toString();
}
