import type { Merchant } from '@turno/shared-types';
import { dateAfter, type EventPlan, eventSlotsOn, localTime } from '@turno/shared-types/rules';
import { Alert, EmptyState, Select } from '@turno/shared-ui/components';
import {
  formatDay,
  formatShortDay,
  formatTime,
  formatWeekday,
  type Translate,
  useLanguage,
  useTexts,
} from '@turno/shared-ui/i18n';
import { type CSSProperties, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { areOnClosedDay } from '../shared/closed-day.ts';
import { dayPicture, type PictureShow } from './day-picture.ts';
import s from './day-view.module.css';

type DayViewProps = { plan: EventPlan; merchant: Merchant; today: string };

/** MER-044: a day as the settings make it, drawn to scale and in words; it changes while the event is edited. */
export function DayView({ plan, merchant, today }: DayViewProps) {
  const t = useTexts(texts);
  const language = useLanguage();
  const [picked, pick] = useState<string | null>(null);
  const { timezone } = merchant;
  const dates = datesWithShows(plan, today, timezone);
  const date = dates.find((each) => each === picked) ?? dates[0];
  const labelOf = (each: string) => `${formatWeekday(each, language)} ${formatDay(t, each)}`;
  return (
    <section className={s.view} aria-label={t('eventEditor.picture')}>
      <h2 className={s.title}>{t('eventEditor.picture')}</h2>
      {date === undefined ? (
        <EmptyState title={t('eventEditor.noShows')}>{t('eventEditor.noShowsHint')}</EmptyState>
      ) : (
        <>
          {dates.length > 1 ? (
            <Select
              label={t('eventEditor.pictureDay')}
              options={dates.map((id) => ({ id, label: labelOf(id) }))}
              value={date}
              onChange={pick}
            />
          ) : (
            <p>{labelOf(date)}</p>
          )}
          {areOnClosedDay(merchant, eventSlotsOn(plan, date, timezone)) && (
            <Alert kind="warning">{t('eventEditor.closedDay')}</Alert>
          )}
          <Timeline plan={plan} date={date} timeZone={timezone} />
        </>
      )}
    </section>
  );
}

/** The dates of the coming week on which there are shows; of a schedule that begins later, of its first week. */
function datesWithShows(plan: EventPlan, today: string, timeZone: string): string[] {
  const start = plan.eventScheduleStartDate ?? today;
  const first = start > today || plan.eventScheduleEndDate === start ? start : today;
  const week = Array.from({ length: 7 }, (_, days) => dateAfter(first, days));
  return week.filter((date) => eventSlotsOn(plan, date, timeZone).length > 0);
}

type TimelineProps = { plan: EventPlan; date: string; timeZone: string };

function Timeline({ plan, date, timeZone }: TimelineProps) {
  const t = useTexts(texts);
  const { shows, ticks } = dayPicture(plan, date, timeZone);
  return (
    <>
      <ul className={s.legend} aria-hidden>
        <li data-part="booking">{t('eventEditor.booking')}</li>
        <li data-part="entrance">{t('eventEditor.entrance')}</li>
        <li data-part="show">{t('eventEditor.show')}</li>
      </ul>
      <div className={s.axis} aria-hidden>
        {ticks.map(({ at, offset }) => (
          <span key={at.getTime()} style={{ insetInlineStart: `${offset}%` }}>
            {formatTime(at, timeZone)}
          </span>
        ))}
      </div>
      <ol className={s.shows}>
        {shows.map((show) => (
          <ShowRow key={show.slot.startsAt.getTime()} show={show} timeZone={timeZone} />
        ))}
      </ol>
    </>
  );
}

function ShowRow({ show, timeZone }: { show: PictureShow; timeZone: string }) {
  const t = useTexts(texts);
  const { slot, bookableUntil } = show;
  const when = (at: Date) => whenText(t, at, slot.date, timeZone);
  return (
    <li className={s.row}>
      <div className={s.track} aria-hidden>
        <span data-part="booking" style={styleOf(show.booking)} />
        <span data-part="entrance" style={styleOf(show.entrance)} />
        <span data-part="show" style={styleOf(show.show)} />
      </div>
      <p className={s.words}>
        <strong>
          {t('eventEditor.span', { from: when(slot.startsAt), to: when(slot.endsAt) })}
        </strong>{' '}
        {t('eventEditor.bookable', { from: when(slot.bookableFrom), to: when(bookableUntil) })}{' '}
        {t('eventEditor.doors', { from: when(slot.entranceFrom) })}
      </p>
    </li>
  );
}

function styleOf({ from, width }: PictureShow['show']): CSSProperties {
  return { insetInlineStart: `${from}%`, inlineSize: `${width}%` };
}

/** A time of day, with its date if that is not the shown one. */
function whenText(t: Translate, at: Date, date: string, timeZone: string): string {
  const { date: day } = localTime(at, timeZone);
  const time = formatTime(at, timeZone);
  return day === date ? time : `${formatShortDay(t, day)} ${time}`;
}
