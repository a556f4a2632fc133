/** S-21: the commands of a desk on a called ticket. */
export type TicketCommand = 'call-again' | 'not-come' | 'put-back' | 'take-back';

type Party = {
  /** When the last of its people entered. */
  checkedInAt: Date | string | null;
  hasAnybodyEntered: boolean;
  /** Whether the account of its holder still exists. */
  isHeld: boolean;
};

/**
 * S-14, S-21: whether the check-ins of a ticket's people permit this command of a desk. When a whole party is inside, nobody is
 * left to be called. While some are outside, they can be called again, or their ticket set aside; it can neither wait again nor
 * be moved, because the same people could then enter twice. A number without a holder, of which nobody has entered, can only be
 * set aside.
 */
export function isLeftToDesk(
  command: TicketCommand | 'move',
  { checkedInAt, hasAnybodyEntered, isHeld }: Party,
): boolean {
  if (checkedInAt) return false;
  if (hasAnybodyEntered) return command === 'call-again' || command === 'not-come';
  return isHeld || command === 'not-come';
}
