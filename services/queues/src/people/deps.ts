import type { Deps as ClosuresDeps } from '../closures/index.ts';
import type { createLastMerchants } from '../merchants/index.ts';
import type { createPeople } from './store/people.ts';

export type Deps = ClosuresDeps & {
  store: {
    people: ReturnType<typeof createPeople>;
    lastMerchants: Awaited<ReturnType<typeof createLastMerchants>>;
  };
};
