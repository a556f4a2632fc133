import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { accessOf, type Session, type StaffTicket, type Ticket } from '@turno/shared-types';
import { type Answer, ask } from '../support/api.ts';
import { fieldsOf, filled, PUBLIC_CALLS } from '../support/attacks/hostile-calls.ts';
import { callAllWaiting, merchantAt, signedIn, ticketQueueOf } from '../support/demo-data.ts';
import { captchaToken, guest } from '../support/guests.ts';

const VANITY = 'forno-aurora';
const PASSWORD = `right ${randomUUID()}`;
const NAME = `Kanarie${randomUUID().slice(0, 8)}`;
const PHONE = '+390654321787';

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

async function lineUp(place: string, token: string, body: object = {}): Promise<Ticket> {
  const answer = await ask(`${place}/lineup`, { method: 'POST', token, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Ticket;
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
    return ['', ...queries].map((query) => path + query);
  });
}

test('S-14 erased customers in every list that staff can open', async () => {
  test.setTimeout(180_000);
  await callAllWaiting(VANITY, 'marta');
  const merchant = await merchantAt(VANITY);
  const queue = ticketQueueOf(merchant);
  const counterId = String(queue.queue_daily_counters[0]?.id);
  const { accessToken: token } = await signedIn('marta');
  const own = `/private/merchants/${merchant.id}/queues`;
  const place = `/public/merchants/${merchant.id}/queues/${queue.id}`;
  const body = { displayName: NAME, phone: PHONE };

  const [admitted, called, waiting] = [await newPerson(), await newPerson(), await newPerson()];
  const tickets: Ticket[] = [];
  for (const each of [admitted, called, waiting]) {
    tickets.push(await lineUp(place, each.accessToken, body));
  }
  const neighbour = await lineUp(place, (await guest()).accessToken);
  const next = () =>
    ask(`${own}/${queue.id}/daily_counters/${counterId}/next`, {
      method: 'POST',
      token,
      body: {},
    });
  const scan = (text: string): Promise<Answer> =>
    ask(`${own}/checkin_ticket`, { method: 'POST', token, body: { token: text } });
  expect((await next()).status).toBe(200);
  expect((await next()).status).toBe(200);
  const code = tickets[0]?.checkInCode ?? '';
  expect((await scan(code)).status).toBe(200);
  for (const each of [admitted, called, waiting]) await erase(each);

  const rows = async () =>
    (await ask(`${own}/${queue.id}/tickets?per_page=100`, { token })).json as StaffTicket[];
  const numbers = tickets.slice(0, 2).map(({ counter }) => counter);
  await expect
    .poll(async () =>
      (await rows()).filter(({ userId }) => userId === null).map(({ counter }) => counter),
    )
    .toEqual(expect.arrayContaining(numbers));
  // Each person is erased in the background, the one who waits too.
  const waitingNumber = tickets.at(-1)?.counter;
  await expect
    .poll(async () =>
      (await rows()).some(({ counter, userId }) => counter === waitingNumber && userId !== null),
    )
    .toBe(false);
  expect((await rows()).map(({ counter }) => counter)).toContain(neighbour.counter);
  const params = {
    merchantId: String(merchant.id),
    queueId: String(queue.id),
    counterId,
    vanity: VANITY,
  };
  for (const path of staffReads(params)) {
    const { status, text } = await ask(path, { token });
    // 404: a thing with an id of its own, which this merchant does not have.
    expect([path, status === 200 || status === 404]).toEqual([path, true]);
    for (const trace of [NAME, PHONE, String(admitted.id), String(called.id)]) {
      expect([path, text.includes(trace)]).toEqual([path, false]);
    }
  }
  // A ticket that was called still admits, once; nothing names its holder.
  for (const ticket of tickets) {
    const answer = await scan(ticket.checkInCode ?? '');
    expect([answer.status < 500, answer.text.includes(NAME)]).toEqual([true, false]);
  }
});
