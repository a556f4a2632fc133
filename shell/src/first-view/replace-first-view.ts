import { reachability } from '@turno/shared-ui/http';

/** However long the page's data takes, what the application has to say about it is shown. In milliseconds. */
const LONGEST_WAIT_MS = 30_000;
/** Text of a hidden page asks for no font, and one that arrives later would move the page; the view's bar asks for it. */
const FONT = '1rem "Figtree Variable"';
const FONT_WAIT_MS = 1_500;

/**
 * Replaces the view that the server wrote into the page by the application, once that has its page: a heading or an error,
 * and nothing that still loads; at once where the services cannot be reached.
 */
export function replaceFirstView(root: HTMLElement): void {
  const view = document.getElementById('turno-first');
  if (!view) return;
  let isFontHere = false;
  const show = () => {
    observer.disconnect();
    clearTimeout(timer);
    unsubscribe();
    view.remove();
    root.hidden = false;
  };
  const check = () => {
    if (isFontHere && hasPage(root)) show();
  };
  const observer = new MutationObserver(check);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  const timer = setTimeout(show, LONGEST_WAIT_MS);
  const unsubscribe = reachability.subscribe(show);
  void fontLoaded().then(() => {
    isFontHere = true;
    check();
  });
}

/** Resolves when the font is there, or has had its time. */
async function fontLoaded(): Promise<void> {
  if (!('fonts' in document)) return;
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  // A font that does not load is not waited for either.
  await Promise.race([document.fonts.load(FONT), late]).catch(() => undefined);
}

function hasPage(root: HTMLElement): boolean {
  const isLoading = root.querySelector('main [aria-busy="true"]') !== null;
  return !isLoading && root.querySelector('main :is(h1, [role="alert"])') !== null;
}
