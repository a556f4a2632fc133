/** The e-mail address of an account: confirming it by a mailed link, and changing it. */
export { mailConfirmation } from './confirm-email.ts';
export { emailAddressRoutes } from './routes.ts';
