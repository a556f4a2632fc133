import type { Deps as MerchantsDeps } from '../merchants/index.ts';
import type { createApiKeys } from './store/api-keys.ts';

export type Deps = MerchantsDeps & {
  store: { apiKeys: Awaited<ReturnType<typeof createApiKeys>> };
};
