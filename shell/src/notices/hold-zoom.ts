/**
 * SHL-027: switches zooming by gesture off, for kiosks and wall boards. Off by default: readers need it, and browsers
 * of phones may ignore this on purpose.
 */
export function holdZoom(page: Document): () => void {
  const viewport = page.querySelector<HTMLMetaElement>('meta[name="viewport"]');
  const before = viewport?.content ?? '';
  if (viewport) viewport.content = `${before}, maximum-scale=1, user-scalable=no`;
  const refuse = (event: Event) => event.preventDefault();
  // What a trackpad and older iPhones send.
  const refuseWheel = (event: WheelEvent) => {
    if (event.ctrlKey) event.preventDefault();
  };
  page.addEventListener('gesturestart', refuse);
  page.addEventListener('wheel', refuseWheel, { passive: false });
  return () => {
    if (viewport) viewport.content = before;
    page.removeEventListener('gesturestart', refuse);
    page.removeEventListener('wheel', refuseWheel);
  };
}
