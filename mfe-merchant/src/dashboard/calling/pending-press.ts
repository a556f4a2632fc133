/** One press of the call button: the day of the queue, and the number served as the presser saw it. */
export type Press = { counterId: number; expectedCounter: number };

/** A press that was sent and not definitely answered yet. */
export type PendingPress = Press & { key: string };

/** The unanswered press of a day; `null` when there is none or the queue has moved on since. */
export function unansweredPress(
  pending: readonly PendingPress[],
  { counterId, expectedCounter }: Press,
): PendingPress | null {
  return (
    pending.find(
      (each) => each.counterId === counterId && each.expectedCounter === expectedCounter,
    ) ?? null
  );
}

/** The presses with this one in the place of earlier ones of its day. */
export function withPress(pending: readonly PendingPress[], press: PendingPress): PendingPress[] {
  return [...withoutPress(pending, press), press];
}

/** The presses without those of a day: its press has a definite answer. */
export function withoutPress(
  pending: readonly PendingPress[],
  { counterId }: Pick<Press, 'counterId'>,
): PendingPress[] {
  return pending.filter((each) => each.counterId !== counterId);
}
