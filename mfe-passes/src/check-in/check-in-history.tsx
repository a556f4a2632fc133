import type { CheckInRecord } from '@turno/shared-types';
import { CircleCheck, CircleX } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { NAMESPACE } from '../locales/texts.ts';
import { historyAtom } from './atoms.ts';
import s from './check-in.module.css';

/** PSU-009: every check of this door, latest first. */
export function CheckInHistory({ timeZone }: { timeZone: string }) {
  const t = useTexts(NAMESPACE);
  const history = useAtomValue(historyAtom);
  return (
    <section className={s.history} aria-labelledby="check-in-history">
      <h2 id="check-in-history" className={s.heading}>
        {t('history')}
      </h2>
      {history.length === 0 && <p className={s.quiet}>{t('noHistory')}</p>}
      <ol className={s.list}>
        {history.map((record) => (
          <Line key={`${record.time}${record.token}`} record={record} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  );
}

function Line({ record, timeZone }: { record: CheckInRecord; timeZone: string }) {
  const t = useTexts(NAMESPACE);
  const isAdmitted = record.status === 'success';
  const Icon = isAdmitted ? CircleCheck : CircleX;
  return (
    <li className={s.line} data-status={record.status}>
      <Icon size={22} aria-hidden />
      <div className={s.words}>
        <strong>{t(isAdmitted ? 'admitted' : 'refused')}</strong>
        <span>
          {isAdmitted
            ? [t('ticket', { ticket: record.ticketValue }), record.queueName]
                .filter(Boolean)
                .join(' · ')
            : record.text}
        </span>
        {isAdmitted && record.paxCount !== null && (
          <span>{t('people', { count: record.paxCount })}</span>
        )}
        {record.isFastTrack && <span>{t('fastTrack')}</span>}
      </div>
      <time dateTime={record.time} className={s.time}>
        {formatTime(record.time, timeZone)}
      </time>
    </li>
  );
}
