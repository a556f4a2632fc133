import type { Merchant } from '@turno/shared-types';
import { LINE_UP_LIMITS } from '@turno/shared-types/constants';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSpanText } from '@turno/shared-ui/time';
import { texts } from '../locales/texts.ts';

type Limits = Pick<Merchant, 'lineupLimitedBeforeOpening' | 'avoidLineupBeforeOpening'>;

/** CST-011: options in seconds before opening: -1 is no limit, 0 is from opening on. */
const NO_LIMIT = -1;

/** the option for the stored limits; 0 applies only together with its flag. */
export function choiceOf({
  lineupLimitedBeforeOpening: seconds,
  avoidLineupBeforeOpening,
}: Limits): number {
  if (seconds === null || seconds < 0) return NO_LIMIT;
  return seconds === 0 && !avoidLineupBeforeOpening ? NO_LIMIT : seconds;
}

/** the stored limits for an option. */
export function limitsOf(choice: number): Limits {
  return {
    lineupLimitedBeforeOpening: choice === NO_LIMIT ? null : choice,
    avoidLineupBeforeOpening: choice === 0,
  };
}

/** MER-054: the options; a stored value that is not among them is added. */
export function choicesWith(stored: number): number[] {
  return [...new Set([...LINE_UP_LIMITS, stored])].toSorted((a, b) => a - b);
}

/** Returns the text of an option. */
export function useChoiceText(): (seconds: number) => string {
  const t = useTexts(texts);
  const spanText = useSpanText();
  return (seconds) => {
    if (seconds < 0) return t('limits.none');
    if (seconds === 0) return t('limits.fromOpening');
    return t('limits.before', { span: spanText(seconds) });
  };
}
