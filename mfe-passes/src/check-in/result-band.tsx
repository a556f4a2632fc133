import type { EntranceCheck } from '@turno/shared-types';
import {
  CircleAlert,
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
import { EntryActions } from './entry-actions.tsx';
import s from './result-band.module.css';
import { outcomeText, ticketFacts, verdictText } from './words.ts';

/** The latest result as colour, icon and words; before a result, an instruction. */
export function ResultBand() {
  const t = useTexts(texts);
  const isChecking = useAtomValue(isCheckingAtom);
  const result = useResult();
  if (result)
    return <Verdict key={`${result.check.readAt}${result.check.undone}`} result={result} />;
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

const ICONS = {
  success: CircleCheck,
  error: CircleX,
  undecided: TriangleAlert,
  forbidden: CircleAlert,
  undone: CircleAlert,
} as const;

function Verdict({ result }: { result: Result }) {
  const t = useTexts(texts);
  const { check } = result;
  const isPast = useDelayed(FADE_AFTER_MS);
  const facts = ticketFacts(t, check);
  const kind = kindOf(result);
  const outcome = outcomeText(t, check);
  const Icon = ICONS[kind];
  return (
    <div className={s.band} data-kind={kind} data-past={(result.isDecided && isPast) || undefined}>
      <Icon size={48} aria-hidden />
      <p className={s.words}>
        <strong className={s.verdict}>
          {kind === 'undecided' || kind === 'forbidden' ? t(kind) : verdictText(t, check)}
        </strong>
        {outcome && <span>{outcome}</span>}
        {facts.length > 0 && <span className={s.facts}>{facts.join(' · ')}</span>}
      </p>
      {kind === 'success' && <EntryActions check={check} />}
    </div>
  );
}

function kindOf({ check, isDecided, isForbidden }: Result): keyof typeof ICONS {
  if (isForbidden) return 'forbidden';
  if (!isDecided) return 'undecided';
  return check.undone ? 'undone' : check.status;
}

/** After this time the colour of a result fades, so that it is not mistaken for the next visitor's. */
const FADE_AFTER_MS = 6_000;
/** Vibration and pause, in milliseconds: staff tell the results apart without looking. */
const VIBRATIONS_MS = {
  success: [80],
  error: [200, 100, 200],
  undecided: [200, 100, 200],
  forbidden: [200, 100, 200],
  undone: [80, 80, 80],
} as const;
const SOUNDS = {
  success: 'admitted',
  error: 'rejected',
  undecided: 'rejected',
  forbidden: 'rejected',
  undone: 'rejected',
} as const;

/** The latest result, until the next code. Screen readers announce it, together with a sound and a vibration. */
function useResult(): Result | null {
  const t = useTexts(texts);
  const announce = useAnnounce();
  const result = useAtomValue(resultAtom);
  const sounds = useSoundPlayer();
  const present = useEffectEvent((latest: Result) => {
    const { check } = latest;
    const kind = kindOf(latest);
    sounds.play(SOUNDS[kind]);
    navigator.vibrate?.([...VIBRATIONS_MS[kind]]);
    announce(spokenResult(check, kind === 'undecided'));
  });
  const spokenResult = (check: EntranceCheck, isUndecided: boolean) => {
    const verdict = isUndecided ? null : verdictText(t, check);
    const facts = ticketFacts(t, check).join(', ');
    return [verdict, outcomeText(t, check), facts].filter(Boolean).join('. ');
  };
  useEffect(() => {
    if (result) present(result);
  }, [result]);
  return result;
}
