import { waitingIn } from '@turno/shared-types/rules';
import { VisuallyHidden } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { queueAtom, tabsAtom } from '../shared/merchant-atoms.ts';
import s from './queue-tabs.module.css';

/** MER-014: one button for each queue, with the numbers that wait there; a single queue needs none. */
export function QueueTabs() {
  const t = useTexts(texts);
  const tabs = useAtomValue(tabsAtom);
  const [queue, pick] = useAtom(queueAtom);
  if (tabs.length < 2) return null;
  return (
    <nav className={s.tabs} aria-label={t('tabs')}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          className={s.tab}
          aria-current={tab.id === queue?.id ? 'true' : undefined}
          onClick={() => pick(tab.id)}
        >
          {tab.name}
          <Waiting count={waitingIn(tab).numbers} />
        </button>
      ))}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useTexts(texts);
  if (count === 0) return null;
  return (
    <>
      <span className={s.count} aria-hidden>
        {count}
      </span>
      <VisuallyHidden>{t('waitingNumbers', { count })}</VisuallyHidden>
    </>
  );
}
