import { checkInCall, reservePassesCall } from '@turno/shared-types';
import { erasePerson } from '../src/personal-data.ts';
import { buildPass, perDay, startPasses, type TestPasses, TODAY } from './start-passes.ts';

export const MERCHANT = 10;
const NOW = new Date(`${TODAY}T10:00:00Z`);

/** A person with what our own code stores of them. */
export type State = { name: string; userId: number; refs: { id: number; passId: number }[] };
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
  const state = { name, userId, refs: [{ id: userId, passId: pass.id }] };
  await happens(state);
  states.push(state);
}

export const ownerParams = ({ userId }: State) => ({ userId, ownerId: userId });
export async function asUser<T>(
  { userId }: State,
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
  { userId }: State,
  read: (token: string) => Promise<T>,
): Promise<T> {
  passes.queues.managers.add(`${MERCHANT}/managers/${userId}`);
  return read(await passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' }));
}

export async function asTeam<T>(
  { userId }: State,
  read: (token: string) => Promise<T>,
): Promise<T> {
  passes.queues.teams.add(`1/${userId}`);
  return read(await passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' }));
}

/** The whole service with everything that our own code stores. */
export async function openStoredStates() {
  passes = await startPasses({ GOOD222222: {}, GOOD333333: {}, GOOD444444: {} });
  await personWith('a daily Fast Track');
  await personWith('a weekly pass', { passType: { kind: 1 } });
  await personWith('a generic pass', { passType: { mode: 'generic' } });
  await personWith('a disabled pass', { disabled: true });
  await personWith('a pass that was never activated', { activatedOn: [] });
  await personWith('a pass of nobody yet', { userId: null, passOwnerId: null });
  await personWith('a pass without a name yet', { passOwnerId: null });
  await personWith('a held use', {}, reserve);
  await personWith('a confirmed use', {}, async (state) => {
    await passes.deps.store.uses.confirm(await reserve(state));
  });
  await personWith('a released use', {}, async (state) => {
    await passes.deps.store.uses.release(await reserve(state));
  });
  await personWith('a pass used up', { passType: { policy: perDay(1) } });
  await passes.deps.store.passTypes.addMissing([
    { ...buildPass().passType, id: 1, franchisingId: 1 },
    { ...buildPass().passType, id: 2, merchants: [{ id: MERCHANT, name: 'Parco' }] },
  ]);
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
  return { passes, states };
}
