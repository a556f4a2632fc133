import { useWords } from '../use-words.ts';
import type { LineUpState } from './atoms.ts';
import s from './line-up.module.css';

const STEP_TEXTS = {
  idle: null,
  failed: null,
  checking: 'take.checking',
  'signing-up': 'take.signingUp',
  taking: 'take.taking',
} as const;

/** What is being done about a press, said politely. */
export function LineUpStep({ state }: { state: LineUpState }) {
  const t = useWords();
  const text = STEP_TEXTS[state.step];
  return (
    <p className={s.step} role="status">
      {text && t(text)}
    </p>
  );
}
