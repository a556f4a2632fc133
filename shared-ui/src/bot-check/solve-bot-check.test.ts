import { webcrypto } from 'node:crypto';
import { botChallengeCall } from '@turno/shared-types';
import { createHttp } from '@turno/shared-ui/http';
import {
  brokenPuzzle,
  buildRemoteProps,
  openFakeGateway,
  refuse,
  reply,
  settle,
} from '@turno/shared-ui/test';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { BotCheckError, solveBotCheck } from './index.ts';

const SECRET = 'a secret of the test';

beforeAll(() => {
  if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
});

function puzzle(counter = 20): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter,
    deriveKey,
    data: { site: 'turno' },
    expiresAt: new Date(Date.now() + 60_000),
    hmacKeySignatureSecret: SECRET,
    hmacSignatureSecret: SECRET,
  });
}

async function isRight(token: string): Promise<boolean> {
  const { challenge, solution } = JSON.parse(atob(token));
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: SECRET,
  });
  return verified;
}

const challengeReply = async (counter?: number) =>
  reply(botChallengeCall, JSON.parse(JSON.stringify(await puzzle(counter))));

function http() {
  return createHttp(buildRemoteProps().props);
}

test('IDN-024 the puzzle is fetched and solved in the page, and the services accept the answer', async () => {
  const gateway = openFakeGateway([await challengeReply()]);
  const token = await solveBotCheck(http());
  gateway.close();
  expect(gateway.requests[0]?.path).toBe('/auth/challenge');
  expect(await isRight(token)).toBe(true);
});

test('IDN-022 services without a bot check are the reason `missing`', async () => {
  const gateway = openFakeGateway([refuse(botChallengeCall, 'not_found')]);
  const error = await solveBotCheck(http()).catch((e: unknown) => e);
  gateway.close();
  expect(error).toBeInstanceOf(BotCheckError);
  expect(error).toMatchObject({ reason: 'missing' });
});

test('IDN-023 a puzzle that cannot be solved is the reason `failed`', async () => {
  const gateway = openFakeGateway([brokenPuzzle]);
  const error = await solveBotCheck(http()).catch((e: unknown) => e);
  gateway.close();
  expect(error).toMatchObject({ name: 'BotCheckError', reason: 'failed' });
});

test('an aborted check stops', async () => {
  const gateway = openFakeGateway([await challengeReply(2_000_000)]);
  const controller = new AbortController();
  const token = solveBotCheck(http(), controller.signal);
  setTimeout(() => controller.abort(), 50);
  await expect(settle(token)).rejects.toMatchObject({ name: 'AbortError' });
  gateway.close();
});
