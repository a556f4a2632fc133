import type { LineUpSteps } from '../../src/line-up/store/line-up-steps.ts';
import type { TestHarness } from '../test-harness.ts';

/** Simulates processes that die half way. The harness is read lazily, because tests open it later. */
export function crashesOf(harness: () => TestHarness) {
  return {
    /** The service as it is when its process dies right after one step. */
    async doomed(step: Exclude<keyof LineUpSteps, 'hasSeen'>) {
      const deps = await harness().secondDeps();
      const steps = oneByOne(deps.store.steps);
      const dying = {
        ...steps,
        [step]: async (...args: never[]) => {
          const work: (...given: never[]) => Promise<unknown> = steps[step];
          await work(...args);
          throw new Error('killed');
        },
      };
      return { ...deps, store: { ...deps.store, steps: dying } };
    },
  };
}

/** The same steps with one command for each write, as if the database had died between two writes of a command. */
export function oneByOne(steps: LineUpSteps): LineUpSteps {
  return {
    ...steps,
    allocate: (counterId, request, { insertAs: _later, ...conditions }) =>
      steps.allocate(counterId, request, conditions),
  };
}
