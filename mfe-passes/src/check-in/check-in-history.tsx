import type { CheckInRecord } from '@turno/shared-types';
import { CircleCheck, CircleX } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { texts } from '../locales/texts.ts';
import { historyAtom } from './check-in-atoms.ts';
import s from './check-in-history.module.css';
import { ticketFacts } from './words.ts';

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
          {history.slice(0, SHOWN).map((record) => (
            <HistoryRow key={`${record.time}${record.token}`} record={record} timeZone={timeZone} />
          ))}
        </ol>
      )}
    </section>
  );
}

function HistoryRow({ record, timeZone }: { record: CheckInRecord; timeZone: string }) {
  const t = useTexts(texts);
  const { status, text, time } = record;
  const isAdmitted = status === 'success';
  const Icon = isAdmitted ? CircleCheck : CircleX;
  const facts = ticketFacts(t, record);
  return (
    <li className={s.line} data-status={status}>
      <Icon size={22} aria-hidden />
      <div className={s.words}>
        <strong>{t(isAdmitted ? 'admitted' : 'refused')}</strong>
        {text && <span>{text}</span>}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </div>
      <time dateTime={time} className={s.time}>
        {formatTime(time, timeZone)}
      </time>
    </li>
  );
}
