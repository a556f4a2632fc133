import type { Deps as CoreDeps } from '../core/index.ts';
import type { createBusyness } from './store/busyness.ts';
import type { createCatalog } from './store/catalog.ts';
import type { createChoices } from './store/choices.ts';
import type { keepPlaces } from './store/kept-places.ts';
import type { createMerchantMarks } from './store/merchant-marks.ts';

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
