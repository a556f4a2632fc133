import type { Locale } from '@turno/shared-types';
import type { WaitRangeText } from '@turno/shared-types/rules';
import { rangeWords } from '@turno/shared-types/wait-words';
import { localeAtom } from '@turno/shared-ui/boot';
import { comingDay, formatTime, relativeDay, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts, type Words } from '../../locales/texts.ts';
import s from './panel-facts.module.css';
import type { Hint, Panel } from './panel-view.ts';

/** The longest text of next numbers, in characters. */
const LONGEST_NEXT = 14;
const SEPARATOR = ',\u00a0';

type PanelFactsProps = { panel: Panel; now: Date; timeZone: string };

type FactText = { label: string; value: string; range?: string | null };

/** The people waiting, and the wait of the next number or the opening time (DIS-002); in a narrow row as one line. */
export function PanelFacts({ panel, now, timeZone }: PanelFactsProps) {
  const t = useTexts(texts);
  const locale = useAtomValue(localeAtom);
  const { people, hint, number, next, shows, state } = panel;
  // A queue without calls and waiting people is described by its state alone.
  const isCounted = people !== null && (people > 0 || number !== null);
  const hasNext = next.length > 0 && number !== null;
  const hintText = hintTexts(t, hint, { now, timeZone, locale });
  const remark = remarkText(t, panel);
  const short = [
    ...(isCounted ? [t('peopleShort', { count: people })] : []),
    ...(hintText ? [hintText.short] : []),
    ...(remark !== null && state !== 'free-access' ? [remark] : []),
  ];
  return (
    <div className={s.facts}>
      <p className={s.short}>{short.join(' · ')}</p>
      <dl className={s.list}>
        {isCounted && <Fact label={t('people')} value={String(people)} />}
        {/* The list of shows already states when people are admitted. */}
        {hintText && shows.length === 0 && <Fact {...hintText} />}
      </dl>
      {hasNext && <p className={s.next}>{t('nextNumber', { number: shownNext(next) })}</p>}
      {remark && <p className={s.remark}>{remark}</p>}
    </div>
  );
}

/** The next numbers that fit on one line: three short ones, or two of four digits. */
function shownNext(next: readonly string[]): string {
  const all = next.join(SEPARATOR);
  return all.length <= LONGEST_NEXT ? all : next.slice(0, 2).join(SEPARATOR);
}

/** Why the queue gives no numbers, or why a new one would probably not be called. */
function remarkText(t: Words, { state, hint }: Panel): string | null {
  if (state === 'free-access') return t('freeAccessHint');
  return hint.kind === 'late' || hint.kind === 'ended' ? t(hint.kind) : null;
}

function Fact({ label, value, range }: FactText) {
  return (
    <div className={s.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {range && <dd className={s.range}>{range}</dd>}
    </div>
  );
}

type Viewed = { now: Date; timeZone: string; locale: Locale };

function hintTexts(t: Words, hint: Hint, viewed: Viewed): (FactText & { short: string }) | null {
  switch (hint.kind) {
    case 'opens': {
      const value = hint.date ? `${dayText(t, hint.date, viewed)} ${hint.time}` : hint.time;
      return { label: t('opensAt'), value, short: `${t('opensAt')}: ${value}` };
    }
    case 'entrance': {
      const label = t('entranceFrom');
      return { label, value: hint.time, short: `${label} ${hint.time}` };
    }
    case 'minutes': {
      const short = t('aboutMinutes', { minutes: hint.minutes });
      return { label: t('takeNow'), value: short, range: rangeText(hint.range, viewed), short };
    }
    case 'clock': {
      const short = t('aboutTime', { time: formatTime(hint.at, viewed.timeZone) });
      return { label: t('takeNow'), value: short, range: rangeText(hint.range, viewed), short };
    }
    case 'none':
    case 'ended':
    case 'late':
      return null;
  }
}

const rangeText = (range: WaitRangeText | null, viewed: Viewed): string | null =>
  range && rangeWords(range, viewed);

function dayText(t: Words, date: string, { now, timeZone, locale }: Viewed): string {
  const isTomorrow = relativeDay(date, now, timeZone) === 'tomorrow';
  const seen = { now, timeZone, language: locale };
  return isTomorrow ? t('day.tomorrow') : comingDay(t, date, seen);
}
