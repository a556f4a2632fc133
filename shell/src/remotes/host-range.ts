const VERSION = /^(\d+)\.(\d+)\.(\d+)/;

/**
 * Whether the host contract `version` satisfies what a remote needs: `^1.2.0` (same major, not older) or exactly
 * `1.2.0`. Anything unreadable is refused, so a broken pointer cannot load code that was never meant for this host.
 */
export function isInHostRange(version: string, range: string): boolean {
  const isCaret = range.startsWith('^');
  const have = parts(version);
  const need = parts(isCaret ? range.slice(1) : range);
  if (!have || !need) return false;
  const order = compare(have, need);
  return isCaret ? have[0] === need[0] && order >= 0 : order === 0;
}

type Parts = readonly [number, number, number];

function parts(version: string): Parts | null {
  const found = VERSION.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

function compare(a: Parts, b: Parts): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
