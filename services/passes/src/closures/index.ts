/** What becomes of passes when merchants that accept them close for good. */
export { isClosedEverywhere } from './close-merchant.ts';
export { closureRoutes } from './routes.ts';
