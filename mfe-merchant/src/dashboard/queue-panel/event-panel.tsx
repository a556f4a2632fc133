import type { Queue } from '@turno/shared-types';
import { type Show, seatsLeft, showDays, waitingOn } from '@turno/shared-types/rules';
import { Alert, Card } from '@turno/shared-ui/components';
import { formatTime, useDayLabel, useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import s from './event-panel.module.css';
import panel from './queue-panel.module.css';

const CLOCK_STEP_MS = 15_000;

/** S-05: the shows of an event and their bookings, day by day, to be read only. */
export function EventPanel({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const timezone = useAtomValue(merchantAtom)?.timezone ?? 'UTC';
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
          <ul className={s.list}>
            {shows.map((show) => (
              <ShowRow key={show.counter.id} queue={queue} show={show} timezone={timezone} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}

function ShowRow({ queue, show, timezone }: { queue: Queue; show: Show; timezone: string }) {
  const t = useTexts(texts);
  const { slot, counter } = show;
  const booked = counter.bookedPax ?? 0;
  const { numbers } = waitingOn(counter);
  return (
    <li className={s.show}>
      <time className={s.time} dateTime={slot.startsAt.toISOString()}>
        {formatTime(slot.startsAt, timezone)}
      </time>
      <span className={s.figures}>
        <span>{t('shows.booked', { booked, seats: booked + seatsLeft(show, queue) })}</span>
        {numbers > 0 && <span className={s.small}>{t('waitingNumbers', { count: numbers })}</span>}
      </span>
    </li>
  );
}
