import { type ContractFixture, type Person, peopleOf, type TestService } from '@turno/kit/test';
import { API_KEY_SCOPES, createApiKeyCall, desksCall } from '@turno/shared-types';
import type { TeamMember } from '../src/merchants/index.ts';
import type { Store } from '../src/store.ts';
import { offerTicket } from '../src/ticket-offers/actions/offer-ticket.ts';
import { SECRET, startTestApp } from './app.ts';
import { join, openTestHarness, range, type TestHarness, type TestQueue } from './test-harness.ts';

const since = null;
/** A merchant of a team with a queue, a desk and a ticket of a person. */
async function merchantOf(
  { deps, addQueue }: TestHarness,
  { team, holder }: { team: TeamMember[]; holder: Person },
) {
  // Every id differs from those of the other merchant, so that none can be taken for one of its own.
  const testQueue: TestQueue = await addQueue({ merchant: { team } });
  const { merchant, queue, counter } = testQueue;
  const ticket = await join(deps, testQueue, holder.userId);
  const key = { userId: holder.userId, counterId: counter.id, number: ticket.number };
  const { token, statusCode: code } = await offerTicket(deps, key);
  return {
    merchantId: merchant.id,
    queueId: queue.id,
    counterId: counter.id,
    queueDailyCounterId: counter.id,
    counter: ticket.number,
    deviceId: await pairDevice(deps.store, merchant.id),
    deskId: await addDesks(deps.store, merchant.id),
    openingId: merchant.openings[0]?.id ?? 1,
    vanity: merchant.vanity,
    code,
    token,
  };
}

/** The id of a paired board. */
async function pairDevice({ devices, devicePairings }: Store, merchantId: number): Promise<number> {
  const { code } = await devicePairings.add({ kind: 'board', language: 'it' });
  const pairing = await devicePairings.claim(code, merchantId);
  if (!pairing) throw new Error('The code was not found.');
  const { id } = await devices.add(pairing, {
    id: merchantId + 1_000,
    merchantId,
    name: 'Sala',
    settings: '',
  });
  return id;
}

let deskCount = 0;
/** The id of a desk, which no merchant had before. */
async function addDesks({ desks }: Store, merchantId: number): Promise<number> {
  deskCount += 1;
  for (const each of range(1, deskCount)) await desks.add(merchantId, `Banco ${each}`);
  return deskCount;
}

/** A key with every scope; it was used already, so that another use writes nothing. */
async function newApiKeyOf({ call }: TestService, merchantId: number, { token }: Person) {
  const params = { merchantId };
  const body = { name: 'Cassa', scopes: [...API_KEY_SCOPES] };
  const { key } = (await call(createApiKeyCall, { params, body }, { token })).body;
  await call(desksCall, { params }, { token: key });
  return key;
}

/** The whole service with two merchants, as the tests over the contract need it. */
export async function openContractFixture() {
  const harness = await openTestHarness();
  const app = await startTestApp(harness);
  const { people, wrongTokens } = await peopleOf(app.tokens);
  const own = await merchantOf(harness, {
    team: [
      { userId: people.manager.userId, role: 'owner', since },
      { userId: people['manager role'].userId, role: 'manager', since },
      { userId: people['desk role'].userId, role: 'desk', since },
      { userId: people['door role'].userId, role: 'door', since },
    ],
    holder: people.user,
  });
  const fixture: ContractFixture = {
    service: 'queues',
    url: app.service.url,
    db: harness.db,
    internalSecret: SECRET,
    people,
    wrongTokens,
    own: { ...own, keyId: 1 },
    apiKey: await newApiKeyOf(app.service, own.merchantId, people.manager),
    foreign: await merchantOf(harness, {
      team: [{ userId: people['another manager'].userId, role: 'owner', since }],
      holder: people['another user'],
    }),
  };
  return {
    fixture,
    harness,
    async close() {
      await app.close();
      await harness.close();
    },
  };
}
