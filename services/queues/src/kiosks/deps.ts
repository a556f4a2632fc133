import type { Deps as DevicesDeps } from '../devices/index.ts';
import type { Deps as LineUpDeps } from '../line-up/index.ts';
import type { Deps as StatusPagesDeps } from '../status-pages/index.ts';

export type Deps = LineUpDeps & StatusPagesDeps & DevicesDeps;
