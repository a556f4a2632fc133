import {
  CircleCheck,
  CircleX,
  Spinner,
  TriangleAlert,
  useAnnounce,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSoundPlayer } from '@turno/shared-ui/sound';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../locales/texts.ts';
import { isCheckingAtom, type Result, resultAtom } from './check-in-atoms.ts';
import s from './result-band.module.css';

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

const RESULT_MS = 1_500;
/** Vibration and pause, in milliseconds: staff tell the results apart without looking. */
const VIBRATIONS_MS = { success: [80], error: [200, 100, 200] } as const;

/**
 * The latest result. Screen readers announce it, a sound and a vibration accompany it, and it disappears after a
 * moment; a result without a decision stays until the next reading.
 */
function useResult(): Result | null {
  const t = useTexts(texts);
  const announce = useAnnounce();
  const [result, setResult] = useAtom(resultAtom);
  const sounds = useSoundPlayer();
  const present = useEffectEvent(({ record, isDecided }: Result) => {
    const { status, text, ticketValue } = record;
    sounds.play(status === 'success' ? 'admitted' : 'rejected');
    navigator.vibrate?.([...VIBRATIONS_MS[status]]);
    const verdict = isDecided ? `${t(status === 'success' ? 'admitted' : 'refused')}. ` : '';
    announce(`${verdict}${text ?? t('ticket', { ticket: ticketValue })}`);
  });
  useEffect(() => {
    if (!result) return;
    present(result);
    if (!result.isDecided) return;
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result, setResult]);
  return result;
}
