/** Sign-up of users, merchants and guests: the one place that creates accounts with a password. */
export { signUpRoutes } from './routes.ts';
