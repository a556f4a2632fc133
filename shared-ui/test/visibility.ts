/** Hides the page of a test or brings it back, as another tab or a locked screen would. */
export function setVisibility(visibilityState: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
