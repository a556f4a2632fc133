import { BotCheckError, botCheckText } from '@turno/shared-ui/bot-check';
import { Alert, Button } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import type { TFunction } from 'i18next';
import { useWords } from '../shared/use-words.ts';
import type { LineUpState } from './atoms.ts';

type LineUpFailureProps = {
  state: LineUpState;
  /** Party of a press that a reload cut off. */
  pendingPax: number | null;
  onRetry: (paxCount: number) => void;
};

/** What became of a press that brought no ticket; one without an answer may be repeated as it was. */
export function LineUpFailure({ state, pendingPax, onRetry }: LineUpFailureProps) {
  const t = useWords();
  if (state.step === 'failed' && state.problem === 'refused') {
    return <Alert kind="error">{refusalText(t, state.error)}</Alert>;
  }
  const paxCount = state.step === 'failed' ? state.paxCount : pendingPax;
  if (paxCount === null || (state.step !== 'failed' && state.step !== 'idle')) return null;
  return (
    <Alert
      kind="warning"
      action={
        <Button variant="secondary" onPress={() => onRetry(paxCount)}>
          {t('take.retry')}
        </Button>
      }
    >
      {t('take.unanswered')}
    </Alert>
  );
}

// ERR-007 to ERR-010, IDN-022, IDN-023.
function refusalText(t: TFunction, error: unknown): string {
  if (error instanceof BotCheckError || isFailedCheck(error)) {
    return botCheckText(t, error instanceof BotCheckError ? error : new BotCheckError('failed'));
  }
  return error instanceof CallError ? errorText(t, error) : t('take.problem');
}

function isFailedCheck(error: unknown): boolean {
  return error instanceof CallError && error.code === 'captcha_error';
}
