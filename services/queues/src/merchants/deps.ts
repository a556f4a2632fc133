import type { Deps as CoreDeps } from '../core/index.ts';
import type { cacheMerchants } from './store/cached-merchants.ts';
import type { createCatalog } from './store/catalog.ts';
import type { createLastMerchants } from './store/last-merchants.ts';
import type { createMerchantFlags } from './store/merchant-flags.ts';
import type { createPopularity } from './store/popularity.ts';

type Cached = ReturnType<typeof cacheMerchants>;

export type Deps = CoreDeps & {
  store: {
    merchants: Cached['merchants'];
    queues: Cached['queues'];
    merchantFlags: ReturnType<typeof createMerchantFlags>;
    lastMerchants: Awaited<ReturnType<typeof createLastMerchants>>;
    catalog: Awaited<ReturnType<typeof createCatalog>>;
    popularity: ReturnType<typeof createPopularity>;
  };
};
