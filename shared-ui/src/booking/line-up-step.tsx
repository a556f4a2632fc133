import { useOwnWords } from '../words/own-words.ts';
import type { LineUpState } from './line-up-atoms.ts';
import s from './line-up-step.module.css';
import { LINE_UP_TEXTS } from './texts.ts';

/** Announces what is being done about a line-up. */
export function LineUpStep({ state: { step } }: { state: LineUpState }) {
  const words = useOwnWords(LINE_UP_TEXTS);
  return (
    <p className={s.step} role="status">
      {step !== 'idle' && step !== 'failed' && words[step]}
    </p>
  );
}
