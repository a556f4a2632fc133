import type { TestQueue } from './test-harness.ts';

/** As long as real ids are, so that no other value of a document contains one by chance. */
let lastUser = 318_642_907_000_000;

/** The id of a new person. */
export function newUser(): number {
  lastUser += 1;
  return lastUser;
}

/** The code of the API error that an action throws; `null` when it succeeds. */
export const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    ({ code }) => code,
  );

/** A queue as the actions name it. */
export const idsOf = ({ merchant, queue, counter }: TestQueue) => ({
  merchantId: merchant.id,
  queueId: queue.id,
  counterId: counter.id,
});
