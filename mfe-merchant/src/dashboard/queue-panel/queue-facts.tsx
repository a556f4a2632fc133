import type { DailyCounter, Queue } from '@turno/shared-types';
import {
  hasPlainNumbers,
  isLateToJoin,
  type MerchantDay,
  queueStatus,
  type WaitRange,
  waitingOn,
} from '@turno/shared-types/rules';
import { waitFigure } from '@turno/shared-types/wait-words';
import { localeAtom } from '@turno/shared-ui/boot';
import { Card, VisuallyHidden } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import s from './queue-facts.module.css';

const MINUTE_MS = 60_000;
/** Longer waits are shown in hours, because a time of day would be ambiguous without a date. */
const DAY_MINUTES = 1_440;

/** X-23: an estimate of zero; the visitors' pages also show it as less than a minute. */
const NO_WAIT = { value: '<\u00a01', unit: 'min' };

type QueueFactsProps = { queue: Queue; counter: DailyCounter; day: MerchantDay };

/** MER-016: how many people and numbers wait, and the expected wait. */
export function QueueFacts({ queue, counter, day }: QueueFactsProps) {
  const t = useTexts(texts);
  const { people, numbers } = waitingOn(counter);
  const queueDay = { ...counter, type: queue.type, day };
  // Nobody waits, and nobody can join.
  const isStill = numbers === 0 && queueStatus(queueDay) !== 'opened';
  const waitSeconds = isStill ? null : counter.estimatedWaitingTime;
  const wait = useWait(waitSeconds, counter, isLateToJoin(queueDay));
  return (
    <Card>
      <dl className={s.facts}>
        <Fact label={t('fact.numbers')} value={numbers} />
        <Fact label={t('fact.people')} value={people} />
        <Fact {...wait} />
        {/* S-01: in a queue with ticket prefixes the number alone is not a ticket value. */}
        {hasPlainNumbers(queue) && !queue.multiQueue && (
          <Fact label={t('fact.nextFree')} value={counter.nextAvailableTicket} />
        )}
      </dl>
    </Card>
  );
}

/** S-02, S-19: the wait of the next person, in the reader's language. */
function useWait(
  waitSeconds: DailyCounter['estimatedWaitingTime'],
  range: WaitRange,
  isLate: boolean,
): LabelledFigure {
  const t = useTexts(texts);
  const locale = useAtomValue(localeAtom);
  const timeZone = useAtomValue(merchantAtom)?.timezone ?? 'UTC';
  const now = useNow(MINUTE_MS);
  const label = t('fact.wait');
  const figure = waitFigure({ waitSeconds, range, now }, { locale, timeZone });
  if (!figure) return waitSeconds === 0 ? { label, ...NO_WAIT } : { label, value: null };
  const { kind, minutes, time } = figure;
  // S-04: the same warning that visitors see before they join.
  const hint = isLate ? t('fact.late') : figure.hint;
  if (minutes >= DAY_MINUTES) return { label, value: Math.round(minutes / 60), unit: 'h' };
  return kind === 'clock'
    ? { label: t('fact.turnAround'), value: time, hint }
    : { label, value: minutes, unit: 'min', hint };
}

type LabelledFigure = {
  label: string;
  /** `null` is a dash, which screen readers say in words. */
  value: number | string | null;
  unit?: string;
  hint?: string | null;
};

function Fact({ label, value, unit = '', hint = null }: LabelledFigure) {
  return (
    <div className={s.fact}>
      <dt className={s.label}>{label}</dt>
      <dd className={s.figure}>
        {value ?? <None />} {unit && <span className={s.unit}>{unit}</span>}
        {hint && <span className={s.hint}>{hint}</span>}
      </dd>
    </div>
  );
}

function None() {
  const t = useTexts(texts);
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('fact.none')}</VisuallyHidden>
    </>
  );
}
