/** Signing in with Facebook: by an access token, or by its page and back. */
export { createFacebook } from './facebook.ts';
export { facebookRoutes } from './routes.ts';
