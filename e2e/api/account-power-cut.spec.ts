import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { Session } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import { captchaToken } from '../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../support/own-merchant.ts';
import { openDatabases, tracesOf } from '../support/platform/database.ts';
import { killParts } from '../support/platform/processes.ts';

const PASSWORD = `right ${randomUUID()}`;
/** Milliseconds after the deletion request; a deletion takes about forty. */
const CUTS = [
  { part: 'queues', afterMs: 45 },
  { part: 'passes', afterMs: 45 },
  { part: 'identity', afterMs: 15 },
  { part: 'identity', afterMs: 30 },
  { part: 'identity', afterMs: 45 },
];

/** A person with a ticket whose name is like no other's. */
async function personWithTicket(lineUp: string) {
  const canary = `kanarie-${randomUUID()}`;
  const email = `${canary}@example.com`;
  const body = { email, password: PASSWORD, roles: ['user'], captchaToken: await captchaToken() };
  const answer = await ask('/auth/signup', { method: 'POST', body });
  expect(answer.status, answer.text).toBe(201);
  const session = answer.json as Session;
  await takenTicket(lineUp, session, { displayName: canary });
  return { id: session.id, token: session.accessToken, email, canary };
}

async function isOnTheList(userId: number): Promise<boolean> {
  const { identity, close } = await openDatabases();
  const found = await identity.collection<{ _id: number }>('erasures').findOne({ _id: userId });
  const account = await identity.collection<{ _id: number }>('users').findOne({ _id: userId });
  await close();
  return found !== null || account === null;
}

test('G-60 whichever process dies amid a deletion, the person is forgotten everywhere or asks again', async () => {
  test.setTimeout(360_000);
  const { lineUp } = firstQueueOf(await ownMerchant('marta', 'Cassa'));
  const canaries: string[] = [];
  for (const { part, afterMs } of CUTS) {
    const { id, token, email, canary } = await personWithTicket(lineUp);
    const remove = { method: 'DELETE', token, body: { password: PASSWORD } };
    const asked = ask(`/private/users/${id}`, remove).catch(() => null);
    await wait(afterMs);
    const [answer] = await Promise.all([asked, killParts([part])]);
    // What was answered has been written down; what was not may be asked again.
    const isBegun = await isOnTheList(id);
    expect(isBegun || answer?.status !== 204).toBe(true);
    if (!isBegun) {
      const again = { method: 'POST', body: { email, password: PASSWORD } };
      const { json } = await ask('/auth/signin', again);
      const second = { ...remove, token: (json as Session).accessToken };
      expect((await ask(`/private/users/${id}`, second)).status).toBe(204);
    }
    canaries.push(canary);
  }
  // Identity notifies the services that missed an event every minute and at each start: a start saves that minute.
  await killParts(['identity']);
  await expect.poll(() => tracesOf(canaries), { timeout: 150_000, intervals: [2_000] }).toEqual([]);
});
