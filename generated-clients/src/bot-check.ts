import { pbkdf2Sync } from 'node:crypto';
import type { components } from '../generated/openapi-typescript.ts';

export type BotChallenge = components['schemas']['BotChallenge'];

/** Solves the puzzle by the steps that the document describes; returns the `captchaToken` of the sign-up. */
export function captchaToken(challenge: BotChallenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const saltBytes = Buffer.from(salt, 'hex');
  for (let counter = 0; ; counter += 1) {
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), tail]);
    const derivedKey = pbkdf2Sync(password, saltBytes, cost, keyLength, 'sha256').toString('hex');
    if (!derivedKey.startsWith(keyPrefix)) continue;
    const solved = { challenge, solution: { counter, derivedKey } };
    return Buffer.from(JSON.stringify(solved)).toString('base64');
  }
}

/** The credentials of a new guest. */
export function guestCredentials() {
  const id = crypto.randomUUID();
  const roles: ['guest'] = ['guest'];
  return { email: `guest+${id}@guest.invalid`, password: `${id}${id}`, roles };
}
