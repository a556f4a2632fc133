import { CircleCheck, CircleX, Spinner, TriangleAlert } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { isCheckingAtom, type Result } from './check-in-atoms.ts';
import s from './result-band.module.css';
import { useResult } from './use-result.ts';

/** The result of the latest reading in colour, icon and words; between results, an instruction. */
export function ResultBand() {
  const t = useTexts(texts);
  const isChecking = useAtomValue(isCheckingAtom);
  const result = useResult();
  if (result) return <Verdict result={result} />;
  return (
    <div className={s.band}>
      {isChecking ? (
        <Spinner label={t('checking')} size={32} />
      ) : (
        <p className={s.words}>{t('intro')}</p>
      )}
    </div>
  );
}

function Verdict({ result: { record, isDecided } }: { result: Result }) {
  const t = useTexts(texts);
  const isAdmitted = record.status === 'success';
  const kind = isDecided ? record.status : 'undecided';
  const Icon = { success: CircleCheck, error: CircleX, undecided: TriangleAlert }[kind];
  return (
    <div className={s.band} data-kind={kind}>
      <Icon size={40} aria-hidden />
      <p className={s.words}>
        <strong className={s.verdict}>
          {t(isDecided ? (isAdmitted ? 'admitted' : 'refused') : 'undecided')}
        </strong>
        <span>{record.text ?? t('ticket', { ticket: record.ticketValue })}</span>
      </p>
    </div>
  );
}
