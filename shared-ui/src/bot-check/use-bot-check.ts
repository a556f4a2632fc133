import { useAnnounce } from '@turno/shared-ui/components';
import type { Http } from '@turno/shared-ui/http';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import { solveBotCheck } from './solve-bot-check.ts';

export type BotCheckState = 'idle' | 'working' | 'done' | 'failed';

export type BotCheck = {
  state: BotCheckState;
  error: unknown;
  /** Resolves to the token; calls share one attempt, and a failed check is retried. */
  solve: () => Promise<string>;
};

/** The bot check of one form: aborted when the form unmounts, announced to screen readers. */
export function useBotCheck(http: Http): BotCheck {
  const t = useSharedTexts();
  const announce = useAnnounce();
  const [state, setState] = useState<BotCheckState>('idle');
  const [error, setError] = useState<unknown>(null);
  const running = useRef<{ token: Promise<string>; controller: AbortController } | null>(null);

  useEffect(
    () => () => {
      running.current?.controller.abort();
      running.current = null;
    },
    [],
  );

  const solve = useCallback(() => {
    if (running.current) return running.current.token;
    const controller = new AbortController();
    setState('working');
    setError(null);
    announce(t('botCheck.working'));
    const token = solveBotCheck(http, controller.signal);
    running.current = { token, controller };
    token.then(
      () => {
        setState('done');
        announce(t('botCheck.done'));
      },
      (reason: unknown) => {
        if (controller.signal.aborted) return;
        running.current = null;
        setError(reason);
        setState('failed');
      },
    );
    return token;
  }, [announce, http, t]);

  return { state, error, solve };
}
