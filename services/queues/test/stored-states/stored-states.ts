import { refreshWallets } from '@turno/kit/wallets';
import { walletsOf } from '../../src/wallets/index.ts';
import { type Asked, askFor } from './ask.ts';
import { addHolders } from './holder-states.ts';
import { addOlderReleases } from './older-releases.ts';
import { addKinds, addQueueStates } from './queue-states.ts';
import { collectStates, deliverWebhooks, type State } from './state.ts';
import { openSurroundings } from './surroundings.ts';
import { addDayBefore, addDeskCommands, addEnds } from './ticket-states.ts';

/** Every state of a ticket and its queue that the code of this service stores. */
export async function openStoredStates() {
  const journey = await openSurroundings();
  const collected = collectStates(journey);
  // First of all: the migrations are to change nothing of this release.
  await addOlderReleases(journey, collected);
  await addDayBefore(journey, collected);
  await addEnds(journey, collected);
  await addDeskCommands(journey, collected);
  await addHolders(journey, collected);
  await addKinds(journey, collected);
  await addQueueStates(journey, collected);
  await deliverWebhooks(journey);
  const { states } = collected;
  const groupIds = states.map(({ testQueue }) => testQueue.counter.id);
  await refreshWallets(walletsOf(journey.harness.deps), { groupIds });
  return { journey, states, ask: (asked: Asked, state: State) => askFor(journey, asked, state) };
}
