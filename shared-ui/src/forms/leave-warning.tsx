import { ConfirmSheet } from '@turno/shared-ui/components';
import { useBlocker } from '@turno/shared-ui/router';
import { useEffect } from 'react';
import { useOwnWords } from '../words/own-words.ts';
import { FORM_TEXTS } from './texts.ts';

type LeaveWarningProps = {
  /** Whether the page has changes that would be lost. */
  isDirty: boolean;
};

/**
 * Blocks every navigation away from unsaved changes (a link, the back button, `navigate`) until the person confirms
 * it. Before a reload, a closed tab or another site the browser asks in its own words.
 */
export function LeaveWarning({ isDirty }: LeaveWarningProps) {
  const words = useOwnWords(FORM_TEXTS);
  const { isBlocked, stay, leave } = useLeaveWarning(isDirty);
  return (
    <ConfirmSheet
      isOpen={isBlocked}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={words.leaveTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={leave}
      isDanger
    >
      {words.leaveText}
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
