import { expect, test } from '@playwright/test';
import { accessOf, type Call, type Merchant, type Session } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import { filled, PUBLIC_CALLS, scopesOf, sparing } from '../support/attacks/hostile-calls.ts';
import {
  expectedOutcome,
  forgedTokens,
  type IdentityName,
  type Ids,
  isLeftOut,
  tokenMaker,
} from '../support/attacks/identities.ts';
import { account, signedIn, ticketQueueOf } from '../support/demo-data.ts';
import { guest, guests } from '../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../support/own-merchant.ts';
import { digestOf, openDatabases, untilAtRest } from '../support/platform/database.ts';

type Cell = {
  title: string;
  method: string;
  path: string;
  token: string | undefined;
  expected: number | 'through';
};

/** A merchant with a waiting ticket, so that a call that is wrongly accepted changes data. */
async function merchantWithTicket(manager: string): Promise<Merchant> {
  const merchant = await ownMerchant(manager, 'Sportello');
  await takenTicket(firstQueueOf(merchant).lineUp, await guest());
  return merchant;
}

async function identities() {
  const make = await tokenMaker();
  const person = async (session: Promise<Session>) => {
    const { id, accessToken } = await session;
    return { userId: id, token: accessToken };
  };
  const marta = { userId: account('marta').id, role: 'ROLE_MERCHANT' };
  return {
    known: {
      guest: await person(guest()),
      user: await person(signedIn('anna')),
      'other user': await person(signedIn('luca')),
      owner: await person(signedIn('marta')),
      'other merchant': await person(signedIn('piero')),
      expired: { userId: marta.userId, token: await make(marta, -60) },
    },
    forged: Object.entries(forgedTokens(marta)).map(([how, token]) => ({ how, token })),
  };
}

/** Path parameters of one request: the owner's things, the other merchant's, or the one inside the other. */
function paramsFor(ids: Ids, own: Merchant, foreign: Merchant, self: number, otherUserId: number) {
  const outer = ids === 'foreign' ? foreign : own;
  const inner = ids === 'own' ? own : foreign;
  const queue = ticketQueueOf(inner);
  return {
    merchantId: String(outer.id),
    queueId: String(queue.id),
    counterId: String(queue.queue_daily_counters[0]?.id ?? 1),
    userId: String(ids === 'own' ? self : otherUserId),
    queueDailyCounterId: String(queue.queue_daily_counters[0]?.id ?? 1),
    counter: '1',
    vanity: outer.vanity,
    franchisingId: '1',
    categoryId: '11',
    placeId: 'turno-place-0001',
    openingId: '999999999',
  };
}

/** The rule's outcome; a call that opens a session treats an invalid token as none (S-16). */
function expectedOf(call: Call, scope: string | undefined, who: IdentityName, ids: Ids) {
  const isInvalid = who === 'expired' || who === 'forged';
  const identity = call.opensSession && isInvalid ? 'anonymous' : who;
  const outcome = expectedOutcome(accessOf(call, scope), identity, ids);
  return outcome === 'through' && isLeftOut(call, identity) ? 403 : outcome;
}

async function everyCell(): Promise<Cell[]> {
  const { known, forged } = await identities();
  const [own, foreign] = [await merchantWithTicket('marta'), await merchantWithTicket('piero')];
  const people: { who: IdentityName; label: string; token: string | undefined; userId: number }[] =
    [
      { who: 'anonymous', label: 'anonymous', token: undefined, userId: 1 },
      ...Object.entries(known).map(([who, { token, userId }]) => ({
        who: who as IdentityName,
        label: who,
        token,
        userId,
      })),
      ...forged.map(({ how, token }) => ({
        who: 'forged' as const,
        label: `forged, ${how}`,
        token,
        userId: known.owner.userId,
      })),
    ];
  const cells: Cell[] = [];
  for (const { name, call } of PUBLIC_CALLS) {
    for (const scope of scopesOf(call)) {
      for (const { who, label, token, userId } of people) {
        // A path without ids has no owner.
        const idCases: Ids[] = call.path.includes('Id') ? ['own', 'foreign', 'mixed'] : ['own'];
        for (const ids of idCases) {
          const params = paramsFor(ids, own, foreign, userId, known['other user'].userId + 1);
          cells.push({
            title: `${name} ${scope ?? ''} by ${label} with ${ids} ids`,
            method: call.method,
            path: filled(call.path, sparing(name, { ...params, ...(scope ? { scope } : {}) })),
            token,
            expected: expectedOf(call, scope, who, ids),
          });
        }
      }
    }
  }
  // Sign-out comes last, because it invalidates the token of the cells after it.
  return cells.toSorted(
    (a, b) => Number(a.path === '/auth/signout') - Number(b.path === '/auth/signout'),
  );
}

async function outcomeOf({ method, path, token }: Cell) {
  // A deletion would invalidate the account in later cells, so the body is always invalid.
  const body = method === 'DELETE' && /\/users\/\d+$/.test(path) ? { unknown: true } : {};
  return ask(path, { method, token, ...(method === 'GET' ? {} : { body }) });
}

test('IDN-032 IDN-037 every call answers every identity as its rule says, and a rejected call changes nothing', async () => {
  test.setTimeout(180_000);
  const cells = await everyCell();
  const databases = await openDatabases();
  const digest = async () => [await digestOf(databases.queues), await digestOf(databases.identity)];
  await untilAtRest(databases.queues);
  await untilAtRest(databases.identity);
  const before = await digest();
  const erasures = await databases.erasures();
  const wrong: string[] = [];
  for (const cell of cells.filter(({ expected }) => expected !== 'through')) {
    const { status, text } = await outcomeOf(cell);
    if (status !== cell.expected)
      wrong.push(`${cell.title}: ${status} for ${cell.expected}: ${text}`);
  }
  expect(await digest(), 'refused requests wrote something').toEqual(before);
  const later = await databases.erasures();
  expect(erasures, 'refused requests erased somebody').toEqual(expect.arrayContaining(later));
  for (const cell of cells.filter(({ expected }) => expected === 'through')) {
    const { status, text } = await outcomeOf(cell);
    // A screen proves itself by a token of its own.
    const isRefusedByRule =
      (status === 401 && !text.includes('device_unknown')) ||
      (status === 403 && !text.includes('merchant_cannot_line_up'));
    if (isRefusedByRule || status >= 500) wrong.push(`${cell.title}: ${status}: ${text}`);
  }
  await databases.close();
  expect(wrong).toEqual([]);
  expect(cells.length).toBeGreaterThan(400);
});

test('IDN-037 a queue or a counter of another merchant cannot be reached through one of mine', async () => {
  const { accessToken: token } = await signedIn('marta');
  const [own, foreign] = [await merchantWithTicket('marta'), await merchantWithTicket('piero')];
  const mine = ticketQueueOf(own);
  const theirs = ticketQueueOf(foreign);
  const myCounter = mine.queue_daily_counters[0]?.id;
  const theirCounter = theirs.queue_daily_counters[0]?.id;
  for (const [queueId, counterId] of [
    [theirs.id, theirCounter],
    [mine.id, theirCounter],
    [theirs.id, myCounter],
  ]) {
    for (const verb of ['next', 'close', 'pause']) {
      const path = `/private/merchants/${own.id}/queues/${queueId}/daily_counters/${counterId}/${verb}`;
      const { status, json } = await ask(path, {
        method: 'POST',
        token,
        body: {},
      });
      expect({ path, status, json }).toMatchObject({
        status: 404,
        json: { error_code: 'queue_not_found' },
      });
    }
  }
});

test('PAS-036 a person cannot read or remove another person’s ticket by guessing numbers', async () => {
  const walker = await signedIn('sofia');
  const { counterId, lineUp } = firstQueueOf(await ownMerchant('marta', 'Sportello'));
  for (const person of await guests(3)) await takenTicket(lineUp, person);
  for (let number = 1; number <= 4; number += 1) {
    const path = `/private/users/${walker.id}/tickets/${counterId}/${number}`;
    for (const method of ['GET', 'DELETE']) {
      const { status } = await ask(path, { method, token: walker.accessToken });
      expect({ method, number, status }).toEqual({ method, number, status: 404 });
    }
  }
});
