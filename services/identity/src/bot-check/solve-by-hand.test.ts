import { pbkdf2Sync } from 'node:crypto';
import { createBotCheck } from './bot-check.ts';

const secrets = { challenge: 'a'.repeat(64), key: 'b'.repeat(64) };
const botCheck = createBotCheck({ secrets, fewestTries: 10, siteKey: 'turno', calmPerMinute: 100 });

test('G-14 an integrator solves a puzzle without our library, by the steps that the call list describes', async () => {
  const challenge = await botCheck.createChallenge(new Date(), '10.0.0.1');
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const keyAt = (counter: number) => {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), number]);
    const key = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength ?? 32, 'sha256');
    return key.toString('hex');
  };
  let counter = 0;
  while (!keyAt(counter).startsWith(keyPrefix)) counter += 1;
  const solution = { counter, derivedKey: keyAt(counter) };
  const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  expect(await botCheck.check(token)).toMatchObject({ nonce });
});
