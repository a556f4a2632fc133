import { buildPass, startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';
import type { PassUse } from '../passes/index.ts';
import { checkInTicket } from './check-in-ticket.ts';
import { undoCheckIn } from './undo-check-in.ts';

const TICKETS = 20;
const ticketOf = (index: number) => String(index).padStart(24, '0');
const codeOf = (index: number) => `GATES${String(index).padStart(5, 'A')}`;
const at = (time: string) => new Date(`${TODAY}T${time}:00Z`);

let passes: TestPasses;
let lastTicket = 0;
let lastKey = 0;
beforeAll(async () => {
  const tickets = Array.from({ length: TICKETS }, (_, index) => index + 1);
  passes = await startPasses(
    Object.fromEntries(tickets.map((each) => [codeOf(each), { passTicketId: ticketOf(each) }])),
  );
});
afterAll(() => passes.close());

/** A called ticket of two people with their passes, and what happens to it at the gates. */
async function ticketWithPasses(entry: Partial<PassUse> = {}) {
  lastTicket += 1;
  const [text, ticketId] = [codeOf(lastTicket), ticketOf(lastTicket)];
  const use: PassUse = {
    ...{ ticketId, merchantId: 10, queueId: 100, date: TODAY, state: 'confirmed' },
    ...{ expiresAt: at('09:00'), ...entry },
  };
  const two = [buildPass({ usages: [use] }), buildPass({ usages: [use] })];
  await passes.deps.store.passes.addMissing(two);
  const of = { merchantId: 10, requestId: 'request-1' };
  return {
    async enter(gateId: string, time = '10:00', change: Entering = {}) {
      passes.clock.now = at(time);
      lastKey += 1;
      const { deps = passes.deps, paxCount = 1, key = `key-${lastKey}` } = change;
      const scan = { ...of, userId: 1, text, gateId, paxCount, key };
      return (await checkInTicket(deps, scan)).entryId;
    },
    undo: (entryId: string, deps = passes.deps) =>
      undoCheckIn(deps, { ...of, entryId, reason: 'turned_back' }),
    /** When and where its people entered, as each of its passes has it. */
    async entered() {
      const found = await passes.deps.store.uses.findPassesOf(ticketId);
      const [first, second] = found.map(({ usages: [use] }) =>
        use?.enteredAt ? `${use.enteredAt.toISOString().slice(11, 16)} ${use.gateId}` : 'outside',
      );
      expect(second).toBe(first);
      return first;
    },
  };
}
type Entering = { deps?: TestPasses['deps']; paxCount?: number; key?: string };

/** The service of a process for which something happens right before queues lets somebody in. */
function beforeAdmission(happens: () => Promise<unknown>): TestPasses['deps'] {
  const { queues } = passes.deps;
  const admit: typeof queues.admit = async (scan, requestId) => {
    if (scan.checkedPassesOf) await happens();
    return queues.admit(scan, requestId);
  };
  return { ...passes.deps, queues: { ...queues, admit } };
}

test('PAS-034 S-15 the undo of the first of two entries leaves the second, and the undo of that none', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const [first, second] = [await enter('Nord', '10:00'), await enter('Sud', '10:01')];
  expect(await entered()).toBe('10:00 Nord');
  await undo(first);
  expect(await entered()).toBe('10:01 Sud');
  await undo(second);
  expect(await entered()).toBe('outside');
});

test('PAS-034 S-15 the undo of the second of two entries leaves the first, and the undo of that none', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const [first, second] = [await enter('Nord', '10:00'), await enter('Sud', '10:01')];
  await undo(second);
  expect(await entered()).toBe('10:00 Nord');
  await undo(first);
  expect(await entered()).toBe('outside');
});

test('PAS-034 S-15 an undo that is sent again tells what it left, and takes back nobody who entered since', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const first = await enter('Nord', '10:00');
  expect(await undo(first)).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  const second = await enter('Sud', '10:01');
  const repeated = await undo(first);
  expect(repeated).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  // What only this service asks for is told to nobody.
  expect(repeated).not.toHaveProperty('isAnybodyInside');
  expect(await entered()).toBe('10:01 Sud');
  await undo(second);
  expect((await undo(first)).peopleLeft).toBe(2);
  expect(await entered()).toBe('outside');
});

test('PAS-034 S-15 an entry of another gate that comes between an undo and its answer stays', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const first = await enter('Nord', '10:00');
  const { queues } = passes.deps;
  const slow: typeof queues.undo = async (entry, requestId) => {
    const answer = await queues.undo(entry, requestId);
    await enter('Sud', '10:01');
    return answer;
  };
  await undo(first, { ...passes.deps, queues: { ...queues, undo: slow } });
  expect(await entered()).toBe('10:01 Sud');
});

test('PAS-034 S-15 an undo leaves the entry of a gate that queues has not let in yet', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const first = await enter('Nord', '10:00');
  await enter('Sud', '10:01', { deps: beforeAdmission(() => undo(first)) });
  expect(await entered()).toBe('10:01 Sud');
});

test('PAS-034 S-15 a gate that is rejected takes back nothing of the gate that let the party in', async () => {
  const { enter, entered } = await ticketWithPasses();
  const deps = beforeAdmission(() => enter('Sud', '10:00', { paxCount: 2 }));
  await expect(enter('Nord', '10:00', { deps })).rejects.toMatchObject({
    code: 'ticket_already_scanned',
  });
  expect(await entered()).toBe('10:00 Sud');
});

test('PAS-034 S-15 an undo takes back what every copy of its scan recorded', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const key = 'copied';
  const deps = beforeAdmission(() => enter('Nord', '10:01', { key }));
  await undo(await enter('Nord', '10:00', { deps, key }));
  expect(await entered()).toBe('outside');
});

test('PAS-032 an entry that a process recorded before it died is replaced by the next scan, a minute later', async () => {
  const { enter, undo, entered } = await ticketWithPasses();
  const dying = beforeAdmission(() => Promise.reject(new Error('killed')));
  await expect(enter('Nord', '10:00', { deps: dying })).rejects.toThrow('killed');
  expect(await entered()).toBe('10:00 Nord');
  await expect(enter('Ovest', '10:05', { deps: dying })).rejects.toThrow('killed');
  const entry = await enter('Sud', '10:07');
  expect(await entered()).toBe('10:07 Sud');
  await expect(enter('Est', '10:08', { deps: dying })).rejects.toThrow('killed');
  // Somebody is inside: which entries were never made is not known.
  expect(await entered()).toBe('10:07 Sud');
  passes.clock.now = at('10:10');
  await undo(entry);
  expect(await entered()).toBe('outside');
});

const OLD: Partial<PassUse> = { enteredAt: at('09:50'), gateId: 'Ovest' };

test('PAS-034 an entry that an earlier release recorded ends when nobody is inside, and not before', async () => {
  const { enter, undo, entered } = await ticketWithPasses(OLD);
  const [first, second] = [await enter('Nord', '09:50'), await enter('Sud', '09:50')];
  expect(await entered()).toBe('09:50 Ovest');
  await undo(first);
  expect(await entered()).toBe('09:50 Ovest');
  await undo(second);
  expect(await entered()).toBe('outside');
});

test('PAS-034 an entry that an earlier release took back is not there, whatever else is stored of it', async () => {
  const left = { entryId: 'left', at: at('09:50'), gateId: 'Ovest' };
  const { enter, undo, entered } = await ticketWithPasses({ enteredAt: null, entries: [left] });
  const entry = await enter('Nord', '09:51');
  expect(await entered()).toBe('09:51 Nord');
  await undo(entry);
  expect(await entered()).toBe('outside');
});
