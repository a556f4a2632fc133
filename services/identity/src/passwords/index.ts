/**
 * Passwords: hashing and verifying, what a new one must not be, changing it, resetting a forgotten one by mail, and
 * demanding another one.
 */
export { demandPasswordChange, finishPasswordChanges } from './change-password.ts';
export { createPasswords } from './hashing.ts';
export { rejectGuessablePassword } from './new-password.ts';
export { callersAccount, provenOwner, verifyOwnPassword } from './own-password.ts';
export { passwordRoutes } from './routes.ts';
export { passwordCost } from './rules.ts';
