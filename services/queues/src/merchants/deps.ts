import type { Deps as CoreDeps } from '../core/index.ts';
import type { keepPlaces } from './store/cached-merchants.ts';
import type { createCatalog } from './store/catalog.ts';
import type { createChoices } from './store/last-merchants.ts';
import type { createMerchantMarks } from './store/merchant-flags.ts';
import type { createBusyness } from './store/popularity.ts';

type Places = ReturnType<typeof keepPlaces>;

export type Deps = CoreDeps & {
  store: {
    merchants: Places['merchants'];
    queues: Places['queues'];
    merchantMarks: ReturnType<typeof createMerchantMarks>;
    choices: ReturnType<typeof createChoices>;
    catalog: ReturnType<typeof createCatalog>;
    busyness: ReturnType<typeof createBusyness>;
  };
};
