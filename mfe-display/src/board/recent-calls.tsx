import { localeAtom } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { FittedName } from './fitted-name.tsx';
import {
  type BoardCall,
  byLatest,
  isSameNumber,
  placeWords,
  shownCall,
  shownNumber,
} from './panel/panel-calls.ts';
import type { CalledNumber, Panel } from './panel/panel-view.ts';
import s from './recent-calls.module.css';

type RecentCall = Pick<BoardCall, 'number' | 'calledAt' | 'isOfDayBefore'> & {
  queueId: number;
  place: string;
};

/** The most calls that can be read at a glance. */
const MAX_CALLS = 6;
/** With more panels than this, some are too low to show the desks of a multi-queue's sizes. */
const PANELS_WITH_DESKS = 6;
/** A longer text, such as the numbers of people called together, gets a smaller size. */
const LONGEST_NUMBER = 5;

/**
 * The latest calls of all panels with the place to go to, newest first; without numbers that the panels show together with their
 * desk (S-20) and calls that wait for their announcement.
 */
export function recentCallsOf(
  panels: readonly Panel[],
  waiting: readonly CalledNumber[],
): RecentCall[] {
  return panels
    .flatMap((panel) => {
      const { queueId, sizes, calls } = panel;
      const later = waiting.filter((call) => call.queueId === queueId);
      const hasDesks = panels.length <= PANELS_WITH_DESKS;
      const shown =
        sizes.length > 0
          ? sizes.map(({ call }) => (hasDesks || !call?.desk ? call : null))
          : [later[0] ?? shownCall(panel)];
      return calls
        .filter((call) => ![...shown, ...later].some((each) => each && isSameNumber(each, call)))
        .map((call) => ({
          ...call,
          queueId,
          number: shownNumber(call),
          place: placeOf(call, panel, panels),
        }));
    })
    .toSorted(byLatest)
    .slice(0, MAX_CALLS);
}

/**
 * The place to go to: the desk or, if there are several panels, the queue; always the queue if another one has the same numbers
 * (S-01).
 */
function placeOf({ desk }: BoardCall, { name, needsName }: Panel, panels: readonly Panel[]) {
  if (needsName) return desk === null ? name : `${name}, ${desk}`;
  return desk ?? (panels.length > 1 ? name : '');
}

/** The calls before the current ones, for people who come late. */
export function RecentCalls({ calls }: { calls: readonly RecentCall[] }) {
  const t = useTexts(texts);
  const locale = useAtomValue(localeAtom);
  if (calls.length === 0) return null;
  return (
    <section className={s.recent} aria-label={t('recentCalls')}>
      <h2 className={s.title}>{t('recentCalls')}</h2>
      <ol className={s.calls}>
        {calls.map(({ queueId, number, calledAt, place, ...call }) => (
          <li key={`${queueId} ${number} ${calledAt}`} className={s.call}>
            <b data-long={number.length > LONGEST_NUMBER || undefined}>{number}</b>
            <FittedName name={placeWords(call, place, locale) ?? ''} className={s.place} />
          </li>
        ))}
      </ol>
    </section>
  );
}
