/**
 * Sessions and access tokens: signing in and out, restoring, listing and revoking. Other rooms open a session here once
 * they know whose it is.
 */
export {
  type OpenSession,
  openCheckedSession,
  openSession,
  restoreSession,
} from './open-session.ts';
export { sessionRoutes } from './routes.ts';
export { isRecentSession, sessionExpiry } from './rules.ts';
export { openVerified } from './sign-in.ts';
export { countSignIn } from './sign-in-attempt.ts';
export { signOut, signOutEverywhere } from './sign-out.ts';
export { newSessionId, type SessionRecord } from './store.ts';
export { accessTokenSigner, sessionVerifier } from './tokens.ts';
export { deviceName, presentSession, presentSessions } from './views.ts';
