import type { Deps as LineUpDeps } from '../line-up/index.ts';
import type { createRollUps } from './store/roll-ups.ts';

export type Deps = LineUpDeps & {
  store: { rollUps: Awaited<ReturnType<typeof createRollUps>> };
};
