import type { Deps as DesksDeps } from '../desks/index.ts';
import type { Deps as FiguresDeps } from '../figures/index.ts';
import type { createActivities } from './store/activities.ts';

export type Deps = FiguresDeps &
  DesksDeps & { store: { activities: Awaited<ReturnType<typeof createActivities>> } };
