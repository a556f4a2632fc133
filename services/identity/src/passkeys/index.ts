/**
 * Passkeys: key pairs in a user's devices that sign in without a password (decision 145). An account has a list of them;
 * a browser creates one, and signs in with one, by signing a challenge of ours.
 */
export { createForeignPageReport } from './refusals.ts';
export { passkeyRoutes, presentPasskey } from './routes.ts';
