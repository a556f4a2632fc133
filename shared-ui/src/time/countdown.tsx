import { useAnnounce } from '@turno/shared-ui/components';
import { formatCountdown, useSharedTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './countdown.module.css';

export type CountdownProps = {
  /** When the countdown ends, in milliseconds or as a date. */
  endsAt: Date | number;
  /** Says what ends; shown before the time. */
  label?: ReactNode;
  /** The total duration in seconds; shows a progress bar. */
  totalSeconds?: number;
  /** The seconds left at which the countdown is announced; none for an unimportant one (CON-032). */
  spokenAt?: readonly number[];
  /** Called once, when it has ended. */
  onEnd?: () => void;
};

/** A countdown in seconds; screen readers announce only a few thresholds. */
export function Countdown(props: CountdownProps) {
  const { endsAt, label, totalSeconds, spokenAt = SPOKEN_AT_SECONDS, onEnd } = props;
  const left = Math.max(0, Math.ceil((Number(endsAt) - useNow(1_000).getTime()) / 1_000));
  useThresholdAnnouncements(left, spokenAt);
  const isEnded = left === 0;
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (isEnded) end.current?.();
  }, [isEnded]);
  return (
    <span className={s.countdown} data-short={left <= 10 || undefined}>
      <span className={s.words}>
        {label && <span>{label}</span>}
        <span role="timer" className={s.figure}>
          {formatCountdown(left)}
        </span>
      </span>
      {totalSeconds !== undefined && (
        <progress className={s.bar} value={left} max={totalSeconds} aria-hidden />
      )}
    </span>
  );
}

function useThresholdAnnouncements(left: number, thresholds: readonly number[]): void {
  const t = useSharedTexts();
  const announce = useAnnounce();
  const last = useRef(left);
  useEffect(() => {
    const threshold = passedThreshold(last.current, left, thresholds);
    last.current = left;
    if (threshold === null) return;
    const isMinutes = threshold % 60 === 0;
    announce(
      isMinutes
        ? t('time.leftMinutes', { count: threshold / 60 })
        : t('time.left', { count: threshold }),
    );
  }, [left, thresholds, announce, t]);
}

/** The seconds left at which a countdown is announced by default: few, so that it does not interrupt other announcements. */
const SPOKEN_AT_SECONDS: readonly number[] = [60, 30, 10];

/** The lowest threshold that a countdown passes between `before` and `after` seconds; `null` if none. */
export function passedThreshold(
  before: number,
  after: number,
  thresholds: readonly number[],
): number | null {
  const passed = thresholds.filter(
    (threshold) => before > threshold && after <= threshold && after > 0,
  );
  return passed.length === 0 ? null : Math.min(...passed);
}
