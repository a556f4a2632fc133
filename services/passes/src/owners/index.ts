/** Pass owners: the people a user has passes for, and which of them could line up. */
export { passOwnerRoutes } from './routes.ts';
