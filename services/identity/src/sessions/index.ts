/**
 * Sessions and access tokens: signing in and out, restoring, listing and revoking. Other rooms open a session here once
 * they know whose it is.
 */
export { deviceName } from './device-name.ts';
export { type OpenSession, openCheckedSession, openSession } from './open-session.ts';
export { restoreSession } from './restore-session.ts';
export { sessionRoutes } from './routes.ts';
export { isRecentSession, sessionExpiry } from './rules.ts';
export { newSessionId } from './session-id.ts';
export { signOut, signOutEverywhere } from './sign-out.ts';
export type { SessionRecord } from './store.ts';
export { accessTokenSigner, sessionVerifier } from './tokens.ts';
export { presentSession, presentSessions } from './views.ts';
