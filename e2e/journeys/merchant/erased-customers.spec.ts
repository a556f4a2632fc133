import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { accessOf, type Session, type StaffTicket, type Ticket } from '@turno/shared-types';
import { CheckInPage, DashboardPage } from '../../pages/staff-pages.ts';
import { ask } from '../../support/api.ts';
import { fieldsOf, filled, PUBLIC_CALLS } from '../../support/attacks/hostile-calls.ts';
import { account, signedIn } from '../../support/demo-data.ts';
import { captchaToken, guest } from '../../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../../support/own-merchant.ts';
import { tracesOf } from '../../support/platform/database.ts';
import { test } from '../../support/test.ts';

const PASSWORD = `right ${randomUUID()}`;
const NAME = `Kanarie${randomUUID().slice(0, 8)}`;
const PHONE = '+390654321787';
/** Any day will do: the figures of a day name nobody. */
const TODAY = new Date().toISOString().slice(0, 10);

async function newPerson(): Promise<Session> {
  const answer = await ask('/auth/signup', {
    method: 'POST',
    body: {
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      name: NAME,
      roles: ['user'],
      captchaToken: await captchaToken(),
    },
  });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Session;
}

const erase = async ({ id, accessToken: token }: Session) => {
  const options = { method: 'DELETE', token, body: { password: PASSWORD } };
  expect((await ask(`/private/users/${id}`, options)).status).toBe(204);
};

/** Every call with which staff read, each with every way to look through it. */
function staffReads(params: Record<string, string>): string[] {
  const values: Record<string, string[]> = {
    executed: ['true', 'false'],
    order_by: ['executedAt_desc'],
    q: [NAME, PHONE.slice(-4), '1'],
    page: ['1'],
    offset: ['0'],
    minPax: ['1'],
    maxPax: ['1'],
  };
  return PUBLIC_CALLS.filter(({ call }) => {
    const access = accessOf(call, 'private');
    return call.method === 'GET' && !call.streams && /^(owner|merchant)$/.test(access);
  }).flatMap(({ call }) => {
    const path = filled(call.path.replace(':scope', 'private'), params);
    const queries = fieldsOf(call.query).flatMap((name) =>
      (values[name] ?? []).map((value) => `?${name}=${encodeURIComponent(value)}`),
    );
    // A report needs its range; what is missing otherwise may be left out.
    const plain = fieldsOf(call.query).includes('from') ? `?from=${TODAY}&to=${TODAY}` : '';
    return [plain, ...queries].map((query) => path + query);
  });
}

/** Three customers who are erased: one was admitted, one called, one waited; behind them waits a guest who stays. */
async function erasedCustomers(queue: ReturnType<typeof firstQueueOf>, token: string) {
  const people = [await newPerson(), await newPerson(), await newPerson()];
  const tickets: Ticket[] = [];
  for (const each of people) {
    tickets.push(await takenTicket(queue.lineUp, each, { displayName: NAME, phone: PHONE }));
  }
  const neighbour = await takenTicket(queue.lineUp, await guest());
  for (const _ of ['admitted', 'called']) {
    expect((await ask(queue.next, { method: 'POST', token, body: {} })).status).toBe(200);
  }
  expect((await queue.checkIn(tickets[0]?.checkInCode ?? '', token)).status).toBe(200);
  for (const each of people) await erase(each);
  // Each person is erased in the background. A service that missed the announcement reads it again within a minute.
  const options = { timeout: 150_000 };
  await expect.poll(() => tracesOf([NAME, PHONE]), options).toEqual([]);
  return { tickets, neighbour, ids: people.map(({ id }) => String(id)) };
}

test('S-14 erased customers in every list that staff can open', async ({ page }) => {
  test.setTimeout(360_000);
  const merchant = await ownMerchant('marta', 'Sportello');
  const queue = firstQueueOf(merchant);
  const { accessToken: token } = await signedIn('marta');
  const { tickets, neighbour, ids } = await erasedCustomers(queue, token);

  const answer = await ask(`${queue.tickets}?per_page=100`, { token });
  const rows = answer.json as StaffTicket[];
  expect(rows.map(({ counter }) => counter)).toContain(neighbour.counter);
  const params = {
    merchantId: String(merchant.id),
    queueId: String(queue.id),
    counterId: String(queue.counterId),
    vanity: merchant.vanity,
  };
  for (const path of staffReads(params)) {
    const { status, text } = await ask(path, { token });
    // 404: a thing with an id of its own, which this merchant does not have. 422: a list for the team of a franchising.
    const isOfTeam = path.startsWith('/private/franchising/');
    expect([path, isOfTeam ? [422] : [200, 404]]).toEqual([path, expect.arrayContaining([status])]);
    for (const trace of [NAME, PHONE, ...ids]) {
      expect([path, text.includes(trace)]).toEqual([path, false]);
    }
  }
  // A ticket that was called still admits, once; nothing names its holder.
  for (const ticket of tickets) {
    const { status, text } = await queue.checkIn(ticket.checkInCode ?? '', token);
    expect([status < 500, text.includes(NAME)]).toEqual([true, false]);
  }

  const dashboard = new DashboardPage(page);
  const { email, password } = account('marta');
  await dashboard.signIn(email, password);
  await dashboard.choosePlace(merchant.name);
  await dashboard.callButton.click();
  await expect(page.getByText(neighbour.ticketValue, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);

  await page.goto('/scan-create-pass');
  const entrance = new CheckInPage(page);
  await entrance.choosePlace(merchant.name);
  await entrance.type(tickets[0]?.checkInCode ?? '');
  await expect(entrance.checks.first()).toContainText('May not enter');
  await expect(page.getByText(NAME)).toHaveCount(0);
});
