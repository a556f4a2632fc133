import type { Queue } from '@turno/shared-types';
import { servedNumber, servedText, waitingIn } from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { Card, StatusBadge } from '@turno/shared-ui/components';
import { ListRow, ListRows } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { automaticQueuesAtom, tabAtom } from '../open-queue.ts';
import { usePresentDay } from '../present-day.ts';
import s from './automatic-panel.module.css';

/** MER-019: the automatic queues, each with the numbers per turn, its latest call and its waiting numbers. */
export function AutomaticTurns() {
  const t = useTexts(texts);
  const queues = useAtomValue(automaticQueuesAtom);
  const open = useSetAtom(tabAtom);
  return (
    <Card>
      <h3 className={s.heading}>{t('automatic.turns')}</h3>
      <ListRows label={t('automatic.turns')}>
        {queues.map((queue) => (
          <ListRow
            key={queue.id}
            label={queue.name}
            description={<TurnFacts queue={queue} />}
            badge={<TurnState queue={queue} />}
            onPress={() => open(queue.id)}
          />
        ))}
      </ListRows>
    </Card>
  );
}

function TurnFacts({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const { now } = usePresentDay();
  // S-05: after midnight the latest call may be one of the previous day.
  const served = merchant && servedNumber(merchant, queue, now);
  const locale = useAtomValue(localeAtom);
  const ticket = served ? servedText(served, locale) : queue.queue_daily_counters[0]?.currentTicket;
  const facts = [
    t('waitingNumbers', { count: waitingIn(queue).numbers }),
    ticket && t('shows.lastCalled', { ticket }),
    t('automatic.ratio', { count: queue.nextRatio ?? 1 }),
  ];
  return facts.filter(Boolean).join(' · ');
}

function TurnState({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const { closed = false, paused = false } = queue.queue_daily_counters[0] ?? {};
  if (!closed && !paused) return null;
  const status = closed ? 'closed' : 'paused';
  return <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>;
}
