import { VisuallyHidden } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { queueAtom, tabsAtom } from './merchant-atoms.ts';
import s from './queue-tabs.module.css';

/** MER-014: one button for each queue, with the tickets that wait there; a single queue needs none. */
export function QueueTabs() {
  const t = useTexts(texts);
  const tabs = useAtomValue(tabsAtom);
  const [queue, pick] = useAtom(queueAtom);
  if (tabs.length < 2) return null;
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
          {counter && counter.ticketsAhead > 0 && <Waiting count={counter.ticketsAhead} />}
        </button>
      ))}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useTexts(texts);
  return (
    <>
      <span className={s.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t('waitingTickets', { count })}</VisuallyHidden>
    </>
  );
}
