import { accessOf, type Call } from '@turno/shared-types';
import { commandTicket } from '../../src/called-tickets/actions/command-ticket.ts';
import { moveTicket } from '../../src/called-tickets/actions/move-ticket.ts';
import { changeCounter } from '../../src/calling/actions/change-counter.ts';
import { sendAway } from '../../src/calling/actions/send-away.ts';
import { checkInTicket } from '../../src/entrance/actions/check-in-ticket.ts';
import { removeTicket } from '../../src/line-up/actions/remove-ticket.ts';
import { erasePerson } from '../../src/people/index.ts';
import { SECRET } from '../app.ts';
import { calledTicketsOf } from '../called-tickets.ts';
import { type Journey, MANAGER, openJourney } from '../journey.ts';
import { addFamily } from '../multi-queues.ts';
import { idsOf, newUser } from '../people.ts';
import { EVENT } from '../shows.ts';
import { join, type TestQueue } from '../test-harness.ts';

/** A queue with what our own code stores in it, and a person who holds or held a ticket there. */
export type State = {
  name: string;
  testQueue: TestQueue;
  userId: number;
  counter: number;
  ticketId: string;
  code: string;
};
type Joined = Awaited<ReturnType<typeof join>>;

const owned = { managerIds: [MANAGER] };

type Happens = (testQueue: TestQueue, userId: number, ticket: Joined) => Promise<unknown>;
type Add = (name: string, happens?: Happens, at?: TestQueue, body?: object) => Promise<void>;

/** Every state of a ticket and its queue that the code of this service stores. */
export async function openStoredStates() {
  const journey = await openJourney();
  const { deps } = journey.harness;
  const states: State[] = [];
  /** Somebody joins a queue of its own, and what follows happens to the ticket. */
  const add: Add = async (name, happens, at, body = {}) => {
    const testQueue = at ?? (await journey.newQueue());
    const userId = newUser();
    const ticket = await join(deps, testQueue, userId, body);
    await happens?.(testQueue, userId, ticket);
    const { number: counter, id: ticketId, code } = ticket;
    states.push({ name, testQueue, userId, counter, ticketId, code });
  };
  await addEnds(journey, add);
  await addCommands(journey, add, states);
  await addKinds(journey, add);
  return { journey, states, ask: (asked: Ask, state: State) => ask(journey, asked, state) };
}

async function addEnds({ harness: { deps }, next }: Journey, add: Add): Promise<void> {
  const remove = ({ counter }: TestQueue, userId: number) =>
    removeTicket(deps, { userId, counterId: counter.id, number: 1 });
  const erase = (_: TestQueue, userId: number) => erasePerson(deps, userId);
  await add('waiting');
  await add('called', (at) => next(at));
  await add('removed', remove);
  await add('called, of a person erased since', async (at, userId) => {
    await next(at);
    await erase(at, userId);
  });
  await add('removed, of a person erased since', async (at, userId) => {
    await remove(at, userId);
    await erase(at, userId);
  });
  await add('waiting, of a person erased since', erase);
  await add('checked in', async (at, _, ticket) => {
    await next(at);
    const token = deps.checkInTokens.write(ticket, 600);
    await checkInTicket(deps, { merchantId: at.merchant.id, token, nonce: 'n' });
  });
}

async function addCommands(journey: Journey, add: Add, states: State[]): Promise<void> {
  const { harness, next } = journey;
  const { deps } = harness;
  const { besides } = calledTicketsOf(() => harness);
  for (const kind of ['call-again', 'not-come', 'put-back', 'take-back'] as const) {
    await add(`called, then ${kind}`, async (at) => {
      await next(at);
      await commandTicket(deps, { ...idsOf(at), number: 1, kind, commandId: null });
    });
  }
  for (const isCalled of [false, true]) {
    await add(`${isCalled ? 'called, then ' : ''}moved`, async (at, userId) => {
      if (isCalled) await next(at);
      const to = await besides(at);
      const command = { ...idsOf(at), number: 1, toQueueId: to.queue.id, commandId: null };
      const { movedTo } = await moveTicket(deps, command);
      const here = await deps.store.tickets.findNumberNow(to.counter.id, movedTo.counter);
      if (!here) throw new Error('The ticket was not moved.');
      const { number: counter, id: ticketId, code } = here;
      states.push({ name: 'moved here', testQueue: to, userId, counter, ticketId, code });
    });
  }
}

async function addKinds({ harness, next }: Journey, add: Add): Promise<void> {
  const { deps } = harness;
  for (const change of [{ paused: true }, { closed: true }]) {
    await add(`in a queue that is ${Object.keys(change)[0]}`, (at) =>
      changeCounter(deps, { ...idsOf(at), change }),
    );
  }
  await add('sent away from a closed queue', async (at) => {
    await changeCounter(deps, { ...idsOf(at), change: { closed: true } });
    await sendAway(deps, { ...idsOf(at), commandId: null });
  });
  const family = await addFamily(harness, { merchant: owned });
  await add('of a size of a multi-queue', undefined, family.children[1], { paxCount: 3 });
  const event = await harness.addQueue({ merchant: owned, queue: EVENT });
  await add('of a show', undefined, event, { paxCount: 2, time: '11:15' });
  const automatic = await harness.addQueue({ merchant: owned, queue: { nextRatio: 2 } });
  await add('of an automatic queue', (at) => next(at), automatic);
}

type Ask = { definition: Call; path: string; body?: object };

/** Asks as the holder of a ticket, as staff or as another service, whoever may. */
async function ask(
  journey: Journey,
  { definition, path, body }: Ask,
  state: State,
): Promise<Response> {
  const { merchant, queue, counter } = state.testQueue;
  const values: Record<string, string | number> = {
    merchantId: merchant.id,
    queueId: queue.id,
    userId: state.userId,
    queueDailyCounterId: counter.id,
    counterId: counter.id,
    counter: state.counter,
    ticketId: state.ticketId,
    vanity: merchant.vanity,
    placeId: 'none',
  };
  const access = accessOf(definition, path.split('/')[1]);
  const isStaff = access === 'owner' || access === 'merchant';
  const { token } = isStaff
    ? await journey.app.as(MANAGER, 'ROLE_MERCHANT')
    : await journey.app.as(state.userId);
  const address = path.replace(/:(\w+)/g, (_, name: string) => String(values[name] ?? 1));
  return fetch(journey.app.service.url + address, {
    method: definition.method,
    headers: {
      ...(access === 'internal'
        ? { 'x-internal-secret': SECRET }
        : { authorization: `Bearer ${token}` }),
      ...(definition.device ? { 'x-device-token': await boardOf(journey, merchant.id) } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** The token of a board that is paired to a merchant. */
async function boardOf({ harness }: Journey, merchantId: number): Promise<string> {
  const { devices, devicePairings, ids } = harness.store;
  const { code, device_token: token } = await devicePairings.add({ kind: 'board', language: 'it' });
  const pairing = await devicePairings.claim(code, merchantId);
  if (!pairing) throw new Error('The code was not found.');
  const id = await ids.next('device');
  await devices.add(pairing, { id, merchantId, name: 'Sala', settings: '' });
  return token;
}
