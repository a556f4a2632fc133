import { expect, test } from '@playwright/test';
import type { Call } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import {
  fieldsOf,
  filled,
  HOSTILE_BODIES,
  HOSTILE_VALUES,
  LEAKS,
  PUBLIC_CALLS,
  scopesOf,
  sparing,
} from '../support/attacks/hostile-calls.ts';
import { tokenMaker } from '../support/attacks/identities.ts';
import { account } from '../support/demo-data.ts';
import { guest } from '../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../support/own-merchant.ts';

type Attack = { title: string; path: string; method: string; rawBody?: string };
type Known = Record<string, string>;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

// A lone surrogate cannot be put into an address at all: the browser and Node refuse before the server sees it.
const inAddress = HOSTILE_VALUES.map(asText)
  .filter((text) => text.isWellFormed())
  .map((text) => text.slice(0, 2_000));

function attacksOnAddress(name: string, call: Call, known: Known): Attack[] {
  const { method } = call;
  const attacks: Attack[] = [];
  for (const param of fieldsOf(call.params).filter((each) => each !== 'scope')) {
    for (const text of inAddress) {
      const path = filled(call.path, { ...known, [param]: encodeURIComponent(text) || '%20' });
      attacks.push({ title: `${name} :${param}=${text.slice(0, 40)}`, path, method });
    }
  }
  const base = filled(call.path, known);
  for (const field of fieldsOf(call.query)) {
    for (const text of inAddress) {
      const value = encodeURIComponent(text);
      attacks.push({
        title: `${name} ?${field}=${text.slice(0, 40)}`,
        path: `${base}?${field}=${value}`,
        method,
      });
    }
    for (const query of [
      `${field}=1&${field}=2`,
      `${field}[$gt]=`,
      `${field}[]=1`,
      `${field}[a][b]=1`,
    ]) {
      attacks.push({ title: `${name} ?${query}`, path: `${base}?${query}`, method });
    }
  }
  return attacks;
}

function attacksOnBody(name: string, call: Call, known: Known): Attack[] {
  if (call.method === 'GET') return [];
  const path = filled(call.path, known);
  const whole = HOSTILE_BODIES.map((rawBody) => ({
    title: `${name} body ${rawBody.slice(0, 40)}`,
    path,
    method: call.method,
    rawBody,
  }));
  const single = fieldsOf(call.body).flatMap((field) =>
    HOSTILE_VALUES.map((value) => ({
      title: `${name} ${field}=${asText(value).slice(0, 40)}`,
      path,
      method: call.method,
      rawBody: JSON.stringify({ [field]: value }),
    })),
  );
  return [...whole, ...single];
}

async function judged(attack: Attack, token: string): Promise<string | null> {
  const { title, path, method, rawBody } = attack;
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const attempt = ask(path, { method, token, headers, ...(rawBody ? { rawBody } : {}) });
  const answer = await attempt.catch((error: Error) => error);
  if (answer instanceof Error) return `${title}: no answer, ${answer.message}`;
  // A limit rejects a call before its input is read.
  const isWrong = answer.status >= 500 || answer.status === 429;
  if (isWrong) return `${title}: ${answer.status} ${answer.text}`;
  const leak = LEAKS.exec(answer.text);
  return leak ? `${title}: leaks ${leak[0]}` : null;
}

test('QUE-053 IDN-032 no input causes an internal error or reveals internals', async () => {
  test.setTimeout(600_000);
  const make = await tokenMaker();
  const owner = account('marta');
  const token = await make({ userId: owner.id, role: 'ROLE_MERCHANT' });
  const merchant = await ownMerchant('marta', 'Bersaglio');
  const queue = firstQueueOf(merchant);
  await takenTicket(queue.lineUp, await guest());
  const counterId = String(queue.counterId);
  const known = {
    merchantId: String(merchant.id),
    queueId: String(queue.id),
    counterId,
    queueDailyCounterId: counterId,
    counter: '1',
    userId: String(owner.id),
    vanity: merchant.vanity,
    franchisingId: '1',
    categoryId: '11',
    placeId: 'turno-place-0001',
    openingId: '999999999',
  };
  const attacks = PUBLIC_CALLS.filter(({ name }) => name !== 'signOutCall').flatMap(
    ({ name, call }) =>
      scopesOf(call).flatMap((scope) => {
        const params = sparing(name, scope ? { ...known, scope } : known);
        return [...attacksOnAddress(name, call, params), ...attacksOnBody(name, call, params)];
      }),
  );
  const wrong: string[] = [];
  const left = [...attacks];
  const attacker = async () => {
    for (let attack = left.pop(); attack; attack = left.pop()) {
      const problem = await judged(attack, token);
      if (problem) wrong.push(problem);
    }
  };
  await Promise.all(Array.from({ length: 8 }, attacker));
  expect(wrong).toEqual([]);
  expect(attacks.length).toBeGreaterThan(1_000);
});
