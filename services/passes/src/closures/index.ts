/** Disables passes, existing and new, that no open merchant accepts any more. */
export { addPasses, judgeNewPasses } from './close-merchant.ts';
export { closureRoutes } from './routes.ts';
