import { type ContractFixture, peopleOf } from '@turno/kit/test';
import { buildPass, givePasses, startPasses } from './start-passes.ts';

const OWN = 20;
const FOREIGN = 21;

/** The whole service with the managers of two merchants, as the tests over the contract need it. */
export async function openContractFixture(name: string) {
  const passes = await startPasses(name, { good: {} });
  const { people, wrongTokens } = await peopleOf(passes.tokens);
  passes.queues.managers.add(`${OWN}/managers/${people.manager.userId}`);
  passes.queues.managers.add(`${FOREIGN}/managers/${people['another manager'].userId}`);
  await givePasses(passes.deps.store, [buildPass()]);
  const fixture: ContractFixture = {
    service: 'passes',
    url: passes.url,
    db: passes.db,
    internalSecret: passes.queues.secret,
    people,
    wrongTokens,
    own: { merchantId: OWN },
    foreign: { merchantId: FOREIGN },
  };
  return { fixture, passes, close: passes.close };
}
