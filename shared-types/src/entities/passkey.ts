import * as z from 'zod/mini';
import { instant } from '../fields.ts';

const base64url = (maxLength: number) =>
  z.string().check(z.regex(/^[\w-]+$/, 'base64url'), z.maxLength(maxLength));
const publicKey = z.literal('public-key');

/** The id that an authenticator gives to a passkey. */
export const passkeyId = base64url(512);

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: passkeyId,
  name: z.string(),
  createdAt: instant,
  /** `null` until it is first used to sign in. */
  lastUsedAt: z.nullable(instant),
});

export type Passkey = z.infer<typeof passkeySchema>;

/** What a browser needs to create a passkey (WebAuthn, `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** What a browser needs to sign in with a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});

// Browsers, and extensions that act for them, may omit these fields or add some; we do not use them.
const unread = {
  authenticatorAttachment: z.nullish(z.string().check(z.maxLength(40))),
  clientExtensionResults: z.optional(z.looseObject({})),
};

/** A new passkey as the browser returns it (`RegistrationResponseJSON`). */
export const createdPasskeySchema = z.strictObject({
  id: passkeyId,
  rawId: passkeyId,
  type: publicKey,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(8_000),
    authenticatorData: z.optional(base64url(4_000)),
    publicKey: z.optional(base64url(4_000)),
    publicKeyAlgorithm: z.optional(z.int()),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
  ...unread,
});

/** The signature of a passkey as the browser returns it (`AuthenticationResponseJSON`). */
export const passkeySignatureSchema = z.strictObject({
  id: passkeyId,
  rawId: passkeyId,
  type: publicKey,
  response: z.strictObject({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(2_000),
    /** The user of the passkey: the `user.id` with which it was created. */
    userHandle: base64url(90),
  }),
  ...unread,
});
