import { useLocation, useNavigationType } from '@turno/shared-ui/router';
import { useEffect, useRef } from 'react';

/** How long to wait for the heading of a page, in milliseconds. */
const HEADING_WAIT_MS = 5_000;

/** After a navigation: scrolls up and focuses the page's heading, so that screen readers announce the page. */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // The browser restores the scroll position after back and forward.
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

/** Focuses the heading if there is one and the focus has not moved; returns whether nothing is left to do. */
function tryFocus(from: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return false;
  if (isFocusInUse(from)) return true;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Whether the page focused something else, or the person moved the focus after the navigation. */
function isFocusInUse(from: Element | null): boolean {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.tagName === 'MAIN') return false;
  return activeElement !== from || activeElement.closest('main') !== null;
}
