import type { Queue } from '@turno/shared-types';
import { type Show, seatsLeft, showDays, waitingOn } from '@turno/shared-types/rules';
import { Alert, Button, Card } from '@turno/shared-ui/components';
import { formatTime, useDayLabel, useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../../locales/texts.ts';
import { areOnClosedDay } from '../../shared/closed-day.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { EntranceCall, isLetIn } from '../entrance/entrance-call.tsx';
import s from './event-panel.module.css';
import { QueueLinks } from './queue-links.tsx';
import panel from './queue-panel.module.css';
import { openShowAtom, ShowTickets } from './show-tickets.tsx';

const CLOCK_STEP_MS = 15_000;
/** With more shows than this, only the first day is unfolded, because its shows are the ones being called. */
const MANY_SHOWS = 12;

/** S-05: the shows of an event with their bookings, calls and tickets, day by day. */
export function EventPanel({ queue, isTill }: { queue: Queue; isTill: boolean }) {
  const t = useTexts(texts);
  const { openings = [], timezone = 'UTC' } = useAtomValue(merchantAtom) ?? {};
  const now = useNow(CLOCK_STEP_MS);
  const dayLabel = useDayLabel(timezone);
  const days = showDays({ timezone }, queue, { now, audience: 'business' });
  const isLong = days.flatMap(({ shows }) => shows).length > MANY_SHOWS;
  return (
    <section className={panel.whole} aria-label={queue.name}>
      <h2 className={panel.name}>{queue.name}</h2>
      <Alert>{t(days.length === 0 ? 'shows.none' : 'shows.hint')}</Alert>
      {!isTill && <QueueLinks queue={queue} mayAdd />}
      {days.map(({ date, shows }, index) => (
        <ShowDay
          key={date}
          heading={<h3 className={s.day}>{dayLabel(date, now)}</h3>}
          isFolded={isLong && index > 0}
          queue={queue}
          shows={shows}
        >
          {areOnClosedDay(
            { openings, timezone },
            shows.map(({ slot }) => slot),
          ) && <p>{t('eventEditor.closedDay')}</p>}
          <ul className={s.list}>
            {shows.map((show) => (
              <ShowRow
                key={show.counter.id}
                queue={queue}
                show={show}
                timezone={timezone}
                now={now}
              />
            ))}
          </ul>
        </ShowDay>
      ))}
      <ShowTickets queue={queue} />
    </section>
  );
}

type ShowDayProps = {
  heading: ReactNode;
  queue: Queue;
  shows: readonly Show[];
  isFolded: boolean;
  children: ReactNode;
};

/** The shows of one day; folded, only the heading and the number of bookings are shown. */
function ShowDay({ heading, queue, shows, isFolded, children }: ShowDayProps) {
  const t = useTexts(texts);
  if (!isFolded) {
    return (
      <Card as="section">
        {heading}
        {children}
      </Card>
    );
  }
  const booked = sum(shows, ({ counter }) => counter.bookedPax ?? 0);
  const seats = booked + sum(shows, (show) => seatsLeft(show, queue));
  return (
    <Card as="section">
      <details>
        <summary className={s.summary}>
          {heading}
          <span className={s.small}>{t('shows.booked', { booked, seats })}</span>
        </summary>
        {children}
      </details>
    </Card>
  );
}

const sum = (shows: readonly Show[], of: (show: Show) => number) =>
  shows.reduce((total, show) => total + of(show), 0);

type ShowRowProps = { queue: Queue; show: Show; timezone: string; now: Date };

function ShowRow({ queue, show, timezone, now }: ShowRowProps) {
  const t = useTexts(texts);
  const { slot, counter } = show;
  const booked = counter.bookedPax ?? 0;
  const { numbers } = waitingOn(counter);
  const { currentTicket: ticket } = counter;
  const time = formatTime(slot.startsAt, timezone);
  const open = useSetAtom(openShowAtom);
  const dayLabel = useDayLabel(timezone);
  const isLater = queue.coming_daily_counters?.some(({ id }) => id === counter.id);
  const later = isLater ? { date: counter.date } : {};
  // Shows of two days may begin at the same time.
  const name = isLater ? `${time} · ${dayLabel(counter.date, now)}` : time;
  return (
    <li className={s.show}>
      <time className={s.time} dateTime={slot.startsAt.toISOString()}>
        {time}
      </time>
      <span className={s.figures}>
        <span>{t('shows.booked', { booked, seats: booked + seatsLeft(show, queue) })}</span>
        {counter.closed && <b className={s.small}>{t('shows.cancelled')}</b>}
        {numbers > 0 && <span className={s.small}>{t('waitingNumbers', { count: numbers })}</span>}
        {ticket && <span className={s.small}>{t('shows.lastCalled', { ticket })}</span>}
      </span>
      <Button
        variant="secondary"
        aria-label={t('shows.ticketsOf', { time: name })}
        onPress={() => open({ queueId: queue.id, counterId: counter.id, time: name, ...later })}
      >
        {t('shows.tickets')}
      </Button>
      {isLetIn(show, now) && <EntranceCall queue={queue} show={show} />}
    </li>
  );
}
