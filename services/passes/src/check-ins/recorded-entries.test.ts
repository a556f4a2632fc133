import { ApiError } from '@turno/kit';
import { at, startGates } from '../../test/gates.ts';
import type { PassUse } from '../passes/index.ts';

let gates: Awaited<ReturnType<typeof startGates>>;
beforeAll(async () => {
  gates = await startGates();
});
afterAll(() => gates.close());

test('PAS-032 an entry that queues made and failed to answer is recorded', async () => {
  const { enter, entered } = await gates.newTicket();
  const { queues } = gates.deps;
  const admit: typeof queues.admit = async (scan, requestId) => {
    const answer = await queues.admit(scan, requestId);
    if (answer.passesDue) return answer;
    throw new ApiError('internal_server_error');
  };
  const deps = gates.withQueues({ admit });
  const key = 'unanswered';
  await expect(enter('Nord', '10:00', { deps, key })).rejects.toThrow();
  await enter('Nord', '10:00', { key });
  expect(await entered()).toEqual(['10:00 Nord', '10:00 Nord']);
});

test('PAS-032 an entry that a process recorded before it died is replaced by the next scan, a minute later', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const dying = gates.beforeAdmission(() => Promise.reject(new Error('killed')));
  await expect(enter('Nord', '10:00', { deps: dying })).rejects.toThrow('killed');
  expect(await entered()).toEqual(['10:00 Nord', '10:00 Nord']);
  await expect(enter('Ovest', '10:05', { deps: dying })).rejects.toThrow('killed');
  const entry = await enter('Sud', '10:07');
  expect(await entered()).toEqual(['10:07 Sud', '10:07 Sud']);
  await expect(enter('Est', '10:08', { deps: dying })).rejects.toThrow('killed');
  // While somebody is inside, the service cannot tell real entries from those that were never admitted.
  expect(await entered()).toEqual(['10:07 Sud', '10:07 Sud']);
  gates.clock.now = at('10:10');
  await undo(entry);
  expect(await entered()).toEqual(['outside', 'outside']);
});

const OLD: Partial<PassUse> = { enteredAt: at('09:50'), gateId: 'Ovest' };

test('PAS-034 an entry that an earlier release recorded ends when nobody is inside, and not before', async () => {
  const { enter, undo, entered } = await gates.newTicket(OLD);
  const [first, second] = [await enter('Nord', '09:50'), await enter('Sud', '09:50')];
  expect(await entered()).toEqual(['09:50 Ovest', '09:50 Ovest']);
  await undo(first);
  expect(await entered()).toEqual(['09:50 Ovest', '09:50 Ovest']);
  await undo(second);
  expect(await entered()).toEqual(['outside', 'outside']);
});

test('PAS-034 an entry that an earlier release took back is not there, whatever else is stored of it', async () => {
  const left = { entryId: 'left', at: at('09:50'), gateId: 'Ovest' };
  const { enter, undo, entered } = await gates.newTicket({ enteredAt: null, entries: [left] });
  const entry = await enter('Nord', '09:51');
  expect(await entered()).toEqual(['09:51 Nord', '09:51 Nord']);
  await undo(entry);
  expect(await entered()).toEqual(['outside', 'outside']);
});
