import { ApiError, isRejection } from '../api-error.ts';

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

/**
 * The same for work that asks another service. Once that is unavailable the rest is left to the next run, because each further
 * item would wait for it as long.
 */
export function runUntilAway<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  let isAway = false;
  return runEach(items, async (item) => {
    if (isAway) return;
    try {
      await work(item);
    } catch (error) {
      isAway = error instanceof ApiError && !isRejection(error);
      throw error;
    }
  });
}
