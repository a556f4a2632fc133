/**
 * Passwords: hashing and verifying, rejecting guessable ones, changing a password, resetting a forgotten one by mail, and
 * demanding a new one.
 */
export { demandPasswordChange, finishPasswordChanges } from './change-password.ts';
export { createPasswords } from './hashing.ts';
export { rejectGuessablePassword } from './new-password.ts';
export { callersAccount, provenOwner, verifyOwnPassword } from './own-password.ts';
export { passwordRoutes } from './routes.ts';
export { passwordCost } from './rules.ts';
