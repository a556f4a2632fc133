import type { EntranceCheck } from '@turno/shared-types';
import { CircleAlert, CircleCheck, CircleX } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { texts } from '../locales/texts.ts';
import { resultAtom } from './check-in-atoms.ts';
import s from './check-in-history.module.css';
import { EntryActions } from './entry-actions.tsx';
import { historyAtom } from './history-atoms.ts';
import { isCheckUndoable } from './undo-atoms.ts';
import { outcomeText, ticketFacts, verdictText } from './words.ts';

/** Entries that are shown; older ones still count as scanned. */
const SHOWN = 50;

/** PSU-008, PSU-009: the checks at this merchant, latest first. */
export function CheckInHistory({ timeZone }: { timeZone: string }) {
  const t = useTexts(texts);
  const history = useAtomValue(historyAtom);
  const headingId = useId();
  return (
    <section className={s.history} aria-labelledby={headingId}>
      <h2 id={headingId} className={s.heading}>
        {t('history')}
      </h2>
      {history.length === 0 ? (
        <p className={s.quiet}>{t('noHistory')}</p>
      ) : (
        <ol className={s.list}>
          {history.slice(0, SHOWN).map((check) => (
            <HistoryRow key={`${check.readAt}${check.token}`} check={check} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </section>
  );
}

const ICONS = { success: CircleCheck, error: CircleX, undone: CircleAlert } as const;

function HistoryRow({ check, timeZone }: { check: EntranceCheck; timeZone: string }) {
  const t = useTexts(texts);
  const result = useAtomValue(resultAtom);
  const status = check.undone ? 'undone' : check.status;
  const Icon = ICONS[status];
  const facts = ticketFacts(t, check);
  const outcome = outcomeText(t, check);
  // The latest result shows its actions itself.
  const hasActions = result?.check.readAt !== check.readAt && isCheckUndoable(check, new Date());
  return (
    <li className={s.line} data-status={status}>
      <Icon size={22} aria-hidden />
      <div className={s.words}>
        <strong>{verdictText(t, check)}</strong>
        {outcome && <span>{outcome}</span>}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        {hasActions && <EntryActions check={check} />}
      </div>
      <time dateTime={check.time} className={s.time}>
        {formatTime(check.time, timeZone)}
      </time>
    </li>
  );
}
