import type { Deps as CoreDeps } from '../core/index.ts';
import type { createDesks } from './store/desks.ts';

export type Deps = CoreDeps & { store: { desks: Awaited<ReturnType<typeof createDesks>> } };
