import type { Deps as DirectoryDeps } from '../directory/index.ts';
import type { Deps as PlacesDeps } from '../places/index.ts';
import type { createCreations } from './store/creations.ts';

export type Deps = DirectoryDeps &
  PlacesDeps & { store: { creations: ReturnType<typeof createCreations> } };
