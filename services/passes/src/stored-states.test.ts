import {
  callsOf,
  checkInCall,
  personInPassesCall,
  reservePassesCall,
  undoCheckInCall,
  validatePassOwnersCall,
} from '@turno/shared-types';
import {
  activatePassesCall,
  associatePassesCall,
  passCall,
  passOwnerCall,
  passOwnersCall,
} from '@turno/shared-types/passes';
import { buildPass, startPasses, type TestPasses, TODAY } from '../test/start-passes.ts';
import { erasePerson } from './personal-data.ts';

const MERCHANT = 10;
/** A person with what our own code stores of them. */
type State = { name: string; userId: number; refs: { id: number; passId: number }[] };
const states: State[] = [];
let passes: TestPasses;
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

const ownerParams = ({ userId }: State) => ({ userId, ownerId: userId });
async function asUser<T>({ userId }: State, read: (token: string) => Promise<T>): Promise<T> {
  return read(await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' }));
}
const internal = () => ({ internalSecret: passes.queues.secret });
const holding = ({ userId, refs }: State) => ({
  userId,
  merchantId: MERCHANT,
  queueId: 1,
  passMode: 'specific' as const,
  date: TODAY,
  passOwners: refs,
});
async function reserve(state: State): Promise<string> {
  lastTicket += 1;
  const ticketId = String(lastTicket).padStart(24, '0');
  const body = { ...holding(state), ticketId, attemptId: ticketId };
  const reserved = await passes.call(reservePassesCall, { body }, internal());
  expect(reserved.status).toBe(200);
  return ticketId;
}
const erase = ({ userId }: State) => erasePerson(passes.deps, userId);
const scan = async ({ userId }: State, token: string, idempotencyKey: string) => {
  passes.queues.managers.add(`${MERCHANT}/managers/${userId}`);
  const bearer = await passes.tokens.tokenFor({ userId, role: 'ROLE_MERCHANT' });
  const input = { params: { merchantId: MERCHANT }, body: { token } };
  return passes.call(checkInCall, input, { token: bearer, idempotencyKey });
};

beforeAll(async () => {
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
  await personWith('a pass used up', { passType: { maxUsage: 0 } });
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
});
afterAll(() => passes.close());

type Read = (state: State) => Promise<{ status: number; body: { error_code?: string } | null }>;

/** Every call whose reply may carry what is stored, and how it is asked for it. */
const READS: Record<string, Read> = {
  [personInPassesCall.path]: ({ userId }) =>
    passes.call(personInPassesCall, { params: { userId } }, internal()),
  [validatePassOwnersCall.path]: (state) =>
    passes.call(validatePassOwnersCall, { body: holding(state) }, internal()),
  [passOwnersCall.path]: (state) =>
    asUser(state, (token) =>
      passes.call(passOwnersCall, { params: { userId: state.userId } }, { token }),
    ),
  [passOwnerCall.path]: (state) =>
    asUser(state, (token) => passes.call(passOwnerCall, { params: ownerParams(state) }, { token })),
  [passCall.path]: (state) =>
    asUser(state, (token) =>
      passes.call(
        passCall,
        { params: { ...ownerParams(state), passId: state.refs[0]?.passId ?? 1 } },
        { token },
      ),
    ),
  [reservePassesCall.path]: (state) => {
    lastTicket += 1;
    const ticketId = String(lastTicket).padStart(24, '0');
    const body = { ...holding(state), ticketId, attemptId: ticketId };
    return passes.call(reservePassesCall, { body }, internal());
  },
  [undoCheckInCall.path]: async (state) => {
    const { body } = await scan(state, 'GOOD222222', 'key');
    const token = await passes.tokens.tokenFor({ userId: state.userId, role: 'ROLE_MERCHANT' });
    const entryId = body.entryId ?? 'none';
    const input = { params: { merchantId: MERCHANT }, body: { entryId, reason: 'other' as const } };
    return passes.call(undoCheckInCall, input, { token });
  },
  // The key of the scan that was stored: its outcome is answered again.
  [checkInCall.path]: (state) => scan(state, 'GOOD222222', 'key'),
};
/** These answer nothing that is stored. */
const SILENT = ['confirm', 'release', 'undo'].map((each) => `/internal/pass_usages/${each}`);
/** These answer what the reading of a pass owner answers. */
const LIKE_OWNERS = [associatePassesCall.path, activatePassesCall.path];
/** These answer a token, or a pass as the reading of a pass owner does. */
const OTHERS = [
  'scan_code',
  'users/:userId/passes',
  'users/:userId/passes/types',
  'users/:userId/passes/redeem',
  'users/:userId/passes/share',
  'users/:userId/pass_owners/share',
].map((each) => `/private/${each}`);

test('S-14 every call of passes is asked for every stored state, or answers none', () => {
  const paths = [...new Set(callsOf('passes').map(({ path }) => path))];
  expect(paths.toSorted()).toEqual(
    [...Object.keys(READS), ...SILENT, ...LIKE_OWNERS, ...OTHERS].toSorted(),
  );
});

test.each(Object.entries(READS))('S-14 every stored state fits %s', async (_, read) => {
  for (const state of states) {
    const { status, body } = await read(state);
    // A rule may refuse what is asked; the code says that it is one.
    const isFit = status < 400 || (status < 500 && body?.error_code !== 'validation_error');
    expect([state.name, isFit, status]).toEqual([state.name, true, status]);
  }
});

test('S-14 no row was left out of any of these replies', async () => {
  const metrics = await (await fetch(`${passes.url}/metrics`)).text();
  expect(metrics).toContain('# TYPE reply_rows_left_out_total');
  expect(metrics).not.toMatch(/^reply_rows_left_out_total\{/m);
});
