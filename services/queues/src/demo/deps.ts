export type { Deps } from '../calling/index.ts';
