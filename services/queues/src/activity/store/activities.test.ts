import { ACTIVITY_GROUPS } from '@turno/shared-types/activity';
import { openTestHarness, range, type TestHarness } from '../../../test/test-harness.ts';
import { type ActivityDocument, activityDocument } from './activities.ts';
import { type ActivityQuery, filterOf, NEWEST_FIRST } from './activity-query.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const LIMIT = 51;
const KINDS = Object.values(ACTIVITY_GROUPS).flat();
const AT = new Date('2026-11-21T10:00:00Z');
const minutesBefore = (minutes: number) => new Date(AT.getTime() - minutes * 60_000);

/** A merchant with so many lines of two people, one each minute; `invite` only among the oldest. */
async function addLines(merchantId: number, count: number): Promise<void> {
  const kindOf = (index: number) => (index > count - 60 ? 'invite' : index % 2 ? 'call' : 'close');
  const lines = range(1, count).map((index) =>
    activityDocument(`${merchantId}.${String(index).padStart(6, '0')}`, {
      merchantId,
      kind: kindOf(index),
      at: minutesBefore(index),
      userId: 7 + (index % 2),
    }),
  );
  await harness.store.activities.addAll(lines);
}

async function costOf(query: ActivityQuery): Promise<{ keys: number; documents: number }> {
  const found = harness.db
    .collection<ActivityDocument>('activities')
    .find(filterOf(query))
    .sort(NEWEST_FIRST)
    .limit(LIMIT);
  const { executionStats } = await found.explain('executionStats');
  const { totalKeysExamined: keys, totalDocsExamined: documents } = executionStats;
  return { keys, documents };
}

test('S-08 the cost of a page does not grow with the age of its merchant, whatever it filters by', async () => {
  await addLines(901, 200);
  await addLines(902, 4_000);
  for (const merchantId of [901, 902]) {
    const pages: ActivityQuery[] = [
      { merchantId },
      { merchantId, kinds: ACTIVITY_GROUPS.team },
      { merchantId, kinds: ACTIVITY_GROUPS.calls, userId: 8 },
      { merchantId, userId: 7 },
      { merchantId, from: minutesBefore(190), to: minutesBefore(100) },
      { merchantId, before: { at: minutesBefore(120), id: `${merchantId}.000120` } },
      { merchantId, kinds: ACTIVITY_GROUPS.team, userId: 7 },
    ];
    for (const query of pages) {
      const { keys, documents } = await costOf(query);
      expect(documents).toBeLessThanOrEqual(LIMIT + KINDS.length);
      // One key is read past the end of each range.
      expect(keys).toBeLessThanOrEqual(LIMIT + 2 * KINDS.length);
    }
  }
});

test('S-08 pages follow one another without a gap, also among lines of one instant', async () => {
  const merchantId = 903;
  const lines = range(1, 7).map((index) =>
    activityDocument(`same.${index}`, { merchantId, kind: 'call', at: AT, userId: 7 }),
  );
  await harness.store.activities.addAll(lines);
  const { find } = harness.store.activities;
  const first = await find({ merchantId }, 4);
  const last = first.at(-1);
  const rest = await find({ merchantId, before: { at: AT, id: last?.id ?? '' } }, 4);
  const ids = [...first, ...rest].map(({ id }) => id);
  expect(ids).toEqual(lines.map(({ _id }) => _id).toReversed());
});

test('S-08 the lines of a command that is finished twice stay as they were', async () => {
  const merchantId = 904;
  const line = { merchantId, kind: 'call' as const, at: AT, userId: 7 };
  await harness.store.activities.addAll([activityDocument('twice', line)]);
  await harness.store.activities.addAll([
    activityDocument('twice', { ...line, userId: 8 }),
    activityDocument('second', line),
  ]);
  const found = await harness.store.activities.find({ merchantId }, 10);
  expect(found.map(({ id, userId }) => [id, userId])).toEqual([
    ['twice', 7],
    ['second', 7],
  ]);
});
