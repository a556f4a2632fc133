/** Background work: resolving expired holds of passes. */
export { startSweeper } from './sweeper.ts';
