import type { DailyCounter, Queue } from '@turno/shared-types';
import { servedNumber, servedText, waitingAt, waitingIn } from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { CircleX, Pause } from '@turno/shared-ui/components';
import { Tabs } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { texts } from '../locales/texts.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { isAutoPausedAtom } from './automatic/automatic-atoms.ts';
import { AUTO_TAB, automaticQueuesAtom, queuesAtom, tabAtom } from './open-queue.ts';
import { uncalledSince } from './queue-need.ts';
import s from './queue-tabs.module.css';

const CLOCK_STEP_MS = 15_000;

/**
 * MER-014: the queues with their waiting numbers, after the tab of all automatic ones; a single queue needs no tabs. A desktop
 * lists them beside the open one, a phone shows them in a row above it.
 */
export function QueueTabs({ children }: { children: ReactNode }) {
  const t = useTexts(texts);
  const queues = useAtomValue(queuesAtom);
  const automatic = useAtomValue(automaticQueuesAtom);
  const [selected, pick] = useAtom(tabAtom);
  const tabOf = (id: number, label: ReactNode, count: number) => {
    const badge = { count, label: t('waitingNumbers', { count }) };
    return { id, label, ...(count > 0 ? { badge } : {}) };
  };
  const auto = tabOf(AUTO_TAB, <AutomaticGlance />, waitingAt(automatic).numbers);
  const tabs = [
    ...(automatic.length > 0 ? [auto] : []),
    ...queues.map((each) => tabOf(each.id, <Glance queue={each} />, waitingIn(each).numbers)),
  ];
  if (selected === null || tabs.length < 2) return children;
  return (
    <div className={s.queues}>
      <div className={s.tabs}>
        <Tabs label={t('tabs')} tabs={tabs} selected={selected} onSelect={pick} />
      </div>
      {children}
    </div>
  );
}

function AutomaticGlance() {
  const t = useTexts(texts);
  const isPaused = useAtomValue(isAutoPausedAtom);
  const facts = [isPaused && t('status.paused'), t('automatic.inTurns')].filter(Boolean);
  return (
    <span className={s.glance}>
      <span className={s.name}>
        {isPaused && <Pause size={18} aria-hidden />}
        {t('automatic.tab')}
      </span>
      <span className={s.facts}>{facts.join(' · ')}</span>
    </span>
  );
}

/**
 * A queue at a glance: its name, whether it is paused or closed, and on a desktop what it serves and how long people have
 * waited for a call.
 */
function Glance({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const now = useNow(CLOCK_STEP_MS);
  const counter = queue.type === 'event' ? undefined : queue.queue_daily_counters[0];
  const state = stateOf(counter);
  const since = uncalledSince(queue);
  const minutes = since ? Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000)) : 0;
  const merchant = useAtomValue(merchantAtom);
  const locale = useAtomValue(localeAtom);
  const served = merchant && counter && servedNumber(merchant, queue, now);
  const facts = [
    state && t(`status.${state}`),
    served && t('glance.serving', { ticket: servedText(served, locale) }),
    minutes > 0 && t('glance.uncalled', { minutes }),
  ].filter(Boolean);
  return (
    <span className={s.glance}>
      <span className={s.name}>
        {state === 'paused' && <Pause size={18} aria-hidden />}
        {state === 'closed' && <CircleX size={18} aria-hidden />}
        {queue.name}
      </span>
      {facts.length > 0 && <span className={s.facts}>{facts.join(' · ')}</span>}
    </span>
  );
}

/** The state that staff should know before they open a queue; an open queue has no label. */
function stateOf(counter: DailyCounter | undefined): 'closed' | 'paused' | null {
  if (counter?.closed) return 'closed';
  return counter?.paused ? 'paused' : null;
}
