import type { Deps as CoreDeps } from '../core/index.ts';
import type { createDeviceStores } from './store/device-stores.ts';

export type Deps = CoreDeps & { store: Awaited<ReturnType<typeof createDeviceStores>> };
