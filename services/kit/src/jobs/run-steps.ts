/**
 * Runs all steps of a job in order, even after failures, then throws the errors, so that a step that always fails does not keep
 * later ones from running.
 */
export async function runSteps(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, 'Several steps failed.');
}

/** Runs work for each item of a batch, so that an item that always fails does not stall later ones. */
export function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  return runSteps(items.map((item) => () => work(item)));
}
