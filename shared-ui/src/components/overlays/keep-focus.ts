/**
 * Keeps the focus in an open sheet. A browser gives up the focus of an element that is disabled or removed, and then neither
 * Escape nor Tab would reach the sheet any more: its content takes the focus instead. Returns the function that ends it.
 */
export function keepFocus(overlay: Element): () => void {
  const root = overlay.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return () => undefined;
  let focused: Element | null = null;
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  const isGone = () => focused !== null && (!focused.isConnected || focused.matches(':disabled'));
  /** Whether the focus is where the browser leaves it, and in no sheet above this one. */
  const isNowhere = () => {
    const { activeElement } = root;
    return activeElement === null || activeElement === focused || activeElement === document.body;
  };
  const observer = new MutationObserver(() => {
    if (!isGone() || !isNowhere() || overlay.closest('[inert]')) return;
    const content = overlay.querySelector('[data-sheet-content]');
    if (content instanceof HTMLElement) content.focus({ preventScroll: true });
  });
  const attributeFilter = ['disabled', 'inert'];
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  overlay.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    overlay.removeEventListener('focusin', onFocus);
  };
}
