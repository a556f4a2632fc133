import { recentCallsOf } from '../recent-calls.tsx';
import type { Panel } from './panel-view.ts';
import { sharedSizes } from './shared-sizes.ts';

const panel = (change: Partial<Panel>): Panel => ({
  queueId: 1,
  name: 'Banco',
  state: 'serving',
  number: 'A7',
  calls: [],
  sizes: [],
  needsName: false,
  shows: [],
  next: [],
  people: 3,
  hint: { kind: 'none' },
  mayJoin: true,
  ...change,
});
const called = (number: string, desk: string | null) => ({
  number,
  desk,
  calledAt: null,
  sourceId: 1,
});

test.each([
  {
    name: 'a number of four digits',
    change: { number: 'B1054' },
    is: { numbers: ['A7', 'B1054'] },
  },
  {
    name: 'people who were called together',
    change: { number: 'A12', calls: [{ ...called('A12', null), first: 'A9' }] },
    is: { numbers: ['A7', 'A9–A12'] },
  },
  { name: 'a desk', change: { calls: [called('A7', 'Cassa 2')] }, is: { hasDesks: true } },
  {
    name: 'a desk of a size',
    change: {
      calls: [called('A7', 'Cassa 2')],
      sizes: [{ queueId: 2, minPax: 1, maxPax: 2, call: null }],
    },
    is: {},
  },
  { name: 'a desk of an earlier call', change: { calls: [called('A6', 'Cassa 2')] }, is: {} },
  {
    name: 'a name of two lines',
    change: { name: 'Ritiro delle prenotazioni fatte al telefono' },
    is: { hasLongNames: true },
  },
])(
  'DIS-002 $name of one queue counts for all, so that their numbers have the same size',
  ({ change, is }) => {
    const usual = { numbers: ['A7', 'A7'], hasDesks: false, hasLongNames: false };
    expect(sharedSizes([panel({}), panel(change)])).toEqual({ ...usual, ...is });
  },
);

test('DIS-002 a board without queues shares nothing', () => {
  expect(sharedSizes([])).toEqual({ numbers: [], hasDesks: false, hasLongNames: false });
});

test.each([
  { count: 6, where: 'beside their numbers', places: ['A8 Sala 1'] },
  { count: 7, where: 'in the latest calls', places: ['A9 Sala 2', 'A8 Sala 1'] },
])('S-20 on a board of $count queues the desks of sizes are $where', ({ count, places }) => {
  const [last, other] = [called('A9', 'Sala 2'), { ...called('B2', null), sourceId: 2 }];
  const sizes = [last, other].map((call) => {
    const { sourceId: queueId } = call;
    return { queueId, minPax: queueId, maxPax: queueId, call };
  });
  const family = panel({ number: 'A9', sizes, calls: [last, other, called('A8', 'Sala 1')] });
  const others = Array.from({ length: count - 1 }, (_, at) => panel({ queueId: 9 + at }));
  const shown = recentCallsOf([family, ...others], []);
  expect(shown.map(({ number, place }) => `${number} ${place}`)).toEqual(places);
});
