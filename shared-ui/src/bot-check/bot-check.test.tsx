import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { botChallengeCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { createHttp } from '@turno/shared-ui/http';
import {
  axeViolations,
  buildRemoteProps,
  failOffline,
  openFakeGateway,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { useAtomValue } from 'jotai';
import { BotCheckError, BotCheckField, solveBotCheck } from './index.ts';

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
  const gateway = openFakeGateway([reply(botChallengeCall, { parameters: {} })]);
  const error = await solveBotCheck(http()).catch((e: unknown) => e);
  gateway.close();
  expect(error).toMatchObject({ name: 'BotCheckError', reason: 'failed' });
});

test('an aborted check stops', async () => {
  const gateway = openFakeGateway([await challengeReply(2_000_000)]);
  const controller = new AbortController();
  const token = solveBotCheck(http(), controller.signal);
  setTimeout(() => controller.abort(), 50);
  await expect(token).rejects.toMatchObject({ name: 'AbortError' });
  gateway.close();
});

function Field({ onToken }: { onToken: (token: string | null) => void }) {
  return <BotCheckField http={useAtomValue(httpAtom)} onToken={onToken} />;
}

test('the field solves by itself, shows its state and hands the token over', async () => {
  const tokens: (string | null)[] = [];
  const { container } = renderScreen(<Field onToken={(token) => tokens.push(token)} />, {
    replies: [await challengeReply()],
  });
  expect(screen.getAllByText('Verifica di sicurezza in corso…')).not.toHaveLength(0);
  await waitFor(() => expect(tokens.at(-1)).toEqual(expect.any(String)));
  expect(await axeViolations(container)).toEqual([]);
});

test('IDN-023 a failed check shows why and can be retried', async () => {
  const tokens: (string | null)[] = [];
  const { user, gateway } = renderScreen(<Field onToken={(token) => tokens.push(token)} />, {
    replies: [reply(botChallengeCall, { parameters: {} })],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Potresti avere qualche problema col tuo dispositivo!',
  );
  gateway.answer(await challengeReply());
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(tokens.at(-1)).toEqual(expect.any(String)));
});

test('without a network the field shows that, not a failure of the device', async () => {
  renderScreen(<Field onToken={() => undefined} />, { replies: [failOffline(botChallengeCall)] });
  expect(await screen.findByRole('alert', {}, { timeout: 5_000 })).toHaveTextContent(
    /Connessione assente/,
  );
});
