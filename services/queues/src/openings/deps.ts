export type { Deps } from '../line-up/index.ts';
