/** A scroll event within this time after a touch move, or after an earlier scroll event of the swipe, belongs to the swipe. */
const SWIPE_GAP_MS = 1_000;

export type SheetHold = {
  /** Whether a scroll that came from neither a touch nor a wheel has moved the sheet out of view. */
  isLost: () => boolean;
  putBack: () => void;
  release: () => void;
};

/**
 * Keeps an open sheet in place. The sheet rests at the end of a scroll container, and a swipe scrolls it out of view, which
 * closes it. A change of focus, a screen reader or a key may scroll it too: such a scroll is undone.
 */
export function holdSheet(overlay: Element): SheetHold {
  const scroller = overlay.querySelector('[data-sheet-scroll]') ?? overlay;
  const content = overlay.querySelector('[data-sheet-content]') ?? overlay;
  const listeners = new AbortController();
  const options = { passive: true, signal: listeners.signal };
  let swipedAt = Number.NEGATIVE_INFINITY;
  let [wasInSight, hasEntered] = [false, false];

  const away = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const isAtRest = () => away() <= 1;
  const isInSight = () => away() < content.clientHeight;
  const isSwiped = (at: number) => at - swipedAt < SWIPE_GAP_MS;
  const putBack = () => {
    scroller.scrollTop += away();
  };
  const onSwipe = ({ timeStamp }: Event) => {
    swipedAt = timeStamp;
  };
  const onScroll = (event: Event) => {
    wasInSight ||= isInSight();
    hasEntered ||= isAtRest();
    if (isSwiped(event.timeStamp)) onSwipe(event);
    // Setting the position, even to the same value, cancels a smooth scroll, whose `scrollend` the focus waits for.
    else if (isAtRest()) return;
    // The sheet scrolls into view when it opens; a `scrollend` before it has entered means that this was interrupted.
    else if (hasEntered || event.type === 'scrollend') putBack();
  };
  for (const type of ['touchmove', 'wheel']) scroller.addEventListener(type, onSwipe, options);
  for (const type of ['scroll', 'scrollend']) scroller.addEventListener(type, onScroll, options);
  return {
    isLost: () => wasInSight && !isInSight() && !isSwiped(performance.now()),
    putBack,
    release: () => listeners.abort(),
  };
}
