import type { LineUpSteps } from '../../src/line-up/store/line-up-steps.ts';
import type { TestHarness } from '../test-harness.ts';

/** Processes that die half way, and what they leave behind; the world may be opened later. */
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

/** The same steps with a command for each write, as after an engine that died between two of one command. */
export function oneByOne(steps: LineUpSteps): LineUpSteps {
  return {
    ...steps,
    allocate: (counterId, request, { insertAs: _later, ...conditions }) =>
      steps.allocate(counterId, request, conditions),
  };
}
