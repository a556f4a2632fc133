import type { CallReply } from '../src/call.ts';
import type { botChallengeCall } from '../src/calls/accounts/auth.ts';

/** A puzzle that is solved at once. */
export const EASY_PUZZLE: CallReply<typeof botChallengeCall> = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
    cost: 1,
    keyLength: 32,
    keyPrefix: '0',
    keySignature: '0',
    expiresAt: 1_795_000_000,
    data: { site: 'turno' },
  },
  signature: '0',
};
