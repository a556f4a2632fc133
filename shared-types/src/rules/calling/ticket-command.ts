/** S-21: what a desk does with a called ticket. */
export type TicketCommand = 'call-again' | 'not-come' | 'put-back' | 'take-back';

type Party = {
  /** When the last of its people entered. */
  checkedInAt: Date | string | null;
  hasAnybodyEntered: boolean;
  /** Whether the account of its holder still exists. */
  isHeld: boolean;
};

/**
 * S-14, S-21: whether the people of a ticket leave a desk this command for it. Once all of a party are inside nobody is left
 * to be called. While some are outside they can be called again, or their ticket kept aside; it neither waits again nor
 * moves, as it would admit the same people once more. A number that nobody holds and with which nobody has come is only put
 * away.
 */
export function isLeftToDesk(
  command: TicketCommand | 'move',
  { checkedInAt, hasAnybodyEntered, isHeld }: Party,
): boolean {
  if (checkedInAt) return false;
  if (hasAnybodyEntered) return command === 'call-again' || command === 'not-come';
  return isHeld || command === 'not-come';
}
