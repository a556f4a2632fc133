import { reachability } from '@turno/shared-ui/http';

/**
 * After this time the application is shown even if its data is still loading, so that people see its messages. In milliseconds.
 */
const LONGEST_WAIT_MS = 30_000;
/** Hidden text does not load its font, and a font that loads later would move the page, so it is loaded explicitly. */
const FONT = '1rem "Figtree Variable"';
const FONT_WAIT_MS = 1_500;

/**
 * Replaces the server's first view by the application once that shows its page: a heading or an error, and nothing that is
 * still loading. If the services are unreachable, it replaces the view immediately.
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

/** Resolves when the font has loaded, or after a time limit. */
async function fontLoaded(): Promise<void> {
  if (!('fonts' in document)) return;
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  // A font that fails to load is not waited for.
  await Promise.race([document.fonts.load(FONT), late]).catch(() => undefined);
}

function hasPage(root: HTMLElement): boolean {
  const isLoading = root.querySelector('main [aria-busy="true"]') !== null;
  return !isLoading && root.querySelector('main :is(h1, [role="alert"])') !== null;
}
