import { startGates } from '../../test/gates.ts';

let gates: Awaited<ReturnType<typeof startGates>>;
beforeAll(async () => {
  gates = await startGates();
});
afterAll(() => gates.close());

test('PAS-034 S-15 the undo of the first of two entries leaves the second, and the undo of that none', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const [first, second] = [await enter('Nord', '10:00'), await enter('Sud', '10:01')];
  expect(await entered()).toEqual(['10:00 Nord', '10:00 Nord']);
  await undo(first);
  expect(await entered()).toEqual(['10:01 Sud', '10:01 Sud']);
  await undo(second);
  expect(await entered()).toEqual(['outside', 'outside']);
});

test('PAS-034 S-15 the undo of the second of two entries leaves the first, and the undo of that none', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const [first, second] = [await enter('Nord', '10:00'), await enter('Sud', '10:01')];
  await undo(second);
  expect(await entered()).toEqual(['10:00 Nord', '10:00 Nord']);
  await undo(first);
  expect(await entered()).toEqual(['outside', 'outside']);
});

test('PAS-034 S-15 an undo that is sent again tells what it left, and takes back nobody who entered since', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const first = await enter('Nord', '10:00');
  expect(await undo(first)).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  const second = await enter('Sud', '10:01');
  const repeated = await undo(first);
  expect(repeated).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  // The answer to a client leaves out internal fields.
  expect(repeated).not.toHaveProperty('isAnybodyInside');
  expect(await entered()).toEqual(['10:01 Sud', '10:01 Sud']);
  await undo(second);
  expect((await undo(first)).peopleLeft).toBe(2);
  expect(await entered()).toEqual(['outside', 'outside']);
});

test('PAS-034 S-15 an entry of another gate that comes between an undo and its answer stays', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const first = await enter('Nord', '10:00');
  const { queues } = gates.deps;
  const slow: typeof queues.undo = async (entry, requestId) => {
    const answer = await queues.undo(entry, requestId);
    await enter('Sud', '10:01');
    return answer;
  };
  await undo(first, gates.withQueues({ undo: slow }));
  expect(await entered()).toEqual(['10:01 Sud', '10:01 Sud']);
});

test('PAS-034 S-15 an undo leaves the entry of a gate that queues has not let in yet', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const first = await enter('Nord', '10:00');
  await enter('Sud', '10:01', { deps: gates.beforeAdmission(() => undo(first)) });
  expect(await entered()).toEqual(['10:01 Sud', '10:01 Sud']);
});

test('PAS-034 S-15 a gate that is rejected takes back nothing of the gate that let the party in', async () => {
  const { enter, entered } = await gates.newTicket();
  const deps = gates.beforeAdmission(() => enter('Sud', '10:00', { paxCount: 2 }));
  await expect(enter('Nord', '10:00', { deps })).rejects.toMatchObject({
    code: 'ticket_already_scanned',
  });
  expect(await entered()).toEqual(['10:00 Sud', '10:00 Sud']);
});

test('PAS-034 S-15 an undo takes back what every copy of its scan recorded', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const key = 'copied';
  const deps = gates.beforeAdmission(() => enter('Nord', '10:01', { key }));
  await undo(await enter('Nord', '10:00', { deps, key }));
  expect(await entered()).toEqual(['outside', 'outside']);
});

test('PAS-034 S-15 a copy of a scan that arrives after its undo records no entry', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const { queues } = gates.deps;
  const key = 'late';
  const admit: typeof queues.admit = async (scan, requestId) => {
    const answer = await queues.admit(scan, requestId);
    if (answer.passesDue) await undo(await enter('Nord', '10:00', { key }));
    return answer;
  };
  const late = gates.withQueues({ admit });
  expect(await enter('Nord', '10:01', { key, deps: late })).toEqual(expect.any(String));
  expect(await entered()).toEqual(['outside', 'outside']);
});

test('PAS-034 S-15 gates that let in and undo at once leave the entries of those who are inside', async () => {
  const { enter, undo, entered } = await gates.newTicket();
  const enterOnceFree = async (gate: string): Promise<string> =>
    enter(gate).catch((error: { code: string }) => {
      expect(error.code).toBe('ticket_already_scanned');
      return enterOnceFree(gate);
    });
  for (let round = 0; round < 5; round += 1) {
    const [first, second] = await Promise.all([enter('Nord'), enter('Sud')]);
    const [third] = await Promise.all([enterOnceFree('Est'), undo(first), undo(first)]);
    const [fourth] = await Promise.all([enterOnceFree('Ovest'), undo(second), undo(first)]);
    await Promise.all([undo(fourth), undo(first)]);
    expect(await entered()).toEqual(['10:00 Est', '10:00 Est']);
    await Promise.all([undo(third), undo(second), undo(fourth)]);
    expect(await entered()).toEqual(['outside', 'outside']);
  }
});
