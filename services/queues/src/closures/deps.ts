import type { Deps as ApiKeysDeps } from '../api-keys/index.ts';
import type { Deps as CallingDeps } from '../calling/index.ts';
import type { Deps as DevicesDeps } from '../devices/index.ts';
import type { Deps as LineUpDeps } from '../line-up/index.ts';
import type { Deps as ManagersDeps } from '../managers/index.ts';
import type { createClosures } from './store/closures.ts';
import type { createRetention } from './store/retention.ts';

export type Deps = LineUpDeps &
  ManagersDeps &
  ApiKeysDeps &
  DevicesDeps & {
    settings: {
      /** How long the records of a merchant that closed for good are kept. */
      closedMerchantRetentionDays: number;
    };
    store: {
      calls: Pick<CallingDeps['store']['calls'], 'findServed'>;
      closures: ReturnType<typeof createClosures>;
      retention: ReturnType<typeof createRetention>;
    };
  };
