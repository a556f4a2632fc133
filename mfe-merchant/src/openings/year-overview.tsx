import type { Opening } from '@turno/shared-types';
import { VisuallyHidden } from '@turno/shared-ui/components';
import { useLanguage, useTexts } from '@turno/shared-ui/i18n';
import { useId, useMemo } from 'react';
import { texts } from '../locales/texts.ts';
import { useWeekdayName, WEEK } from '../shared/weekdays.ts';
import { type YearDay, type YearMonth, yearOf } from './year.ts';
import s from './year-overview.module.css';

const KINDS = ['usual', 'rest', 'special', 'closed'] as const;

type YearOverviewProps = {
  openings: readonly Pick<Opening, 'date' | 'dayOfWeek' | 'start' | 'end'>[];
  today: string;
};

/** The next twelve months: usual days, weekly rest, special openings and closings, with unsaved changes. */
export function YearOverview({ openings, today }: YearOverviewProps) {
  const t = useTexts(texts);
  const id = useId();
  const months = useMemo(() => yearOf(openings, today), [openings, today]);
  return (
    <section className={s.year} aria-labelledby={id}>
      <h2 id={id} className={s.heading}>
        {t('year.title')}
      </h2>
      <ul className={s.legend}>
        {KINDS.map((kind) => (
          <li key={kind} className={s.entry}>
            <span className={s.sample} data-kind={kind} aria-hidden>
              1
            </span>
            {t(`year.${kind}`)}
          </li>
        ))}
      </ul>
      <div className={s.months}>
        {months.map((month) => (
          <Month key={month.month} {...month} />
        ))}
      </div>
    </section>
  );
}

function Month({ month, weeks }: YearMonth) {
  const language = useLanguage();
  const weekdayName = useWeekdayName();
  const name = new Intl.DateTimeFormat(language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
  return (
    <table className={s.month}>
      <caption className={s.caption}>{name}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => {
            const weekday = weekdayName(day);
            return (
              <th key={day} scope="col" className={s.weekday} abbr={weekday}>
                <span aria-hidden>{weekday.slice(0, 1)}</span>
                <VisuallyHidden>{weekday}</VisuallyHidden>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) => (
              <Day key={day?.date ?? `${month} ${WEEK[index]}`} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day whose kind is shown by colour and shape, and announced in words by screen readers. */
function Day({ day }: { day: YearDay | null }) {
  const t = useTexts(texts);
  if (!day) return <td />;
  const { date, kind, isToday } = day;
  return (
    <td className={s.day} data-kind={kind} aria-current={isToday ? 'date' : undefined}>
      {Number(date.slice(8))}
      <VisuallyHidden>, {t(`year.${kind}`)}</VisuallyHidden>
    </td>
  );
}
