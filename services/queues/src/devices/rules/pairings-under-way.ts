/** A screen whose pairing is in progress: its device is stored right after. */
export type PairingUnderWay = { tokenHash: string; beganAt: Date };

/** Longer than a request takes; an older pairing has stored its device, or its process died before. */
const UNDER_WAY_MS = 60_000;

type Wanted = {
  tokenHash: string;
  /** The hashes of the screens that the merchant has already. */
  paired: readonly string[];
  limit: number;
  now: Date;
};

/** Adds a pairing to those in progress; `null` when all places of the merchant are taken. */
export function beginPairing(
  underWay: readonly PairingUnderWay[],
  { tokenHash, paired, limit, now }: Wanted,
): readonly PairingUnderWay[] | null {
  const current = underWay.filter((each) => now.getTime() - each.beganAt.getTime() < UNDER_WAY_MS);
  const taken = new Set([...paired, ...current.map((each) => each.tokenHash)]);
  if (taken.has(tokenHash)) return current;
  return taken.size < limit ? [...current, { tokenHash, beganAt: now }] : null;
}
