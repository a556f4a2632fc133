import { reachability } from '@turno/shared-ui/http';

/** However long the page's data takes, what the application has to say about it is shown. In milliseconds. */
const LONGEST_WAIT_MS = 30_000;
/** Text of a hidden page asks for no fonts, and one that arrives later would move the page. */
const FONTS = ['1rem "Figtree Variable"', '1rem "Archivo Numbers"'];
const FONT_WAIT_MS = 1_500;

/**
 * Replaces the view that the server wrote into the page by the application, once that has its page: a heading or an error,
 * and nothing that still loads; at once where the services cannot be reached.
 */
export function replaceFirstView(root: HTMLElement): void {
  const view = document.getElementById('turno-first');
  if (!view) return;
  let areFontsHere = false;
  const show = () => {
    observer.disconnect();
    clearTimeout(timer);
    unsubscribe();
    view.remove();
    root.hidden = false;
  };
  const check = () => {
    if (areFontsHere && hasPage(root)) show();
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
  void fontsLoaded().then(() => {
    areFontsHere = true;
    check();
  });
}

/** Resolves when the fonts are there, or have had their time. */
async function fontsLoaded(): Promise<void> {
  if (!('fonts' in document)) return;
  const loaded = Promise.all(FONTS.map((font) => document.fonts.load(font)));
  const late = new Promise((resolve) => setTimeout(resolve, FONT_WAIT_MS));
  await Promise.race([loaded, late]).catch(() => undefined);
}

function hasPage(root: HTMLElement): boolean {
  const isLoading = root.querySelector('main [aria-busy="true"]') !== null;
  return !isLoading && root.querySelector('main :is(h1, [role="alert"])') !== null;
}
