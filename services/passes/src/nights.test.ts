import { BAR, FAR, SHOP, startNights } from '../test/nights.ts';
import { TODAY } from '../test/start-passes.ts';

let nights: Awaited<ReturnType<typeof startNights>>;
beforeAll(async () => {
  nights = await startNights();
});
afterAll(() => nights.close());
afterEach(() => {
  nights.queues.state.isAway = false;
});

const SATURDAY = TODAY;
const SUNDAY = '2026-11-22';
const WEEKLY = { passType: { id: 2, kind: 1 as const } };
const WALLET = undefined;
/** The instants at which the days of the bar end. */
const END = '2026-11-22T03:00';

test.each([['in the wallet', WALLET] as const, ['at the bar', BAR] as const])(
  'S-05 PAS-016 PAS-030 a pass that is activated %s at 23:50 is good at the bar until its day ends',
  async (_, where) => {
    const anna = await nights.newPerson({});
    nights.at(SATURDAY, '23:50');
    expect(await anna.activate(where)).toBe('done');
    nights.at(SUNDAY, '00:30');
    expect((await anna.read(BAR)).usablePasses[0].validTo).toBe(`${END}:00.000Z`);
    expect(await anna.read()).toMatchObject({ usablePasses: [], hasValidPassForToday: false });
    nights.at(SUNDAY, '03:59');
    expect(await anna.take(BAR)).toBe('good');
    nights.at(SUNDAY, '04:00');
    expect(await anna.take(BAR)).toBe('pass_not_usable');
    expect(await anna.ask(SHOP)).toBe('pass_not_usable');
  },
);

test('S-05 PAS-016 a pass that is activated at the bar after midnight is for the day that runs there', async () => {
  const anna = await nights.newPerson({}, {});
  nights.at(SUNDAY, '00:30');
  expect(await anna.activate(BAR)).toBe('done');
  expect(await anna.activate(BAR)).toBe('done');
  expect(await anna.activate(BAR, 1)).toBe('similar_pass_already_active');
  expect(await anna.read(BAR)).toMatchObject({ activablePasses: [], hasValidPassForToday: true });
  expect(await anna.take(BAR)).toBe('good');
  nights.at(SUNDAY, '10:00');
  expect(await anna.take(SHOP)).toBe('pass_not_usable');
  expect(await anna.activate(SHOP, 1)).toBe('done');
  expect(await anna.take(SHOP, 1)).toBe('good');
});

test('S-05 PAS-016 one that is activated in the wallet after midnight is for the new date, at the bar from its next day on', async () => {
  const anna = await nights.newPerson({});
  nights.at(SUNDAY, '00:30');
  expect(await anna.activate()).toBe('done');
  expect((await anna.read()).usablePasses).toHaveLength(1);
  const shown = await anna.read(BAR);
  expect([shown.usablePasses, shown.activablePasses, shown.passes[0].validFrom]).toEqual([
    [],
    [],
    `${END}:00.000Z`,
  ]);
  expect(await anna.take(BAR)).toBe('pass_not_usable');
  nights.at(SUNDAY, '10:00');
  expect(await anna.take(SHOP)).toBe('good');
  nights.at(SUNDAY, '20:00');
  expect(await anna.take(BAR)).toBe('pass_used_up 2026-11-23T03:00');
});

test.each([
  ['23:50', SATURDAY],
  ['00:10', SUNDAY],
])(
  'S-05 PAS-031 a pass for one use a day that is used at the bar at %s is used up there all night, and good elsewhere in the morning',
  async (time, date) => {
    const anna = await nights.newPerson({ ...WEEKLY, activatedOn: [SATURDAY] });
    nights.at(date, time);
    expect(await anna.take(BAR)).toBe('good');
    nights.at(SUNDAY, '00:30');
    expect(await anna.take(BAR)).toBe(`pass_used_up ${END}`);
    expect(await anna.ask(BAR)).toBe('pass_used_up');
    const shown = await anna.read(BAR);
    expect([shown.usablePasses, shown.blocked[0].usable_from, shown.hasActiveUsage]).toEqual([
      [],
      `${END}:00.000Z`,
      true,
    ]);
    nights.at(SUNDAY, '10:00');
    expect(await anna.take(SHOP)).toBe('good');
    nights.at(SUNDAY, '20:00');
    expect(await anna.take(BAR)).toBe('pass_used_up 2026-11-23T03:00');
    nights.at('2026-11-23', '09:30');
    expect(await anna.take(SHOP)).toBe('good');
  },
);

const instants = [
  [SATURDAY, '21:00'],
  [SATURDAY, '23:50'],
  [SUNDAY, '00:30'],
  [SUNDAY, '03:59'],
  [SUNDAY, '04:00'],
  [SUNDAY, '10:00'],
] as const;

test.each(instants)(
  'S-05 PAS-030 CON-058 at %s %s pages, verdicts and numbers of every place judge a pass alike',
  async (date, time) => {
    for (const place of [BAR, SHOP, FAR]) {
      for (const activatedOn of [['2026-11-20'], [SATURDAY], [SUNDAY], ['2026-11-15']]) {
        const anna = await nights.newPerson({ activatedOn }, { ...WEEKLY, activatedOn });
        nights.at(date, time);
        const [page, list] = [await anna.read(place), await anna.readAll(place)];
        expect(list).toEqual(page);
        for (const [index, id] of anna.ids.entries()) {
          const isUsable = page.usablePasses.some((pass: { id: number }) => pass.id === id);
          const verdict = isUsable ? 'good' : 'pass_not_usable';
          expect([await anna.ask(place, index), await anna.take(place, index)]).toEqual([
            verdict,
            verdict,
          ]);
          // A page whose answer is old by a moment drops the pass with the day, and not before.
          const { validTo } = page.passes.find((pass: { id: number }) => pass.id === id);
          if (isUsable) expect(Date.parse(validTo)).toBeGreaterThan(nights.clock.now.getTime());
        }
      }
    }
  },
);

test('S-05 PAS-031 a weekly pass is not activated for a day from which it would meet one that begins later', async () => {
  const anna = await nights.newPerson(WEEKLY, WEEKLY);
  nights.at(SUNDAY, '00:30');
  expect(await anna.activate()).toBe('done');
  expect((await anna.read(BAR)).activablePasses).toEqual([]);
  expect(await anna.activate(BAR, 1)).toBe('similar_pass_already_active');
});

test('PAS-016 without an answer about the place nothing is activated', async () => {
  const anna = await nights.newPerson({});
  nights.at(SUNDAY, '00:30');
  expect(await anna.activate(99)).toBe('merchant_not_found');
  nights.queues.state.isAway = true;
  expect(await anna.activate(BAR)).toBe('service_unavailable');
  expect((await anna.read()).activablePasses).toHaveLength(1);
});

/** Sold by a ticket office for one date of its calendar. */
const soldFor = (date: string) => ({
  provider: {
    validFrom: new Date(`${date}T00:00+01:00`),
    validTo: new Date(`${date}T24:00+01:00`),
    maxUses: null,
    used: 0,
    lastProviderUsedAt: null,
    oneShotProviderUsage: false,
    readAt: new Date(`${SATURDAY}T20:00Z`),
  },
});

test.each([
  ['the evening', BAR, [SUNDAY, '00:30'], soldFor(SATURDAY), ['pass_expired', null]],
  [
    'the next date',
    FAR,
    [SATURDAY, '21:00'],
    soldFor(SUNDAY),
    ['pass_not_usable', '2026-11-21T23'],
  ],
] as const)(
  'S-05 PAS-016 CON-058 a pass that a ticket office sold for %s is on the page of a place what its queue says',
  async (_, place, [date, time], sold, [code, from]) => {
    const activatedOn = [place === BAR ? SATURDAY : SUNDAY];
    const anna = await nights.newPerson({ ...sold, activatedOn });
    nights.at(date, time);
    expect(await anna.ask(place)).toBe(code);
    const { usablePasses, blocked } = await anna.read(place);
    expect(usablePasses).toEqual([]);
    expect(blocked).toMatchObject([{ error_code: code }]);
    expect(blocked[0].usable_from?.slice(0, 13) ?? null).toBe(from);
  },
);

test('S-05 PAS-016 a pass whose sale ended at midnight is not activated at the bar for the day that runs there', async () => {
  const anna = await nights.newPerson(soldFor(SATURDAY));
  nights.at(SUNDAY, '00:30');
  expect((await anna.read(BAR)).activablePasses).toEqual([]);
  expect(await anna.activate(BAR)).toBe('pass_not_usable');
});

test('S-05 PAS-016 a pass that a place does not accept is not activated by the day that runs there', async () => {
  const anna = await nights.newPerson({ passType: { merchants: [{ id: SHOP, name: 'Shop' }] } });
  nights.at(SUNDAY, '00:30');
  expect((await anna.read(BAR)).activablePasses).toEqual([]);
  expect(await anna.activate(BAR)).toBe('pass_not_accepted');
  nights.at(SUNDAY, '10:00');
  expect((await anna.read(SHOP)).activablePasses).toHaveLength(1);
  expect(await anna.activate(SHOP)).toBe('done');
  expect(await anna.take(SHOP)).toBe('good');
});
