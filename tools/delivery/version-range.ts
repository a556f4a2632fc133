const VERSION = /^(\d+)\.(\d+)\.(\d+)/;

function parts(text: string): [number, number, number] | null {
  const found = VERSION.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

/**
 * Whether a version satisfies `^1.2.3` or exactly `1.2.3`. As packages do it: below 1.0.0 the minor version counts as
 * the major one. Anything unreadable is refused.
 */
export function isInRange(version: string, range: string): boolean {
  const isCaret = range.startsWith('^');
  const have = parts(version);
  const need = parts(isCaret ? range.slice(1) : range);
  if (!have || !need) return false;
  const order = have[0] - need[0] || have[1] - need[1] || have[2] - need[2];
  if (!isCaret) return order === 0;
  const isSameLine = have[0] === need[0] && (need[0] > 0 || have[1] === need[1]);
  return isSameLine && order >= 0;
}
