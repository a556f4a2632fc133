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
  const from = document.activeElement;
  if (tryFocus(from)) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryFocus(from)) stop();
  });
  const timer = setTimeout(stop, HEADING_WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  return stop;
}

/** Puts the focus on the heading once there is one, unless it has gone elsewhere; answers whether all is done. */
function tryFocus(from: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (isFocusInUse(from)) return true;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether the page has put the focus to better use, or the person has moved on from where they left for it. */
function isFocusInUse(from: Element | null): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.tagName === 'MAIN') return false;
  return activeElement !== from || activeElement.closest('main') !== null;
}
