import type { DailyCounter, Queue } from '@turno/shared-types';
import { hasPlainNumbers, waitingOn, waitRangeText, waitText } from '@turno/shared-types/rules';
import { rangeWords } from '@turno/shared-types/wait-words';
import { localeAtom } from '@turno/shared-ui/boot';
import { Card } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import s from './queue-facts.module.css';

const MINUTE_MS = 60_000;
/** From here on a wait is said in hours. */
const LONG_MINUTES = 600;

/** MER-016: how full the queue is. */
export function QueueFacts({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const t = useTexts(texts);
  const { people, numbers } = waitingOn(counter);
  const wait = useWait(counter);
  return (
    <Card>
      <dl className={s.facts}>
        <Fact label={t('fact.numbers')} value={numbers} />
        <Fact label={t('fact.people')} value={people} />
        <Fact label={t('fact.wait')} {...wait} />
        {/* S-01: the number alone is no ticket where letters come before it. */}
        {hasPlainNumbers(queue) && !queue.multiQueue && (
          <Fact label={t('fact.nextFree')} value={counter.nextAvailableTicket} />
        )}
      </dl>
    </Card>
  );
}

/** S-02, S-19: how long the next person would wait, in the minutes and with the range that this person reads. */
function useWait({ estimatedWaitingTime: seconds, ...limits }: DailyCounter): Figure {
  const locale = useAtomValue(localeAtom);
  const timeZone = useAtomValue(merchantAtom)?.timezone ?? 'UTC';
  const now = useNow(MINUTE_MS);
  if (seconds === null) return { value: '–' };
  const range = waitRangeText(waitText(seconds, now).kind, limits, now);
  const minutes = seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
  return {
    ...(minutes < LONG_MINUTES
      ? { value: minutes, unit: 'min' }
      : { value: Math.round(minutes / 60), unit: 'h' }),
    hint: range && rangeWords(range, { locale, timeZone }),
  };
}

type Figure = { value: number | string; unit?: string; hint?: string | null };

function Fact({ label, value, unit = '', hint = null }: Figure & { label: string }) {
  return (
    <div className={s.fact}>
      <dt className={s.label}>{label}</dt>
      <dd className={s.figure}>
        {value} {unit && <span className={s.unit}>{unit}</span>}
        {hint && <span className={s.hint}>{hint}</span>}
      </dd>
    </div>
  );
}
