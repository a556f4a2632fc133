import { Alert, Button } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText, useSharedTexts } from '@turno/shared-ui/i18n';
import { queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { BotCheckError, botCheckText } from '../bot-check/index.ts';
import { useReportError } from '../errors/index.ts';
import { Countdown } from '../time/index.ts';
import { type LineUpState, unansweredOf } from './line-up-atoms.ts';
import s from './line-up-progress.module.css';
import type { LineUpRequest } from './line-up-request.ts';

/** Announces the current step of a line-up. */
export function LineUpStep({ state: { step } }: { state: LineUpState }) {
  const t = useSharedTexts();
  return (
    <p className={s.step} role="status">
      {step !== 'idle' && step !== 'failed' && t(`lineUp.${step}`)}
    </p>
  );
}

type LineUpFailureProps = {
  state: LineUpState;
  onRetry: (request: LineUpRequest) => void;
};

/** Shows why a line-up returned no ticket, and offers a retry if it is unanswered. */
export function LineUpFailure({ state, onRetry }: LineUpFailureProps) {
  const t = useSharedTexts();
  const reportError = useReportError();
  if (state.step === 'failed' && state.problem === 'rejected') {
    // IDN-022, IDN-023
    const checkError = botCheckErrorOf(state.error);
    const text = checkError
      ? botCheckText(t, checkError)
      : reportError('line-up', state.error)?.text;
    return <Alert kind="error">{text}</Alert>;
  }
  const request = unansweredOf(state);
  if (request === null) return null;
  return (
    <>
      <Alert
        kind="warning"
        action={
          <Button variant="secondary" onPress={() => onRetry(request)}>
            {t('retry')}
          </Button>
        }
      >
        {hasToWait(state) ? errorText(t, state.error) : t('lineUp.unanswered')}
      </Alert>
      <RefreshCountdown />
    </>
  );
}

/**
 * Whether the request was rate-limited. An earlier attempt may have taken the number, but this answer says how long to wait.
 */
function hasToWait(state: LineUpState): state is Extract<LineUpState, { step: 'failed' }> {
  return state.step === 'failed' && state.error instanceof CallError && state.error.status === 429;
}

function botCheckErrorOf(error: unknown): BotCheckError | null {
  if (error instanceof BotCheckError) return error;
  const isRejected = error instanceof CallError && error.code === 'captcha_error';
  return isRejected ? new BotCheckError('failed') : null;
}

const REFRESH_MS = 12_000;
/** This countdown is not important enough to be announced. */
const SILENT: readonly number[] = [];

/** CON-032: refetches everything twelve seconds after an unanswered line-up, because the ticket may exist. */
function RefreshCountdown() {
  const t = useSharedTexts();
  const client = useAtomValue(queryClientAtom);
  const [endsAt, setEndsAt] = useState(() => Date.now() + REFRESH_MS);
  const refresh = () => {
    void client.invalidateQueries();
    setEndsAt(Date.now() + REFRESH_MS);
  };
  return (
    <Countdown
      key={endsAt}
      endsAt={endsAt}
      label={t('lineUp.refresh')}
      spokenAt={SILENT}
      onEnd={refresh}
    />
  );
}
