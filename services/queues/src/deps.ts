import type { Deps as JobsDeps } from './jobs/index.ts';
import type { Deps as PeopleDeps } from './people/index.ts';
import type { Deps as PlacesDeps } from './places/index.ts';
import type { Store } from './store.ts';

/** Everything the rooms need from the world; made once in main, and with real parts in tests. */
export type Deps = JobsDeps & PeopleDeps & PlacesDeps & { store: Store };
