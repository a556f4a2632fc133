import type { Deps as CoreDeps } from '../core/index.ts';
import type { keepPlaces } from './store/cached-merchants.ts';
import type { createCatalog } from './store/catalog.ts';
import type { createLastMerchants } from './store/last-merchants.ts';
import type { createMerchantFlags } from './store/merchant-flags.ts';
import type { createPopularity } from './store/popularity.ts';

type Places = ReturnType<typeof keepPlaces>;

export type Deps = CoreDeps & {
  store: {
    merchants: Places['merchants'];
    queues: Places['queues'];
    merchantFlags: ReturnType<typeof createMerchantFlags>;
    lastMerchants: ReturnType<typeof createLastMerchants>;
    catalog: ReturnType<typeof createCatalog>;
    popularity: ReturnType<typeof createPopularity>;
  };
};
