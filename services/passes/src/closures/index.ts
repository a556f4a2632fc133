/** What becomes of passes when merchants that accept them close for good, also of those that are new. */
export { addPasses, judgeNewPasses } from './close-merchant.ts';
export { closureRoutes } from './routes.ts';
