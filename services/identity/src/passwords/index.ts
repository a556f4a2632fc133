/**
 * Passwords: hashing and verifying, what a new one must not be, changing it, resetting a forgotten one by mail, and
 * demanding another one.
 */
export { demandPasswordChange } from './demand-password-change.ts';
export { finishPasswordChanges } from './finish-password-changes.ts';
export { createPasswords } from './hashing.ts';
export { rejectCommonPassword } from './new-password.ts';
export { passwordRoutes } from './routes.ts';
export { passwordCost } from './rules.ts';
