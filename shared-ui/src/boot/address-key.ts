import { type createMemoryRouter, createPath } from '@turno/shared-ui/router';

/** The path under a key in the hash of the page's address, as in `#queue=/m/forno`; `null` if the value is no path. */
export function pathInAddress(key: string): string | null {
  const entry = entriesOf(location.hash).find((each) => each.startsWith(`${key}=`));
  const path = entry === undefined ? '' : decoded(entry.slice(key.length + 1));
  return /^\/(?!\/)/.test(path) ? path : null;
}

type Kept = { key: string; startPath: string };

/**
 * Keeps the path of a mount's router in the hash of the page's address, beside the other entries of the hash, and follows the
 * back button. The first screen needs no entry. Returns the stop function.
 */
export function keepPathInAddress(
  router: ReturnType<typeof createMemoryRouter>,
  { key, startPath }: Kept,
): () => void {
  // The hash without the key leads to the first screen, even if the page was loaded at a later one.
  const hashOfStart = hashWith(key, null);
  const pathShown = () => createPath(router.state.location);

  const unsubscribe = router.subscribe(({ historyAction }) => {
    const path = pathShown();
    if (path === (pathInAddress(key) ?? startPath)) return;
    const address = addressWith(key, path === startPath ? null : path);
    if (historyAction === 'PUSH') history.pushState(history.state, '', address);
    else history.replaceState(history.state, '', address);
  });
  // A hash without the key is that of the first screen, or an anchor of the surrounding page, which leaves the screen
  // unchanged.
  const followAddress = () => {
    const path = pathInAddress(key) ?? (location.hash === hashOfStart ? startPath : pathShown());
    if (path !== pathShown()) void router.navigate(path, { replace: true });
  };
  addEventListener('popstate', followAddress);
  // A link opened in a new tab opens the surrounding page at that screen.
  router.createHref = (to) => addressWith(key, createPath(to));
  return () => {
    unsubscribe();
    removeEventListener('popstate', followAddress);
  };
}

const addressWith = (key: string, path: string | null): string =>
  `${location.pathname}${location.search}${hashWith(key, path)}`;

function hashWith(key: string, path: string | null): string {
  const others = entriesOf(location.hash).filter((each) => !each.startsWith(`${key}=`));
  const own = path === null ? [] : [`${key}=${encodeURIComponent(path).replaceAll('%2F', '/')}`];
  const hash = [...others, ...own].join('&');
  return hash && `#${hash}`;
}

const entriesOf = (hash: string): string[] =>
  hash
    .replace(/^#/, '')
    .split('&')
    .filter((each) => each !== '');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
