import { expect, test } from '@playwright/test';
import type { Merchant, StaffRole, Ticket } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import { filled, sparing } from '../support/attacks/hostile-calls.ts';
import { JUDGED_CALLS, STAFF_CALLS, STAFF_CELLS } from '../support/attacks/staff-calls.ts';
import { signedIn } from '../support/demo-data.ts';
import { guest } from '../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../support/own-merchant.ts';
import { newStaff, STAFF_PASSWORD, type Staff } from '../support/staff.ts';

/** A merchant with one person in each role. */
async function staffedMerchant(name: string) {
  const merchant = await ownMerchant('marta', name);
  const { accessToken } = await signedIn('marta');
  const team: Record<StaffRole, Staff> = {
    // A second owner, so that each role can be lost.
    owner: await newStaff(merchant, 'owner', accessToken),
    manager: await newStaff(merchant, 'manager', accessToken),
    desk: await newStaff(merchant, 'desk', accessToken),
    door: await newStaff(merchant, 'door', accessToken),
  };
  return { merchant, team, ownerToken: accessToken };
}

type Cell = (typeof STAFF_CELLS)[number];

/** What the gateway answers one person; a call that may succeed leaves what the next ones need. */
async function answerTo({ name, call, isAllowed }: Cell, { id, token }: Staff, of: Merchant) {
  const { id: queueId, counterId } = firstQueueOf(of);
  const params = {
    scope: 'private',
    merchantId: String(of.id),
    queueId: String(queueId),
    counterId: String(counterId),
    counter: '1',
    userId: String(id),
    openingId: '999999999',
  };
  const path = filled(call.path, isAllowed ? sparing(name, params) : params);
  const body = call.method === 'GET' ? {} : { body: {} };
  const { status, text, json } = await ask(path, { method: call.method, token, ...body });
  const code = (json as { error_code?: string } | null)?.error_code ?? null;
  return { status, text, isForbidden: status === 403 && code === 'forbidden' };
}

test('S-08 every call of staff answers each role as the role says', async () => {
  test.setTimeout(240_000);
  expect([...JUDGED_CALLS].toSorted()).toEqual(STAFF_CALLS.map(({ name }) => name).toSorted());
  const { merchant, team } = await staffedMerchant('Ruoli');
  await takenTicket(firstQueueOf(merchant).lineUp, await guest());
  const isLeaving = ({ name }: Cell) => name === 'removeManagerCall';
  const cells = STAFF_CELLS.toSorted(
    (a, b) =>
      // What is refused must change nothing for what follows; who leaves the team does so last.
      Number(a.isAllowed) - Number(b.isAllowed) || Number(isLeaving(a)) - Number(isLeaving(b)),
  );
  const wrong: string[] = [];
  for (const cell of cells) {
    const { status, text, isForbidden } = await answerTo(cell, team[cell.role], merchant);
    const isRight = cell.isAllowed ? status < 500 && status !== 401 && !isForbidden : isForbidden;
    if (!isRight) wrong.push(`${cell.name} by ${cell.role}: ${status} ${text}`);
  }
  expect(wrong).toEqual([]);
  expect(cells.filter(({ isAllowed }) => isAllowed).length).toBeGreaterThan(100);
  expect(cells.filter(({ isAllowed }) => !isAllowed).length).toBeGreaterThan(80);
});

test('S-08 desk and door do their own work, and a removed person, another role and a deleted account end rights within seconds', async () => {
  test.setTimeout(240_000);
  const { merchant, team, ownerToken } = await staffedMerchant('Squadra');
  const queue = firstQueueOf(merchant);
  const own = `/private/merchants/${merchant.id}`;
  const statusOf = async (path: string, { token }: Staff, method = 'GET') =>
    (await ask(path, { method, token, ...(method === 'GET' ? {} : { body: {} }) })).status;
  const callsNext = (who: Staff) => statusOf(queue.next, who, 'POST');
  const owner = (method: string, path: string, body: object = {}) =>
    ask(`${own}${path}`, { method, token: ownerToken, body });

  const tickets: Ticket[] = [];
  for (let count = 0; count < 4; count += 1) {
    tickets.push(await takenTicket(queue.lineUp, await guest()));
  }
  expect(await callsNext(team.desk)).toBe(200);
  expect((await queue.checkIn(tickets[0]?.checkInCode ?? '', team.door.token)).status).toBe(200);
  expect(await callsNext(team.door)).toBe(403);

  await test.step('another role holds with the next command', async () => {
    expect((await owner('PUT', `/managers/${team.desk.id}`, { role: 'door' })).status).toBe(204);
    expect(await callsNext(team.desk)).toBe(403);
  });

  await test.step('who is removed may do nothing, and the API keys of a former owner end', async () => {
    const body = { name: 'Cassa', scopes: ['read'] };
    const made = await ask(`${own}/api_keys`, { method: 'POST', token: team.owner.token, body });
    const { key } = made.json as { key: string };
    expect((await ask(`${own}/desks`, { token: key })).status, made.text).toBe(200);
    for (const who of [team.owner, team.manager, team.door]) {
      expect((await owner('DELETE', `/managers/${who.id}`)).status).toBe(204);
    }
    expect(await callsNext(team.owner)).toBe(403);
    expect(await callsNext(team.manager)).toBe(403);
    const code = tickets[1]?.checkInCode ?? '';
    expect((await queue.checkIn(code, team.door.token)).status).toBe(403);
    expect(await statusOf(`${own}/queues`, team.door)).toBe(403);
    const mine = async ({ token }: Staff) => (await ask('/private/my_merchant', { token })).text;
    expect(await mine(team.desk)).toContain(merchant.name);
    expect(await mine(team.manager)).not.toContain(merchant.name);
    const ofKey = async () => (await ask(`${own}/desks`, { token: key })).status;
    await expect.poll(ofKey, { timeout: 10_000 }).toBe(401);
  });

  await test.step('a deleted account', async () => {
    const { id, token } = team.desk;
    const body = { password: STAFF_PASSWORD };
    const deleted = await ask(`/private/users/${id}`, { method: 'DELETE', token, body });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    await expect.poll(() => statusOf(`${own}/queues`, team.desk), { timeout: 10_000 }).toBe(401);
    // A service that missed the announcement reads it again within a minute.
    const members = async () => (await ask(`${own}/managers`, { token: ownerToken })).text;
    await expect.poll(members, { timeout: 75_000 }).not.toContain(String(id));
  });
});
