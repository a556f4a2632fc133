import { ConfirmSheet } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useBlocker } from '@turno/shared-ui/router';
import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

const changedFormsAtom = atom(0);

/** Whether the page has changes that would be lost. */
export const hasUnsavedChangesAtom = atom((get) => get(changedFormsAtom) > 0);

type LeaveWarningProps = {
  /** Whether the page has changes that would be lost. */
  isDirty: boolean;
};

/**
 * Blocks every navigation away from unsaved changes (a link, the back button, `navigate`) until the person confirms
 * it. Before a reload, a closed tab or another site the browser asks in its own words.
 */
export function LeaveWarning({ isDirty }: LeaveWarningProps) {
  const { isBlocked, stay, leave } = useLeaveWarning(isDirty);
  const countChanged = useSetAtom(changedFormsAtom);
  useEffect(() => {
    if (!isDirty) return;
    countChanged((count) => count + 1);
    return () => countChanged((count) => count - 1);
  }, [isDirty, countChanged]);
  return <LeaveQuestion isOpen={isBlocked} onStay={stay} onLeave={leave} />;
}

type LeaveQuestionProps = { isOpen: boolean; onStay: () => void; onLeave: () => void };

/** Asks for confirmation before unsaved changes are lost, by leaving a page or closing a sheet with a form. */
export function LeaveQuestion({ isOpen, onStay, onLeave }: LeaveQuestionProps) {
  const t = useSharedTexts();
  return (
    <ConfirmSheet
      isOpen={isOpen}
      onOpenChange={(stillOpen) => !stillOpen && onStay()}
      title={t('forms.leaveTitle')}
      confirmLabel={t('forms.leave')}
      cancelLabel={t('forms.stay')}
      onConfirm={onLeave}
      isDanger
    >
      {t('forms.leaveText')}
    </ConfirmSheet>
  );
}

function useLeaveWarning(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isDirty && (from.pathname !== to.pathname || from.search !== to.search),
  );
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isDirty]);
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
