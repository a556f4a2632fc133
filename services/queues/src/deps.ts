import type { Deps as JobsDeps } from './jobs/index.ts';
import type { Deps as PeopleDeps } from './people/index.ts';
import type { Deps as PlacesDeps } from './places/index.ts';
import type { Store } from './store.ts';
import type { Deps as WalletsDeps } from './wallets/index.ts';

/** The dependencies of all rooms, created once in main, and from real parts in tests. */
export type Deps = JobsDeps & PeopleDeps & PlacesDeps & WalletsDeps & { store: Store };
