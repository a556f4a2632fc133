const MAPS = 'script[type="importmap"]';
/** One of the two policies that the page's Content-Security-Policy allows. */
const TRUSTED_POLICY = 'turno-integrity';

type Hashes = Readonly<Record<string, string>>;

const mapsOf = (page: Document): HTMLScriptElement[] => [
  ...page.querySelectorAll<HTMLScriptElement>(MAPS),
];

/** Whether an import map of the page has the hash of a file. */
export function hasHash(page: Document, address: string): boolean {
  return mapsOf(page).some(({ textContent }) => textContent?.includes(JSON.stringify(address)));
}

/**
 * Adds hashes to those by which the browser checks modules; style sheets that load later are checked by them too
 * (`tools/webpack/checked-styles.js`). A page whose own import map contains no hashes checks nothing.
 */
export function addHashes(page: Document, hashes: Hashes): void {
  const [own] = mapsOf(page);
  if (own === undefined || Object.keys(hashes).length === 0) return;
  const map = page.createElement('script');
  map.type = 'importmap';
  map.nonce = own.nonce ?? '';
  // TypeScript's DOM types do not allow trusted scripts here.
  Reflect.set(map, 'text', trusted(JSON.stringify(hashes)));
  page.head.append(map);
}

let policy: Pick<TrustedTypePolicy, 'createScript'> | undefined;

/** The policy's scripts can only contain hashes, so they cannot map an address to another one. */
function trusted(hashes: string) {
  const createScript = (text: string) => JSON.stringify({ integrity: JSON.parse(text) });
  policy ??= window.trustedTypes?.createPolicy(TRUSTED_POLICY, { createScript });
  return policy?.createScript(hashes) ?? createScript(hashes);
}
