/** What an address brought that must not stay in it. */
export type Arrival = {
  path: string;
  query: string;
  fragment: string;
  /** Fulfils when it is known whether somebody is signed in by it. */
  settled: Promise<void>;
  settle: () => void;
};

const SECRET_QUERY = /[?&]token=/;
const SECRET_FRAGMENT = /^#facebook_/;

/**
 * Takes a token or a code out of the address, before anything is asked of anybody: the entry in the history is
 * replaced (SHL-014, G-15). `null` when there is none.
 */
export function takeArrival(location: Location, history: History): Arrival | null {
  const { pathname: path, search: query, hash: fragment } = location;
  if (!SECRET_QUERY.test(query) && !SECRET_FRAGMENT.test(fragment)) return null;
  // Whole, for a path that begins with two slashes would be another site's address.
  history.replaceState(history.state, '', `${location.origin}${path}`);
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { path, query, fragment, settled, settle };
}
