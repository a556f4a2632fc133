/**
 * Runs all steps of a job, one after the other, whatever fails, then throws what failed: a step that always fails does not
 * keep those after it from ever running.
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

/** The same for the items of a batch: one that always fails does not stall those after it. */
export function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  return runSteps(items.map((item) => () => work(item)));
}
