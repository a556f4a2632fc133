import { refreshWallets } from '@turno/kit/wallets';
import { walletsOf } from '../../src/wallets/index.ts';
import type { Journey } from '../journey.ts';
import { type Asked, askFor } from './ask.ts';
import { addHolders } from './holder-states.ts';
import { addOlderReleases } from './older-releases.ts';
import { migratedDump, statesOfDump } from './previous-release.ts';
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
  return opened(journey, collected.states);
}

export type Opened = Awaited<ReturnType<typeof opened>>;

/** States whose messages are delivered and whose passes in wallets are told what happened, and how they are asked for. */
async function opened(journey: Journey, states: readonly State[]) {
  await deliverWebhooks(journey);
  const groupIds = states.map(({ testQueue }) => testQueue.counter.id);
  await refreshWallets(walletsOf(journey.harness.deps), { groupIds });
  return { journey, states, ask: (asked: Asked, state: State) => askFor(journey, asked, state) };
}

/** Every ticket of a database that an earlier release filled, as the migrations of this one left it; a desk goes on calling. */
export async function openPreviousRelease() {
  const journey = await openSurroundings({ fill: migratedDump });
  const states = await statesOfDump(journey);
  const [waiting] = states;
  if (waiting) await journey.next(waiting.testQueue);
  return opened(journey, states);
}
