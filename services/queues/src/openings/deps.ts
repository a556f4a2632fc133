export type { Deps } from '../merchants/index.ts';
