import { useLocation, useNavigationType } from '@turno/shared-ui/router';
import { useEffect, useRef } from 'react';

/** How long a page may take to show its heading before the focus is given up on. */
const HEADING_WAIT_MS = 5_000;

/** After a move to another page: scrolls up and puts the focus on its heading, so that readers hear where they are. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The browser itself restores the place after back and forward.
    if (type !== 'POP') window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, type]);
}

function focusHeading(): () => void {
  if (tryFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryFocus()) stop();
  });
  const timer = setTimeout(stop, HEADING_WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}

function tryFocus(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  // A page may have put the focus to better use already.
  if (document.activeElement && heading.closest('main')?.contains(document.activeElement)) {
    if (document.activeElement.tagName !== 'MAIN') return true;
  }
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
