/** Compares dotted numbers, `1.5.10` above `1.5.9`; a missing part is 0, and whatever follows a `-` or `+` is left out. */
export function compareVersions(a: string, b: string): number {
  const left = numbers(a);
  const right = numbers(b);
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

function numbers(version: string): number[] {
  const [dotted = ''] = version.split(/[-+]/, 1);
  return dotted.split('.').map((part) => Number.parseInt(part, 10) || 0);
}
