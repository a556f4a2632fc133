import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { Deps as FranchisesDeps } from '../franchises/index.ts';
import type { Deps as OpeningsDeps } from '../openings/index.ts';
import type { Deps as PlacesDeps } from '../places/index.ts';
import type { createCreations } from './store/creations.ts';

export type Deps = FiguresDeps &
  FranchisesDeps &
  OpeningsDeps &
  PlacesDeps & { store: { creations: ReturnType<typeof createCreations> } };
