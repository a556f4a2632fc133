import { newApiKey } from '@turno/kit';
import { type ContractFixture, peopleOf } from '@turno/kit/test';
import { API_KEY_SCOPES } from '@turno/shared-types';
import { buildPass, givePasses, startPasses } from './start-passes.ts';

const OWN = 20;
const FOREIGN = 21;

/** The whole service with the managers of two merchants, as the tests over the contract need it. */
export async function openContractFixture() {
  const passes = await startPasses({ good: {} });
  const { people, wrongTokens } = await peopleOf(passes.tokens);
  passes.queues.managers.add(`${OWN}/managers/${people.manager.userId}`);
  for (const role of ['manager', 'desk', 'door'] as const) {
    passes.queues.staffRoles.set(`${OWN}/managers/${people[`${role} role`].userId}`, role);
  }
  passes.queues.managers.add(`${FOREIGN}/managers/${people['another manager'].userId}`);
  const ref = { merchantId: OWN, keyId: 1 };
  const { key } = newApiKey(ref);
  passes.queues.apiKeys.set(key, { ...ref, scopes: API_KEY_SCOPES });
  await givePasses(passes.deps.store, [buildPass()]);
  const fixture: ContractFixture = {
    service: 'passes',
    url: passes.url,
    db: passes.db,
    internalSecret: passes.queues.secret,
    people,
    wrongTokens,
    own: { merchantId: OWN },
    apiKey: key,
    foreign: { merchantId: FOREIGN },
  };
  return { fixture, passes, close: passes.close };
}
