import type {
  beginPasskeyCall,
  CallReply,
  Passkey,
  passkeyChallengeCall,
} from '@turno/shared-types';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';

/** The props of a page that passkeys belong to. */
export const onOwnPage = { flags: { ...DEFAULT_FLAGS, passkeys: true } };

export const phone: Passkey = {
  id: 'cGhvbmU',
  name: 'Telefono',
  createdAt: '2026-11-02T08:00:00.000Z',
  lastUsedAt: null,
};

export const creation: CallReply<typeof beginPasskeyCall> = {
  rp: { id: 'localhost', name: 'Turno' },
  user: { id: 'Nzc', name: 'ada@example.com', displayName: 'Ada' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
};

export const request: CallReply<typeof passkeyChallengeCall> = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 600_000,
  userVerification: 'required',
};

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = (response: object) => ({
  id: phone.id,
  rawId: bytes('phone'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('client'), ...response },
});

type Answer = { create?: () => Promise<object>; get?: (options: object) => Promise<object> };

/** Gives the browser of a test an authenticator: one that answers, or whatever is passed. */
export function installAuthenticator(answer: Answer = {}): void {
  const create = async () => credential({ attestationObject: bytes('attestation') });
  const get = async () =>
    credential({
      authenticatorData: bytes('data'),
      signature: bytes('signature'),
      userHandle: bytes('77'),
    });
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => false,
  });
  Object.assign(window, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create, get, ...answer },
  });
}

export function removeAuthenticator(): void {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
}

/** What the browser throws when a person closes its dialog. */
export const cancel = async (): Promise<object> => {
  throw new DOMException('closed', 'NotAllowedError');
};
