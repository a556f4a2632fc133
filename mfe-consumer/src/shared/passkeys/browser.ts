import type {
  addPasskeyCall,
  beginPasskeyCall,
  CallInput,
  CallReply,
  passkeyChallengeCall,
  passkeySignInCall,
} from '@turno/shared-types';
import { flagsAtom } from '@turno/shared-ui/boot';
import { atom } from 'jotai';

type Created = CallInput<typeof addPasskeyCall>['body']['credential'];
type Signature = CallInput<typeof passkeySignInCall>['body']['credential'];

const loadLibrary = () => import(/* webpackChunkName: 'passkeys' */ '@simplewebauthn/browser');

/** Whether this page may use passkeys: not in an embed, whose page is on another site. */
export const passkeysOfferedAtom = atom((get) => get(flagsAtom).passkeys);

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Lets the browser create a passkey; throws what the browser throws, also when the person cancels. */
export async function createPasskey(options: CallReply<typeof beginPasskeyCall>): Promise<Created> {
  const { startRegistration } = await loadLibrary();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject } };
}

/** Lets the person pick a passkey, in the browser's dialog or among the suggestions of the e-mail field. */
export async function signWithPasskey(
  options: CallReply<typeof passkeyChallengeCall>,
  useBrowserAutofill: boolean,
): Promise<Signature> {
  const { startAuthentication } = await loadLibrary();
  const signed = await startAuthentication({ optionsJSON: options, useBrowserAutofill });
  const { id, rawId, type, response } = signed;
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response;
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  };
}

/** Whether the browser can suggest passkeys in a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!hasPasskeys()) return false;
  return (await loadLibrary()).browserSupportsWebAuthnAutofill();
}

/** Cancels the pending passkey request of the browser. */
export async function cancelPasskey(): Promise<void> {
  (await loadLibrary()).WebAuthnAbortService.cancelCeremony();
}

type Failure = 'passkeys.canceled' | 'passkeys.present' | 'passkeys.failed';

/** Why the browser made no passkey or signature: a key of our texts; `null` for an error of a call. */
export function passkeyFailure(error: unknown): Failure | null {
  if (!(error instanceof Error) || error.name === 'CallError') return null;
  if (error.name === 'InvalidStateError') return 'passkeys.present';
  const isCanceled = error.name === 'NotAllowedError' || error.name === 'AbortError';
  return isCanceled ? 'passkeys.canceled' : 'passkeys.failed';
}
