/**
 * Account records, and the promise that an e-mail address or a Facebook user has at most one account.
 * Every other room builds on this one; it imports none.
 */
export {
  type AccountModel,
  isEmailVerified,
  type PasswordChange,
  type StoredPasskey,
  type User,
  type UserRecord,
  userOf,
} from './store/account-model.ts';
export { newUserId } from './store/users.ts';
