/** A visit whose address carries a token or a code, which must not stay in the address. */
export type Arrival = {
  path: string;
  query: string;
  fragment: string;
  /** Resolves when the sign-in has succeeded, failed or been declined. */
  handled: Promise<void>;
  markHandled: () => void;
};

const SECRET_QUERY = /[?&]token=/;
const SECRET_FRAGMENT = /^#facebook_/;

/**
 * Takes a token or a code out of the address and replaces the history entry, before the first request (SHL-014, G-15).
 * `null` when the address carries none.
 */
export function takeArrival(location: Location, history: History): Arrival | null {
  const { pathname: path, search: query, hash: fragment } = location;
  if (!SECRET_QUERY.test(query) && !SECRET_FRAGMENT.test(fragment)) return null;
  // An absolute address: a path that begins with two slashes would lead to another site.
  history.replaceState(history.state, '', `${location.origin}${path}`);
  let markHandled: () => void = () => undefined;
  const handled = new Promise<void>((resolve) => {
    markHandled = resolve;
  });
  return { path, query, fragment, handled, markHandled };
}
