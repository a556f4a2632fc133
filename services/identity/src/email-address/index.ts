/** The e-mail address of an account: confirming it by a mailed link. */
export { mailConfirmation } from './confirm-email.ts';
export { emailAddressRoutes } from './routes.ts';
