import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { LineUpState } from './line-up-atoms.ts';
import s from './line-up-step.module.css';

/** Announces the current step of a line-up. */
export function LineUpStep({ state: { step } }: { state: LineUpState }) {
  const t = useSharedTexts();
  return (
    <p className={s.step} role="status">
      {step !== 'idle' && step !== 'failed' && t(`lineUp.${step}`)}
    </p>
  );
}
