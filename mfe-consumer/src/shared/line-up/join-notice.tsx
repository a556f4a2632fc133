import { isBeyondFirstRound } from '@turno/shared-types/rules';
import { Alert } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import { queueState } from '../queue/queue-state.ts';
import { BlockedNotice } from './blocked-notice.tsx';
import { type JoinContext, useTakeButton } from './use-take-button.ts';

/** What people learn before they join: why they cannot now (CON-025), or what to expect. */
export function JoinNotice(context: JoinContext) {
  const t = useWords();
  const { merchant, queue, now } = context;
  const button = useTakeButton(context);
  if (!button.mayTake) return <BlockedNotice blocker={button} merchant={merchant} now={now} />;
  return (
    <>
      {queueState(merchant, queue, now).isTooLate && (
        <Alert kind="warning">{t('queue.tooLate')}</Alert>
      )}
      {isBeyondFirstRound(merchant, queue, now) && (
        <Alert kind="warning">{t('take.firstRoundFull')}</Alert>
      )}
    </>
  );
}
