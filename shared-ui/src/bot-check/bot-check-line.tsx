import { Alert, Button, Check, Spinner } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import s from './bot-check-field.module.css';
import { botCheckText } from './bot-check-text.ts';
import type { BotCheckState } from './use-bot-check.ts';

export type BotCheckLineProps = { state: BotCheckState; error: unknown; onRetry: () => void };

/** The state of a bot check in one line; a failed one says why and can be retried (IDN-022, IDN-023). */
export function BotCheckLine({ state, error, onRetry }: BotCheckLineProps) {
  const t = useSharedTexts();
  if (state === 'failed') {
    return (
      <Alert
        kind="error"
        action={
          <Button variant="secondary" onPress={onRetry}>
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
      <span aria-hidden>{isDone ? <Check size={20} /> : <Spinner />}</span>
      {t(`botCheck.${isDone ? 'done' : 'working'}`)}
    </p>
  );
}
