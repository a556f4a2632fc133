import type { Deps as MerchantsDeps } from '../merchants/index.ts';
import type { createRollUps } from './store/roll-ups.ts';

export type Deps = MerchantsDeps & {
  store: { rollUps: Awaited<ReturnType<typeof createRollUps>> };
};
