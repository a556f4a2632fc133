import { type WaitRange, waitText } from '@turno/shared-types/rules';
import { turnSentence, waitSentence } from '@turno/shared-types/wait-words';
import { detectLocale, useLanguage, useSharedTexts } from '@turno/shared-ui/i18n';

type Wait = { waitSeconds: number | null; range: WaitRange; now: Date };
type Lines = {
  /** On a screen: "Wait: about 20 minutes, between 15 and 30". */
  waitLine: (wait: Wait) => string | null;
  /** On paper, as a time of day. */
  turnLine: (wait: Wait) => string | null;
};

/** The lines that state the expected wait; `null` if there is none. */
export function useWaitLines(timeZone: string): Lines {
  const t = useSharedTexts();
  const reader = { locale: detectLocale([useLanguage()]), timeZone };
  const turnLine = (wait: Wait) => {
    const time = turnSentence(wait, reader);
    return time && t('slip.turn', { time });
  };
  return {
    turnLine,
    waitLine(wait) {
      if (waitText(wait.waitSeconds, wait.now).kind === 'clock') return turnLine(wait);
      const words = waitSentence(wait, reader);
      return words && t('slip.wait', { wait: words });
    },
  };
}
