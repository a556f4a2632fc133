import { useEffect, useRef, useState } from 'react';

export type LeaveWarning = {
  /** Whether somebody is about to leave and is to be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
};

/**
 * Holds back a link that leads away from unsaved changes until somebody decides, and has the browser ask before the tab
 * closes or loads another page. Links are caught before the router sees them: its own hold asks for another kind of
 * router than the shell's.
 */
export function useLeaveWarning(isDirty: boolean): LeaveWarning {
  const [held, setHeld] = useState<HTMLAnchorElement | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = isLeaving.current ? null : linkAway(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld(link);
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty]);
  return {
    isAsking: held !== null,
    stay: () => setHeld(null),
    leave: () => {
      isLeaving.current = true;
      held?.click();
      setHeld(null);
    },
  };
}

/** The link of a plain click that leaves this page in this tab. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null;
  const link = event
    .composedPath()
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (!link?.href || link.target === '_blank' || link.getAttribute('href')?.startsWith('#')) {
    return null;
  }
  return link;
}
