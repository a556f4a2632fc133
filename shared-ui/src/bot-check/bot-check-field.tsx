import type { Http } from '@turno/shared-ui/http';
import { useEffect, useEffectEvent } from 'react';
import { BotCheckLine } from './bot-check-line.tsx';
import { useBotCheck } from './use-bot-check.ts';

export type BotCheckFieldProps = {
  http: Http;
  /** Receives the token once it is there, and `null` before. */
  onToken: (token: string | null) => void;
};

/** Solves the bot check as soon as its form is shown, and shows its state. */
export function BotCheckField({ http, onToken }: BotCheckFieldProps) {
  const { state, error, solve } = useBotCheck(http);
  const run = () => void solve().then(onToken, () => undefined);
  const start = useEffectEvent(() => {
    onToken(null);
    run();
  });
  useEffect(() => start(), []);
  return <BotCheckLine state={state} error={error} onRetry={run} />;
}
