import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Locale, ROLES, type Role } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { type Connection, type Model, Schema } from 'mongoose';

/** A password change in progress: the older sessions except `keeps` still have to end, and the owner still gets a mail. */
export type PasswordChange = {
  at: Date;
  keeps: string | null;
  locale: Locale;
  /** Whether the change was the first proof that the person owns the address: what existed before may belong to a stranger. */
  isFirstProof?: boolean;
};

/** The public half of a key pair in an authenticator, with which a user signs in. */
export type StoredPasskey = {
  /** The id that the authenticator chose, as base64url. */
  id: string;
  /** COSE key, as base64url. */
  publicKey: string;
  /** The authenticator's signature counter; 0 for authenticators that do not count. */
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
};

export type User = {
  id: number;
  email: string;
  /** `null` for a user who signs in with Facebook. */
  passwordHash: string | null;
  /** The user's id in our Facebook app; absent for accounts with a password. */
  facebookId?: string;
  role: Role;
  name: string | null;
  createdAt: Date;
  /** Whether the next sign-in permits only a change of password (IDN-015). */
  mustChangePassword?: boolean;
  passwordChange?: PasswordChange;
  /** How often the password was changed; a change ends the sessions of lower versions. Absent counts as 0. */
  passwordVersion?: number;
  /** The mailed tokens that set a new password: their digests and expiries. */
  passwordResets?: { digest: string; expiresAt: Date }[];
  /** When the person proved to own the address; absent until then and for guests. */
  emailVerifiedAt?: Date;
  /** The address that replaces the current one once it is confirmed. */
  newEmail?: { address: string; expiresAt: Date };
  /** The mailed tokens that confirm an address: their digests, addresses and expiries. */
  emailLinks?: { digest: string; email: string; expiresAt: Date }[];
  /** In the order they were added. */
  passkeys?: StoredPasskey[];
  /** When a guest's account expires; `null` for accounts that do not. */
  expiresAt: Date | null;
};

/** When an account was last used, to within a day; only of accounts that do not expire. */
export type AccountUse = {
  lastUsedAt?: Date;
  /** The language of that use; absent while it is not known. */
  locale?: Locale;
  /** When a mail announced to the owner that the unused account will be erased. */
  unusedNoticeAt?: Date;
};

export type UserRecord = Omit<User, 'id'> & AccountUse & { _id: number };
export type AccountModel = Model<UserRecord>;

const nullable = <T>(type: T) => ({ type, default: null });
const required = <T>(type: T) => ({ type, required: true });

const passwordChange = new Schema(
  {
    at: required(Date),
    keeps: nullable(String),
    locale: { type: String, enum: LOCALES },
    isFirstProof: Boolean,
  },
  { _id: false, strict: 'throw' },
);
const passwordReset = new Schema(
  { digest: required(String), expiresAt: required(Date) },
  { _id: false, strict: 'throw' },
);
const emailLink = new Schema(
  { digest: required(String), email: required(String), expiresAt: required(Date) },
  { _id: false, strict: 'throw' },
);
const passkey = new Schema(
  {
    id: required(String),
    publicKey: required(String),
    counter: { type: Number, required: true, min: 0 },
    name: { type: String, required: true, maxlength: 40 },
    createdAt: required(Date),
    lastUsedAt: nullable(Date),
  },
  { _id: false, id: false, strict: 'throw' },
);
const newEmail = new Schema(
  { address: required(String), expiresAt: required(Date) },
  { _id: false, strict: 'throw' },
);
const userSchema = new Schema<UserRecord>(
  {
    _id: required(Number),
    email: { type: String, required: true, maxlength: 254, lowercase: true, trim: true },
    passwordHash: nullable(String),
    facebookId: String,
    role: { type: String, required: true, enum: ROLES },
    name: { ...nullable(String), maxlength: 120 },
    createdAt: required(Date),
    mustChangePassword: Boolean,
    passwordChange,
    passwordVersion: { type: Number, min: 0 },
    passwordResets: { type: [passwordReset], default: undefined },
    emailVerifiedAt: Date,
    newEmail,
    emailLinks: { type: [emailLink], default: undefined },
    passkeys: { type: [passkey], default: undefined },
    expiresAt: nullable(Date),
    lastUsedAt: Date,
    locale: { type: String, enum: LOCALES },
    unusedNoticeAt: Date,
  },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 'hashed' } },
);
const partial = (field: string, type: string) => ({
  partialFilterExpression: { [field]: { $type: type } },
});
userSchema.index({ expiresAt: 1 }, partial('expiresAt', 'date'));
userSchema.index({ 'passwordChange.at': 1 }, partial('passwordChange.at', 'date'));
// Not unique: digests of 256 random bits do not repeat.
userSchema.index({ 'passwordResets.digest': 1 }, partial('passwordResets.digest', 'string'));
userSchema.index({ 'passwordResets.expiresAt': 1 }, partial('passwordResets.expiresAt', 'date'));
userSchema.index({ 'newEmail.expiresAt': 1 }, partial('newEmail.expiresAt', 'date'));
userSchema.index({ 'emailLinks.digest': 1 }, partial('emailLinks.digest', 'string'));
userSchema.index({ 'emailLinks.expiresAt': 1 }, partial('emailLinks.expiresAt', 'date'));

userSchema.index(
  { unusedNoticeAt: 1, lastUsedAt: 1 },
  { partialFilterExpression: { lastUsedAt: { $exists: true } } },
);

/** Opens the collection of accounts. */
export function openAccounts(connection: Connection): Promise<AccountModel> {
  return openModel(connection, 'users', userSchema);
}

/** An account as the rest of the service knows it. */
export function userOf(record: UserRecord | null): User | null {
  if (!record) return null;
  const {
    _id,
    lastUsedAt: _lastUsedAt,
    locale: _locale,
    unusedNoticeAt: _notice,
    ...user
  } = record;
  return { id: _id, ...user };
}

/** Whether the person has proved to own the account's e-mail address. */
export function isEmailVerified({ emailVerifiedAt }: Pick<User, 'emailVerifiedAt'>): boolean {
  return emailVerifiedAt !== undefined;
}
