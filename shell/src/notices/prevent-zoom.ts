/**
 * SHL-027: prevents zoom gestures on kiosks and wall boards; returns the undo function. It is off unless configured, because
 * people need to zoom; phone browsers may deliberately ignore it.
 */
export function preventZoom(page: Document): () => void {
  const viewport = page.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const before = viewport?.content ?? '';
  if (viewport) viewport.content = `${before}, maximum-scale=1, user-scalable=no`;
  const block = (event: Event) => event.preventDefault();
  // Trackpads send a pinch as a wheel event with the control key.
  const blockWheel = (event: WheelEvent) => {
    if (event.ctrlKey) event.preventDefault();
  };
  page.addEventListener('gesturestart', block);
  page.addEventListener('wheel', blockWheel, { passive: false });
  return () => {
    if (viewport) viewport.content = before;
    page.removeEventListener('gesturestart', block);
    page.removeEventListener('wheel', blockWheel);
  };
}
