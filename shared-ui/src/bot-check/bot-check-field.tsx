import type { Http } from '@turno/shared-ui/http';
import { useEffect, useEffectEvent } from 'react';
import { BotCheckLine } from './bot-check-line.tsx';
import { useBotCheck } from './use-bot-check.ts';

export type BotCheckFieldProps = {
  http: Http;
  /** Told the token once it is there, and `null` while it is not. */
  onToken: (token: string | null) => void;
};

/** Does the bot check as soon as its form is shown, and shows how it stands. */
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
