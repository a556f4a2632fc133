import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { NAMESPACE } from '../locales/texts.ts';
import { queueAtom, tabsAtom } from './atoms.ts';
import s from './dashboard.module.css';

/** MER-014: one button for each queue; the arrow keys of a slider are not needed where Tab reaches every one. */
export function QueueTabs() {
  const t = useTexts(NAMESPACE);
  const tabs = useAtomValue(tabsAtom);
  const [queue, pick] = useAtom(queueAtom);
  return (
    <nav className={s.tabs} aria-label={t('tabs')}>
      {tabs.map(({ id, name, queue_daily_counters: [counter] }) => (
        <button
          key={id}
          type="button"
          className={s.tab}
          aria-current={id === queue?.id ? 'true' : undefined}
          onClick={() => pick(id)}
        >
          {name}
          {counter && counter.ticketsAhead > 0 && (
            <span className={s.count}>
              {counter.ticketsAhead}
              <span className={s.hidden}>
                {' '}
                {t('waitingTickets', { count: counter.ticketsAhead })}
              </span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
