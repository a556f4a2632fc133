const SHEETS = 'link[rel="stylesheet"], style';

/**
 * Copies the style sheets of one tree into another, now and whenever one is added; returns the stop function. The page's styles
 * do not apply inside a shadow root, and code that loads later adds its style sheets to the page's head.
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
