export type { Deps } from '../figures/index.ts';
