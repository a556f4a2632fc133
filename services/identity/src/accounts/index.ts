/**
 * Account records, and the guarantee that an e-mail address or a Facebook user has at most one account. Every other room builds
 * on this one; it imports none.
 */
export {
  type AccountModel,
  type AccountUse,
  isEmailVerified,
  type PasswordChange,
  type StoredPasskey,
  type User,
  type UserRecord,
  userOf,
} from './store/account-model.ts';
export type { UnusedAccount } from './store/account-use.ts';
export { newUserId } from './store/users.ts';
