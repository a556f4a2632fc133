/** Pass owners: the people a user has passes for, and which of them could line up. */
export { validatePassOwners } from './validate-pass-owners.ts';
export { presentPassOwner } from './views.ts';
