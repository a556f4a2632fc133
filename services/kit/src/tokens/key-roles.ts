/** When a key pair was created and from when it signs; pairs are numbered without gaps. */
export type KeyTimes = { number: number; createdAt: Date; signsFrom: Date };

/** Signing processes may see a new key this much later than others. */
const LAG_MS = 60_000;

/** The key that signs now: the newest whose `signsFrom` has passed; a newer one is only published. */
export function signerOf<K extends KeyTimes>(keys: readonly K[], now: Date): K | null {
  const ready = keys.filter(({ signsFrom }) => signsFrom <= now);
  return newestOf(ready.length > 0 ? ready : keys);
}

/** Whether the next key is due. */
export function isRotationDue(
  keys: readonly KeyTimes[],
  rotateAfterMs: number | null,
  now: Date,
): boolean {
  const newest = newestOf(keys);
  if (!newest) return true;
  return rotateAfterMs !== null && now.getTime() - newest.createdAt.getTime() >= rotateAfterMs;
}

/** The keys whose tokens may still be valid: an old key stays until the last token that it signed has expired. */
export function livingKeys<K extends KeyTimes>(
  keys: readonly K[],
  longestLifeMs: number,
  now: Date,
): K[] {
  return keys.filter(({ number }) => {
    const next = keys.find((other) => other.number === number + 1);
    return !next || now.getTime() <= next.signsFrom.getTime() + longestLifeMs + LAG_MS;
  });
}

function newestOf<K extends KeyTimes>(keys: readonly K[]): K | null {
  return keys.reduce<K | null>(
    (best, key) => (best && best.number > key.number ? best : key),
    null,
  );
}
