export { createFetchMe, followLanguage, httpWith, type ServiceAddress } from './http-with.ts';
export { givenSession, noSession, type PageSession, storedSession } from './page-session.ts';
export { storedToken } from './restore-session.ts';
export { createVisits, type Visits } from './visits.ts';
