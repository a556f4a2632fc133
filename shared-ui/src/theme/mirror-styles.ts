const SHEETS = 'link[rel="stylesheet"], style';

/**
 * Copies the style sheets of one tree into another, now and as they come; returns the function that stops it. A shadow root does not
 * see the page's, and code that is loaded later puts its own into the page's head.
 */
export function mirrorStyles(
  from: ParentNode & Node,
  to: Node,
  accepts: (sheet: Element) => boolean = () => true,
): () => void {
  const copy = (sheet: Element) => {
    if (accepts(sheet)) to.appendChild(sheet.cloneNode(true));
  };
  for (const sheet of from.querySelectorAll(SHEETS)) copy(sheet);
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap((change) => [...change.addedNodes])) {
      if (added instanceof Element && added.matches(SHEETS)) copy(added);
    }
  });
  observer.observe(from, { childList: true });
  return () => observer.disconnect();
}
