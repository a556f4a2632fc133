import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import type { ShowRow } from './panel-shows.ts';
import s from './panel-shows-list.module.css';

/** S-05: today's shows: when each starts, when people are admitted, and its free seats. */
export function PanelShows({ shows }: { shows: readonly ShowRow[] }) {
  const t = useTexts(texts);
  return (
    <ul className={s.shows} aria-label={t('shows')}>
      {shows.map(({ id, time, entranceTime, seatsLeft, isCalled }) => (
        <li key={id} className={s.show} data-now={isCalled || undefined}>
          <b>{time}</b>
          <span>
            {entranceTime === null ? t('entranceNow') : t('entranceAt', { time: entranceTime })}
          </span>
          <span>{seatsLeft === 0 ? t('soldOut') : t('seats', { count: seatsLeft })}</span>
        </li>
      ))}
    </ul>
  );
}
