import type { Deps as CoreDeps } from '../core/index.ts';
import type { createApiKeys } from './store/api-keys.ts';

export type Deps = CoreDeps & { store: { apiKeys: Awaited<ReturnType<typeof createApiKeys>> } };
