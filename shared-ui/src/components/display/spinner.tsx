import { useSharedTexts } from '@turno/shared-ui/i18n';
import s from './spinner.module.css';

type SpinnerProps = {
  /** What is loading; "Loading…" by default. */
  label?: string | undefined;
  size?: number;
};

/** A spinner with a text for screen readers. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  const t = useSharedTexts();
  return (
    <svg className={s.spinner} viewBox="0 0 24 24" width={size} height={size} role="img">
      <title>{label ?? t('loading')}</title>
      <circle className={s.track} cx="12" cy="12" r="9" />
      <path className={s.arc} d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
