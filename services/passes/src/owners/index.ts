/** Pass owners: the people a user has passes for, and which of them could line up. */
export { moveWithOwner } from './move-with-owner.ts';
export { loadPassOwner } from './read-owners.ts';
export { passOwnerRoutes } from './routes.ts';
export { presentPassOwner } from './views.ts';
