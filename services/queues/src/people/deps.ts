import type { Deps as ApiKeysDeps } from '../api-keys/index.ts';
import type { Deps as LineUpDeps } from '../line-up/index.ts';
import type { createLastMerchants } from '../merchants/index.ts';
import type { createPeople } from './store/people.ts';

export type Deps = LineUpDeps &
  ApiKeysDeps & {
    store: {
      people: ReturnType<typeof createPeople>;
      lastMerchants: Awaited<ReturnType<typeof createLastMerchants>>;
    };
  };
