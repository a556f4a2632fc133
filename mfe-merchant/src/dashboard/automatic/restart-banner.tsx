import { type groupPauseBlocker, waitingAt } from '@turno/shared-types/rules';
import { Alert, Button, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { useConfirmedCommand } from '../../shared/use-command.ts';
import { automaticQueuesAtom } from '../open-queue.ts';
import { autoPauseAtom, isAutoPausedAtom } from './automatic-atoms.ts';

/** Why the automatic queues cannot be paused or resumed now. */
export type BlockedProps = { blocker: ReturnType<typeof groupPauseBlocker> };

/**
 * MER-026, MER-029: says that the automatic queues are paused and who waits, and restarts them after a confirmation; it says
 * why where they cannot be restarted.
 */
export function RestartBanner({ blocker }: BlockedProps) {
  const t = useTexts(texts);
  const isPaused = useAtomValue(isAutoPausedAtom);
  const { people } = waitingAt(useAtomValue(automaticQueuesAtom));
  const autoPause = useSetAtom(autoPauseAtom);
  const isOnline = useOnline();
  const toast = useToast();
  const { ask, sheet } = useConfirmedCommand<'restart'>(async () => {
    await autoPause({ revert: true, notify: false });
    toast.success(t('automatic.restarted'));
  });
  // The group counts as paused only if one of its queues is not closed.
  const facts = [
    people > 0 && t('stillWaiting', { count: people }),
    blocker && t('automatic.restartsAlone'),
  ];
  if (!isPaused) return null;
  return (
    <>
      <Alert
        kind="warning"
        title={t('automatic.isPaused')}
        action={
          blocker === null && (
            <Button isDisabled={!isOnline} onPress={() => ask('restart')}>
              {t('automatic.restart')}
            </Button>
          )
        }
      >
        {facts.filter(Boolean).join(' ')}
      </Alert>
      <ConfirmSheet
        {...sheet}
        title={t('automatic.restartQuestion')}
        confirmLabel={t('automatic.restart')}
      >
        <p>{t('automatic.restartHint')}</p>
      </ConfirmSheet>
    </>
  );
}
