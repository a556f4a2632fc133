/** S-21: what a desk does with a called ticket. */
export type TicketCommand = 'call-again' | 'not-come' | 'put-back' | 'take-back';

type Party = {
  /** When the last of its people entered. */
  checkedInAt: Date | string | null;
  hasAnybodyEntered: boolean;
};

/**
 * S-21: whether those who are inside leave a desk this command for their ticket. Once all of a party are inside nobody is
 * left to be called. While some are outside they can be called again, or their ticket kept aside; it neither waits again nor
 * moves, as it would admit the same people once more.
 */
export function isLeftToDesk(
  command: TicketCommand | 'move',
  { checkedInAt, hasAnybodyEntered }: Party,
): boolean {
  if (checkedInAt) return false;
  return !hasAnybodyEntered || command === 'call-again' || command === 'not-come';
}
