import { Alert, Button, Check, Spinner } from '@turno/shared-ui/components';
import type { Http } from '@turno/shared-ui/http';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import s from './bot-check-field.module.css';
import { botCheckText } from './bot-check-text.ts';
import { BOT_CHECK_TEXTS } from './texts.ts';
import { useBotCheck } from './use-bot-check.ts';

export type BotCheckFieldProps = {
  http: Http;
  /** Told the token once it is there, and `null` while it is not. */
  onToken: (token: string | null) => void;
};

/** Does the bot check as soon as its form is shown, and shows how it stands. */
export function BotCheckField({ http, onToken }: BotCheckFieldProps) {
  const t = useSharedTexts();
  const { state, error, solve } = useBotCheck(http);
  const start = useEffectEvent(() => {
    onToken(null);
    solve().then(onToken, () => undefined);
  });
  useEffect(() => start(), []);
  if (state === 'failed') {
    return (
      <Alert
        kind="error"
        action={
          <Button variant="secondary" onPress={() => solve().then(onToken, () => undefined)}>
            {t('retry')}
          </Button>
        }
      >
        {botCheckText(t, error)}
      </Alert>
    );
  }
  const isDone = state === 'done';
  return (
    <p className={s.field}>
      {isDone ? <Check size={20} aria-hidden /> : <Spinner label="" />}
      {wordsOf(t, BOT_CHECK_TEXTS)[isDone ? 'done' : 'working']}
    </p>
  );
}
