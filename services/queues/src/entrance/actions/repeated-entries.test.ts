import { calledPartiesOf } from '../../../test/called-parties.ts';
import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import type { TicketDocument } from '../../tickets/store/ticket-documents.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { calledParty } = calledPartiesOf(() => harness);

test('S-15 S-20 a scan that is sent again tells what it left, whoever entered or was undone since', async () => {
  const { told, undo } = await calledParty(4);
  expect(await told('one', 1)).toEqual([1, 3]);
  expect(await told('two', 1)).toEqual([1, 2]);
  expect(await told('one', 1)).toEqual([1, 3]);
  await undo('one');
  expect(await told('one', 1)).toEqual([1, 3]);
  expect(await told('three')).toEqual([3, 0]);
  expect(await told('two', 1)).toEqual([1, 2]);
  await undo('three');
  expect(await told('three')).toEqual([3, 0]);
});

test('S-15 S-20 an undo that is sent again tells what it left, whoever entered or was undone since', async () => {
  const { enter, undo } = await calledParty(4);
  const left = async (nonce: string) => (await undo(nonce)).peopleLeft;
  await enter('one', 1);
  await enter('two', 2);
  expect(await left('one')).toBe(2);
  await enter('three');
  expect(await left('one')).toBe(2);
  expect(await left('two')).toBe(2);
  expect(await left('three')).toBe(4);
  expect(await Promise.all(['one', 'two', 'three'].map(left))).toEqual([2, 2, 4]);
});

test('S-15 scans and undos of one party at once, at two processes, each tell a state that there was', async () => {
  const { told, undo } = await calledParty(6);
  const second = await harness.secondDeps();
  const at = (gate: number) => (gate % 2 ? harness.deps : second);
  const gates = range(1, 6);
  const entered = await Promise.all(gates.map((gate) => told(`${gate}`, 1, at(gate))));
  expect(entered.map(([, left]) => left).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  const undone = await Promise.all(gates.map((gate) => undo(`${gate}`, { deps: at(gate) })));
  expect(undone.map(({ peopleLeft }) => peopleLeft).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('S-15 the answer to an undo says beside what it left whether anybody is inside now', async () => {
  const { enter, undo } = await calledParty(2);
  await enter('one', 1);
  expect(await undo('one')).toMatchObject({ peopleLeft: 2, isAnybodyInside: false });
  await enter('two', 1);
  expect(await undo('one')).toMatchObject({ peopleLeft: 2, isAnybodyInside: true });
  expect(await undo('two')).toMatchObject({ peopleLeft: 2, isAnybodyInside: false });
  expect(await undo('one')).toMatchObject({ peopleLeft: 2, isAnybodyInside: false });
});

test('S-15 a scan that is sent again tells what it did, also when its ticket was undone and moved since', async () => {
  const { told, enter, undo, move } = await calledParty(2);
  expect(await told('one', 1)).toEqual([1, 1]);
  await undo('one');
  expect(await move()).toBeNull();
  harness.clock.now = new Date(harness.clock.now.getTime() + 1_000);
  expect(await told('one', 1)).toEqual([1, 1]);
  expect(await undo('one')).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  expect(await codeOf(enter('two', 1))).toBe('ticket_not_valid');
});

test('S-15 S-20 an undo of a desk whose process died tells another desk what it left', async () => {
  const { enter, undo } = await calledParty(3);
  await enter('one', 2);
  const { tickets } = harness.deps.store;
  const undoEntry: typeof tickets.undoEntry = async (entry) => {
    await tickets.undoEntry(entry);
    throw new Error('killed');
  };
  const store = { ...harness.deps.store, tickets: { ...tickets, undoEntry } };
  await expect(undo('one', { deps: { ...harness.deps, store } })).rejects.toThrow('killed');
  await enter('two');
  const { deps } = { deps: await harness.secondDeps() };
  expect(await undo('one', { deps })).toMatchObject({ admittedPax: 2, peopleLeft: 3 });
});

test('S-15 entries that an earlier release made or undid are answered as they are now', async () => {
  const { enter, told, undo, stored } = await calledParty(4);
  await enter('one', 1);
  await undo('one');
  await enter('two', 2);
  const { id } = await stored();
  const tickets = harness.db.collection<TicketDocument>('tickets');
  const figures = { 'entries.$[].peopleLeft': '', 'entries.$[].peopleLeftAtUndo': '' } as const;
  await tickets.updateOne({ _id: id }, { $unset: figures });
  expect(await told('two', 2)).toEqual([2, 2]);
  expect(await undo('one')).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  // One that it made and this release undoes.
  expect(await undo('two')).toMatchObject({ admittedPax: 2, peopleLeft: 4 });
  await enter('three', 3);
  expect(await undo('two')).toMatchObject({ peopleLeft: 4 });
  expect(await undo('one')).toMatchObject({ peopleLeft: 1 });
  expect(await codeOf(enter('four', 2))).toBe('pax_count_invalid');
});
