import { expect, test } from '@playwright/test';
import { ask } from '../support/api.ts';
import { tokenVariants } from '../support/attacks/token-variants.ts';
import { merchantAt, signedIn } from '../support/demo-data.ts';
import { guest } from '../support/guests.ts';
import { killParts } from '../support/platform/processes.ts';

/** Far less than a token lives, and enough for a machine that is busy. */
const WITHIN_SECONDS = { timeout: 10_000 };

type Probe = { service: string; path: string; method: string; body?: object };

/** One protected call of each service that a merchant may make and that changes nothing. */
async function probes(userId: number): Promise<Probe[]> {
  const { id } = await merchantAt('forno-aurora');
  return [
    { service: 'identity', method: 'GET', path: `/private/users/${userId}/sessions` },
    { service: 'queues', method: 'GET', path: '/private/my_merchant' },
    {
      service: 'passes',
      method: 'POST',
      path: `/private/merchants/${id}/queues/checkin_ticket`,
      body: { token: 'an unknown code' },
    },
  ];
}

const statusOf = async ({ path, method, body }: Probe, token: string) =>
  (await ask(path, { method, token, body })).status;

test('IDN-032 every service refuses every token that is not what it should be, in whatever one thing', async () => {
  const { id, accessToken } = await signedIn('marta');
  const calls = await probes(id);
  const variants = await tokenVariants(accessToken);
  const wrong: string[] = [];
  for (const probe of calls) {
    const { status } = await ask(probe.path, { ...probe, token: accessToken });
    expect([200, 422], `the good token at ${probe.service}`).toContain(status);
    for (const { name, token } of variants) {
      const answer = await ask(probe.path, { ...probe, token });
      const { error_code: code } = answer.json as { error_code: string };
      if (answer.status !== 401 || code !== 'token_expired_or_wrong') {
        wrong.push(`${probe.service}, a token ${name}: ${answer.status} ${answer.text}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(variants.length).toBeGreaterThan(25);
});

test('IDN-032 a session that its user ends is refused by every service within seconds', async () => {
  const [active, ended] = [await signedIn('marta'), await signedIn('marta')];
  const calls = await probes(active.id);
  const path = `/private/users/${active.id}/sessions`;
  const listOf = async (token: string) =>
    (await ask(path, { token })).json as { id: string; isCurrent: boolean }[];
  const shown = (await listOf(ended.accessToken)).find(({ isCurrent }) => isCurrent);
  const answer = await ask(`${path}/${shown?.id}`, { method: 'DELETE', token: active.accessToken });
  expect(answer.status).toBe(204);
  for (const probe of calls) {
    await expect.poll(() => statusOf(probe, ended.accessToken), WITHIN_SECONDS).toBe(401);
    expect(await statusOf(probe, active.accessToken)).not.toBe(401);
  }
});

test('IDN-031 a sign-out takes effect at every service within seconds', async () => {
  const { accessToken, id } = await signedIn('marta');
  const calls = await probes(id);
  await ask('/auth/signout', { method: 'POST', token: accessToken, body: {} });
  for (const probe of calls) {
    await expect.poll(() => statusOf(probe, accessToken), WITHIN_SECONDS).toBe(401);
  }
});

test('IDN-025 a guest’s token opens nothing of a merchant', async () => {
  const { accessToken } = await guest();
  const { id } = await signedIn('marta');
  for (const probe of await probes(id)) {
    expect([403, 404]).toContain(await statusOf(probe, accessToken));
  }
});

test('IDN-032 a service that was killed since still refuses the session that ended before', async () => {
  const [active, ended] = [await signedIn('marta'), await signedIn('marta')];
  const calls = await probes(active.id);
  await ask('/auth/signout', { method: 'POST', token: ended.accessToken, body: {} });
  for (const probe of calls) {
    await killParts([probe.service]);
    expect([200, 422]).toContain(await statusOf(probe, active.accessToken));
    expect(await statusOf(probe, ended.accessToken), probe.service).toBe(401);
  }
});
