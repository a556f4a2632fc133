/**
 * Account records: who exists, and the promise that an e-mail address or a Facebook user has one account at most.
 * Every other room builds on this one; it imports none.
 */
export {
  type AccountModel,
  type PasswordChange,
  type User,
  type UserRecord,
  userOf,
} from './store/account-model.ts';
export { newUserId } from './user-id.ts';
