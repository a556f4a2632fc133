import {
  CircleCheck,
  CircleX,
  Spinner,
  TriangleAlert,
  useAnnounce,
  useDelayed,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSoundPlayer } from '@turno/shared-ui/sound';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../locales/texts.ts';
import { isCheckingAtom, type Result, resultAtom } from './check-in-atoms.ts';
import s from './result-band.module.css';
import { ticketFacts } from './words.ts';

/** The result of the latest reading in colour, icon and words; between results, an instruction. */
export function ResultBand() {
  const t = useTexts(texts);
  const isChecking = useAtomValue(isCheckingAtom);
  const result = useResult();
  if (result) return <Verdict key={result.record.time} result={result} />;
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
  const isPast = useDelayed(FADE_AFTER_MS);
  const facts = ticketFacts(t, record);
  const kind = isDecided ? record.status : 'undecided';
  const Icon = { success: CircleCheck, error: CircleX, undecided: TriangleAlert }[kind];
  return (
    <div className={s.band} data-kind={kind} data-past={(isDecided && isPast) || undefined}>
      <Icon size={40} aria-hidden />
      <p className={s.words}>
        <strong className={s.verdict}>
          {t(isDecided ? (isAdmitted ? 'admitted' : 'refused') : 'undecided')}
        </strong>
        {record.text && <span>{record.text}</span>}
        {facts.length > 0 && <span className={s.facts}>{facts.join(' · ')}</span>}
      </p>
    </div>
  );
}

/** The colour of a result then fades, so that an old one is not taken for the next visitor's. */
const FADE_AFTER_MS = 6_000;
/** Vibration and pause, in milliseconds: staff tell the results apart without looking. */
const VIBRATIONS_MS = { success: [80], error: [200, 100, 200] } as const;

/** The latest result, until the next reading. Screen readers announce it, a sound and a vibration accompany it. */
function useResult(): Result | null {
  const t = useTexts(texts);
  const announce = useAnnounce();
  const result = useAtomValue(resultAtom);
  const sounds = useSoundPlayer();
  const present = useEffectEvent(({ record, isDecided }: Result) => {
    const { status, text } = record;
    sounds.play(status === 'success' ? 'admitted' : 'rejected');
    navigator.vibrate?.([...VIBRATIONS_MS[status]]);
    const verdict = isDecided ? [t(status === 'success' ? 'admitted' : 'refused')] : [];
    const facts = ticketFacts(t, record).join(', ');
    announce([...verdict, text, facts].filter(Boolean).join('. '));
  });
  useEffect(() => {
    if (result) present(result);
  }, [result]);
  return result;
}
