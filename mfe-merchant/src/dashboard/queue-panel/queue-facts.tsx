import type { DailyCounter, Queue } from '@turno/shared-types';
import { hasPlainNumbers, waitingOn } from '@turno/shared-types/rules';
import { Card } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import s from './queue-facts.module.css';

/** MER-016: how full the queue is. */
export function QueueFacts({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const t = useTexts(texts);
  const { people, numbers } = waitingOn(counter);
  const { estimatedWaitingTime, nextAvailableTicket } = counter;
  const minutes = estimatedWaitingTime === null ? null : Math.ceil(estimatedWaitingTime / 60);
  return (
    <Card>
      <dl className={s.facts}>
        <Fact label={t('fact.numbers')} value={numbers} />
        <Fact label={t('fact.people')} value={people} />
        <Fact label={t('fact.wait')} value={minutes ?? '–'} unit={minutes === null ? '' : 'min'} />
        {/* S-01: the number alone is no ticket where letters come before it. */}
        {hasPlainNumbers(queue) && !queue.multiQueue && (
          <Fact label={t('fact.nextFree')} value={nextAvailableTicket} />
        )}
      </dl>
    </Card>
  );
}

function Fact({
  label,
  value,
  unit = '',
}: {
  label: string;
  value: number | string;
  unit?: string;
}) {
  return (
    <div className={s.fact}>
      <dt className={s.label}>{label}</dt>
      <dd className={s.figure}>
        {value} {unit && <span className={s.unit}>{unit}</span>}
      </dd>
    </div>
  );
}
