/** Background work: removing what has expired, and completing what a crash interrupted. */
export { startSweeper, sweep } from './sweeper.ts';
