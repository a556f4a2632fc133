import { BotCheckError, botCheckText } from '@turno/shared-ui/bot-check';
import { Alert, Button } from '@turno/shared-ui/components';
import { useTellError } from '@turno/shared-ui/errors';
import { CallError } from '@turno/shared-ui/http';
import type { TFunction } from 'i18next';
import { useWords } from '../use-words.ts';
import type { LineUpState } from './atoms.ts';
import type { LineUpAsk } from './line-up-ask.ts';
import { RefreshCountdown } from './refresh-countdown.tsx';

type LineUpFailureProps = {
  state: LineUpState;
  /** A press that a reload cut off. */
  pendingAsk: LineUpAsk | null;
  onRetry: (ask: LineUpAsk) => void;
};

/** What became of a press that brought no ticket; one without an answer may be repeated as it was. */
export function LineUpFailure({ state, pendingAsk, onRetry }: LineUpFailureProps) {
  const t = useWords();
  const tell = useTellError();
  if (state.step === 'failed' && state.problem === 'refused') {
    return (
      <Alert kind="error">{checkText(t, state.error) ?? tell('line-up', state.error)?.text}</Alert>
    );
  }
  const ask = state.step === 'failed' ? state.ask : pendingAsk;
  if (ask === null || (state.step !== 'failed' && state.step !== 'idle')) return null;
  return (
    <>
      <Alert
        kind="warning"
        action={
          <Button variant="secondary" onPress={() => onRetry(ask)}>
            {t('take.retry')}
          </Button>
        }
      >
        {t('take.unanswered')}
      </Alert>
      <RefreshCountdown />
    </>
  );
}

// IDN-022, IDN-023
function checkText(t: TFunction, error: unknown): string | null {
  if (!(error instanceof BotCheckError) && !isFailedCheck(error)) return null;
  return botCheckText(t, error instanceof BotCheckError ? error : new BotCheckError('failed'));
}

function isFailedCheck(error: unknown): boolean {
  return error instanceof CallError && error.code === 'captcha_error';
}
