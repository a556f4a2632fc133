/** Personal data: what this service holds of a person, and erasing it when the account is deleted. */
export { erasePerson } from './erase-person.ts';
export { personalDataRoutes } from './routes.ts';
