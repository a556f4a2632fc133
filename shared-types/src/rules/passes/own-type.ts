type TypeFacts = {
  franchisingId: number | null;
  merchants: readonly { id: number }[];
};

/** Whether a pass type is a merchant's own: of no franchising, and accepted only by this merchant. */
export function isOwnPassType(
  { franchisingId, merchants }: TypeFacts,
  merchantId: number,
): boolean {
  return franchisingId === null && merchants.length === 1 && merchants[0]?.id === merchantId;
}
