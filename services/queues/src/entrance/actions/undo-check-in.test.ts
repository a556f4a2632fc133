import { calledPartiesOf } from '../../../test/called-parties.ts';
import { codeOf } from '../../../test/people.ts';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { holderTickets } from '../../ticket-views/views/tickets.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => harness.close());

const { calledParty } = calledPartiesOf(() => harness);

test('PAS-032 a party enters in parts, and is checked in with the last of them', async () => {
  const { enter, stored } = await calledParty(4);
  await enter('one', 3);
  expect(await stored()).toMatchObject({ checkedInAt: null, nonce: null });
  expect(await codeOf(enter('two', 2))).toBe('pax_count_invalid');
  await enter('three');
  expect(await stored()).toMatchObject({ checkedInAt: harness.clock.now, nonce: 'three' });
  expect((await stored()).entries).toMatchObject([{ paxCount: 3 }, { paxCount: 1 }]);
  expect(await codeOf(enter('four', 1))).toBe('ticket_already_scanned');
});

test('QUE-049 twenty gates at two processes let in as many people as the party has', async () => {
  const { enter, stored } = await calledParty(5);
  const second = await harness.secondDeps();
  const codes = await Promise.all(
    range(1, 20).map((gate) => codeOf(enter(`gate-${gate}`, 1, gate % 2 ? harness.deps : second))),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(5);
  expect((await stored()).entries).toHaveLength(5);
  expect((await stored()).checkedInAt).not.toBeNull();
});

test('PAS-034 an undo gives back exactly one entry, and the people enter again', async () => {
  const { enter, undo, stored } = await calledParty(4);
  await enter('one', 1);
  await enter('two', 3);
  for (const _ of range(1, 3)) {
    expect(await undo('two')).toMatchObject({ admittedPax: 3, peopleLeft: 3, paxCount: 4 });
  }
  expect(await stored()).toMatchObject({ checkedInAt: null, nonce: null });
  expect(harness.events.at(-1)).toMatchObject({ type: 'ticket-changed' });
  await enter('again', 3);
  expect((await stored()).checkedInAt).not.toBeNull();
  expect((await stored()).entries?.[1]).toMatchObject({ undoReason: 'turned_back' });
});

test('PAS-034 a scan that is sent again after its undo gets its answer and lets nobody in', async () => {
  const { enter, undo, stored } = await calledParty(2);
  const { checkedInAt } = await enter('one');
  await undo('one');
  expect((await enter('one')).checkedInAt).toEqual(checkedInAt);
  expect((await stored()).checkedInAt).toBeNull();
});

test('PAS-034 scans and undos at once, at two processes, lose and double nobody', async () => {
  const { enter, undo, stored } = await calledParty(3);
  const second = await harness.secondDeps();
  await Promise.all(range(1, 3).map((gate) => enter(`gate-${gate}`, 1)));
  await Promise.all(
    range(1, 12).map((each) => {
      const deps = each % 2 ? harness.deps : second;
      const nonce = `gate-${(each % 3) + 1}`;
      return each > 6 ? codeOf(enter(`late-${each}`, 1, deps)) : codeOf(undo(nonce, { deps }));
    }),
  );
  const { entries = [], checkedInAt } = await stored();
  const inside = entries.filter(({ undoneAt }) => !undoneAt).length;
  expect(entries.filter(({ undoneAt }) => undoneAt)).toHaveLength(3);
  expect(inside).toBeLessThanOrEqual(3);
  expect(checkedInAt !== null).toBe(inside === 3);
});

test('PAS-034 after thirty seconds an entry stays; one undone in time answers for ever', async () => {
  const { enter, undo, stored } = await calledParty(2);
  const before = harness.clock.now;
  await enter('one', 1);
  await enter('two', 1);
  harness.clock.now = new Date(before.getTime() + 30_000);
  expect(await codeOf(undo('one'))).toBeNull();
  harness.clock.now = new Date(before.getTime() + 30_001);
  expect(await codeOf(undo('two'))).toBe('undo_too_late');
  expect(await codeOf(undo('one'))).toBeNull();
  expect((await stored()).entries?.map(({ undoneAt }) => undoneAt !== null)).toEqual([true, false]);
  harness.clock.now = before;
});

test('IDN-032 an entry of another merchant, and one that never was, are not found', async () => {
  const { enter, undo, stored } = await calledParty(2);
  await enter('one');
  expect(await codeOf(undo('one', { merchantId: 999_999 }))).toBe('ticket_not_found');
  expect(await codeOf(undo('never'))).toBe('ticket_not_found');
  expect((await stored()).checkedInAt).not.toBeNull();
});

test('S-21 who follows a ticket sees how many of the party have entered, and an undo', async () => {
  const { enter, undo, stored } = await calledParty(3);
  const seen = async () => {
    const [ticket] = await holderTickets(harness.deps, [await stored()]);
    return ticket?.enteredPax;
  };
  expect(await seen()).toBe(0);
  await enter('one', 2);
  expect(await seen()).toBe(2);
  await undo('one');
  expect(await seen()).toBe(0);
  await enter('two');
  expect(await seen()).toBe(3);
});

test('S-21 a party of which somebody entered is not moved to another queue; after the undo it is', async () => {
  const { enter, undo, move } = await calledParty(2);
  await enter('one', 1);
  expect(await move()).toBe('ticket_already_scanned');
  await undo('one');
  expect(await move()).toBeNull();
});

test('S-21 a party that is kept aside says how many are inside, so that no desk moves it', async () => {
  const { enter, undo, keepAside, aside } = await calledParty(3);
  await enter('one', 2);
  await keepAside();
  expect(await aside()).toMatchObject([{ counter: 1, paxCount: 3, enteredPax: 2 }]);
  await undo('one');
  expect(await aside()).toMatchObject([{ counter: 1, paxCount: 3, enteredPax: 0 }]);
});

test('S-15 S-21 who follows a ticket sees those who enter while a desk is still keeping it aside', async () => {
  const { enter, keepAside, stored } = await calledParty(3);
  const { deskCommands, tickets } = harness.store;
  const finish = deskCommands.finish;
  jest.spyOn(deskCommands, 'finish').mockImplementationOnce(async (...args) => {
    await enter('one', 2);
    return finish(...args);
  });
  await keepAside();
  const { counterId, number } = await stored();
  const seen = await tickets.findNumber(counterId, number);
  expect(seen?.entries).toMatchObject([{ nonce: 'one', paxCount: 2 }]);
});

/** The services of a process that dies right before or right after its write. */
function dying(when: 'before' | 'after') {
  const { tickets } = harness.deps.store;
  const killed =
    <Args extends unknown[]>(write: (...args: Args) => Promise<unknown>) =>
    async (...args: Args): Promise<never> => {
      if (when === 'after') await write(...args);
      throw new Error('killed');
    };
  const store = {
    ...harness.deps.store,
    tickets: { ...tickets, checkIn: killed(tickets.checkIn), undoEntry: killed(tickets.undoEntry) },
  };
  return { ...harness.deps, store };
}

test.each(['before', 'after'] as const)(
  'I13 an entry and an undo killed %s their write take effect once, by the retry',
  async (when) => {
    const { enter, undo, stored } = await calledParty(3);
    await expect(enter('one', 2, dying(when))).rejects.toThrow('killed');
    await enter('one', 2);
    expect((await stored()).entries).toMatchObject([{ nonce: 'one', undoneAt: null }]);
    await expect(undo('one', { deps: dying(when) })).rejects.toThrow('killed');
    expect(await undo('one')).toMatchObject({ admittedPax: 2, peopleLeft: 3 });
    await enter('two');
    expect(await stored()).toMatchObject({ nonce: 'two', entries: [{}, { paxCount: 3 }] });
  },
);
