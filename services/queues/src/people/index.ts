/** What is stored of one person: the export of it, and its erasure. */
export { erasePerson } from './actions/personal-data.ts';
export type { Deps } from './deps.ts';
export { peopleRoutes } from './routes/people.ts';
export { createPeople } from './store/people.ts';
