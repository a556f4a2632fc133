import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { FittedName } from './fitted-name.tsx';
import type { CalledNumber, Panel } from './panel/panel-view.ts';
import s from './recent-calls.module.css';

type RecentCall = { queueId: number; number: string; place: string };

/** So many calls can be read at one glance. */
const MAX_CALLS = 6;

/**
 * The latest calls of all panels, the newest first, with the desk or, of several, the queue that called; without the numbers that the
 * panels show, and without calls that wait for their announcement.
 */
export function recentCallsOf(
  panels: readonly Panel[],
  waiting: readonly CalledNumber[],
): RecentCall[] {
  return panels
    .flatMap(({ queueId, name, number, sizes, calls }) => {
      const front = waiting.find((call) => call.queueId === queueId)?.number ?? number;
      const shown = sizes.length > 0 ? sizes.map(({ call }) => call?.number) : [front];
      const later = waiting.filter((call) => call.queueId === queueId).map((call) => call.number);
      return calls
        .filter((call) => !shown.includes(call.number) && !later.includes(call.number))
        .map((call) => ({ ...call, queueId, place: call.desk ?? (panels.length > 1 ? name : '') }));
    })
    .toSorted((a, b) => (b.calledAt ?? '').localeCompare(a.calledAt ?? ''))
    .slice(0, MAX_CALLS);
}

/** The calls before the present ones: people who come late still find theirs. */
export function RecentCalls({ calls }: { calls: readonly RecentCall[] }) {
  const t = useTexts(texts);
  if (calls.length === 0) return null;
  return (
    <section className={s.recent} aria-label={t('recentCalls')}>
      <h2 className={s.title}>{t('recentCalls')}</h2>
      <ol className={s.calls}>
        {calls.map(({ queueId, number, place }) => (
          <li key={`${queueId} ${number}`} className={s.call}>
            <b>{number}</b>
            <FittedName name={place} className={s.place} />
          </li>
        ))}
      </ol>
    </section>
  );
}
