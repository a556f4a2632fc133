import type { Queue } from '@turno/shared-types';
import { type Show, seatsLeft, showDays, waitingOn } from '@turno/shared-types/rules';
import { Alert, Button, Card } from '@turno/shared-ui/components';
import { formatTime, useDayLabel, useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { areOnClosedDay } from '../../shared/closed-day.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { EntranceCall, isLetIn } from '../entrance/entrance-call.tsx';
import s from './event-panel.module.css';
import { QueueLinks } from './queue-links.tsx';
import panel from './queue-panel.module.css';
import { openShowAtom, ShowTickets } from './show-tickets.tsx';

const CLOCK_STEP_MS = 15_000;

/** S-05: the shows of an event with their bookings, calls and tickets, day by day. */
export function EventPanel({ queue, isTill }: { queue: Queue; isTill: boolean }) {
  const t = useTexts(texts);
  const { openings = [], timezone = 'UTC' } = useAtomValue(merchantAtom) ?? {};
  const now = useNow(CLOCK_STEP_MS);
  const dayLabel = useDayLabel(timezone);
  const days = showDays({ timezone }, queue, { now, audience: 'business' });
  return (
    <section className={panel.panel} aria-label={queue.name}>
      <h2 className={panel.name}>{queue.name}</h2>
      <Alert>{t(days.length === 0 ? 'shows.none' : 'shows.hint')}</Alert>
      {days.map(({ date, shows }) => (
        <Card key={date} as="section">
          <h3 className={s.day}>{dayLabel(date, now)}</h3>
          {areOnClosedDay(
            { openings, timezone },
            shows.map(({ slot }) => slot),
          ) && <p>{t('eventEditor.closedDay')}</p>}
          <ul className={s.list}>
            {shows.map((show) => (
              <ShowRow key={show.counter.id} {...{ queue, show, timezone, now }} />
            ))}
          </ul>
        </Card>
      ))}
      {!isTill && <QueueLinks queue={queue} mayAdd />}
      <ShowTickets queue={queue} />
    </section>
  );
}

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
  // Two days may have a show at the same time.
  const name = isLater ? `${time} · ${dayLabel(counter.date, now)}` : time;
  return (
    <li className={s.show}>
      <time className={s.time} dateTime={slot.startsAt.toISOString()}>
        {time}
      </time>
      <span className={s.figures}>
        <span>{t('shows.booked', { booked, seats: booked + seatsLeft(show, queue) })}</span>
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
