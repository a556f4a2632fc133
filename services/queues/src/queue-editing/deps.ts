import type { Deps as LineUpDeps } from '../line-up/index.ts';

export type Deps = LineUpDeps & {
  settings: {
    /** whether a queue in use keeps its capacity and its average time. */
    managerDisable: boolean;
  };
};
