/** A call of the next ticket: the day of the queue, and the number it served when the manager pressed the button. */
export type CallCommand = { counterId: number; expectedCounter: number };

/** A command that was sent under an idempotency key and has no definite answer yet. */
export type SentCommand = CallCommand & { key: string };

/** The unanswered command equal to this one; `null` when there is none or the queue has moved on since. */
export function unansweredCommand(
  pending: readonly SentCommand[],
  { counterId, expectedCounter }: CallCommand,
): SentCommand | null {
  return (
    pending.find(
      (each) => each.counterId === counterId && each.expectedCounter === expectedCounter,
    ) ?? null
  );
}

/** Adds a command; it replaces earlier ones of the same day. */
export function withCommand(pending: readonly SentCommand[], command: SentCommand): SentCommand[] {
  return [...withoutCommands(pending, command), command];
}

/** Removes the commands of a day after a definite answer. */
export function withoutCommands(
  pending: readonly SentCommand[],
  { counterId }: Pick<CallCommand, 'counterId'>,
): SentCommand[] {
  return pending.filter((each) => each.counterId !== counterId);
}
