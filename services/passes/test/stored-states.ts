import { checkInCall, reservePassesCall } from '@turno/shared-types';
import { MIGRATIONS } from '../src/migrations.ts';
import { erasePerson } from '../src/personal-data.ts';
import { storeAsBefore } from './older-release.ts';
import { type InApple, openWallets, saveInApple, share } from './saved-and-shared.ts';
import { buildPass, perDay, startPasses, type TestPasses, TODAY } from './start-passes.ts';

export const MERCHANT = 10;
const NOW = new Date(`${TODAY}T10:00:00Z`);

/** A person with what our own code stores of them. */
export type State = {
  name: string;
  userId: number;
  refs: { id: number; passId: number }[];
  /** What is printed on the card. */
  mediacode: string;
  /** With which another account takes the pass, or its person, over; of one that nobody may share, none. */
  shareToken: string;
  /** The address of its file for Apple Wallet, and the token in it, where it was saved. */
  inApple: InApple | null;
};
let passes: TestPasses;
const states: State[] = [];
let lastUser = 500;
let lastTicket = 0;

type Change = Parameters<typeof buildPass>[0];

/** Gives a new person a pass, and what follows happens to it. */
async function personWith(
  name: string,
  change: Change = {},
  happens: (state: State) => Promise<unknown> = async () => undefined,
): Promise<void> {
  lastUser += 1;
  const userId = lastUser;
  const pass = buildPass({ userId, passOwnerId: userId, ...change });
  await passes.deps.store.passOwners.addMissing([
    { id: userId, userId, name: `Persona ${userId}` },
  ]);
  await passes.deps.store.passes.addMissing([pass]);
  const { id: passId, mediacode } = pass;
  const refs = [{ id: userId, passId }];
  const held = { name, userId, refs, mediacode };
  const sent = { token: await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' }) };
  const shareToken = await share(passes, pass, sent);
  const state = { ...held, shareToken, inApple: await saveInApple(passes, pass, sent) };
  await happens(state);
  states.push(state);
}

export const ownerParams = ({ userId }: Pick<State, 'userId'>) => ({ userId, ownerId: userId });
export async function asUser<T>(
  { userId }: Pick<State, 'userId'>,
  read: (token: string) => Promise<T>,
): Promise<T> {
  return read(await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' }));
}
export const internal = () => ({ internalSecret: passes.queues.secret });
export const holding = ({ userId, refs }: State) => ({
  userId,
  merchantId: MERCHANT,
  queueId: 1,
  passMode: 'specific' as const,
  date: TODAY,
  passOwners: refs,
});
export function nextTicketId(): string {
  lastTicket += 1;
  return String(lastTicket).padStart(24, '0');
}

async function reserve(state: State): Promise<string> {
  const ticketId = nextTicketId();
  const body = { ...holding(state), ticketId, attemptId: ticketId };
  const reserved = await passes.call(reservePassesCall, { body }, internal());
  if (reserved.status !== 200) throw new Error(`not reserved: ${reserved.body.error_code}`);
  return ticketId;
}
const erase = ({ userId }: State) => erasePerson(passes.deps, userId);
export const scan = (state: State, token: string, idempotencyKey: string) =>
  asOwner(state, (bearer) => {
    const input = { params: { merchantId: MERCHANT }, body: { token } };
    return passes.call(checkInCall, input, { token: bearer, idempotencyKey });
  });

/** Asks as the owner of the merchant. */
export async function asOwner<T>(
  { userId }: Pick<State, 'userId'>,
  read: (token: string) => Promise<T>,
): Promise<T> {
  passes.queues.managers.add(`${MERCHANT}/managers/${userId}`);
  return read(await passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' }));
}

export async function asTeam<T>(
  { userId }: Pick<State, 'userId'>,
  read: (token: string) => Promise<T>,
): Promise<T> {
  passes.queues.teams.add(`1/${userId}`);
  return read(await passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' }));
}

/** The whole service with everything that our own code stores. */
export async function openStoredStates() {
  passes = await startPasses({ GOOD222222: {}, GOOD333333: {}, GOOD444444: {} });
  const closeWallets = await openWallets(passes);
  // First of all: the migrations are to change nothing of this release.
  await addOlderRelease();
  await addPasses();
  await addUses();
  await addScans();
  return {
    passes,
    states,
    async close() {
      await closeWallets();
      await passes.close();
    },
  };
}

async function addPasses(): Promise<void> {
  await personWith('a daily Fast Track');
  await personWith('a weekly pass', { passType: { kind: 1 } });
  await personWith('a generic pass', { passType: { mode: 'generic' } });
  await personWith('a disabled pass', { disabled: true });
  await personWith('a pass that was just stored', { isUnjudged: true });
  await personWith('a pass that was never activated', { activatedOn: [] });
  await personWith('a pass of nobody yet', { userId: null, passOwnerId: null });
  await personWith('a pass without a name yet', { passOwnerId: null });
  await personWith('a pass that changed hands', { transfers: 2, transferId: 'earlier' });
  await passes.deps.store.passTypes.addMissing([
    { ...buildPass().passType, id: 1, franchisingId: 1 },
    { ...buildPass().passType, id: 2, merchants: [{ id: MERCHANT, name: 'Parco' }] },
  ]);
}

async function addUses(): Promise<void> {
  await personWith('a held use', {}, reserve);
  await personWith('a confirmed use', {}, async (state) => {
    await passes.deps.store.uses.confirm(await reserve(state));
  });
  await personWith('a released use', {}, async (state) => {
    await passes.deps.store.uses.release(await reserve(state));
  });
  await personWith('a pass used up', { passType: { policy: perDay(1) } });
  const sold = { validFrom: null, validTo: null, maxUses: 1, used: 1, lastProviderUsedAt: NOW };
  const provider = { ...sold, oneShotProviderUsage: true, readAt: NOW };
  await personWith('a pass of the ticket office', { provider });
  await personWith('a use that the ticket office has not given back', { provider, returns: ['a'] });
  await personWith('a use that has entered', {}, async (state) => {
    const ticketId = await reserve(state);
    for (const [entryId, gateId] of [
      ['a', 'Nord'],
      ['b', null],
    ] as const) {
      const [pass] = await passes.deps.store.uses.findPassesOf(ticketId);
      if (pass) await passes.deps.store.uses.enter(pass, { ticketId, entryId, at: NOW, gateId });
    }
  });
}

async function addScans(): Promise<void> {
  await personWith('a scan that admitted', {}, (state) => scan(state, 'GOOD222222', 'key'));
  await personWith('a scan that was refused', {}, (state) => scan(state, 'BAD2222222', 'key'));
  await personWith('a scan that has no outcome yet', {}, ({ userId }) =>
    passes.deps.store.checkIns.claim({
      userId,
      key: 'key',
      merchantId: MERCHANT,
      code: 'GOOD333333',
      at: new Date(),
    }),
  );
  await personWith('erased since, with a confirmed use', {}, async (state) => {
    await passes.deps.store.uses.confirm(await reserve(state));
    await erase(state);
  });
  await personWith('erased since, with a held use', {}, async (state) => {
    await reserve(state);
    await erase(state);
  });
  await personWith('erased since, with a scan', {}, async (state) => {
    await scan(state, 'GOOD444444', 'key');
    await erase(state);
  });
}

/** Passes as an earlier release stored them, and what the migrations of this one make of them. */
async function addOlderRelease(): Promise<void> {
  const age = ({ refs }: State) => storeAsBefore(passes.db, refs);
  await personWith('a pass of an earlier release', {}, age);
  await personWith('a use of an earlier release', {}, async (state) => {
    await passes.deps.store.uses.confirm(await reserve(state));
    await age(state);
  });
  for (const { run } of MIGRATIONS) await run(passes.db);
}
