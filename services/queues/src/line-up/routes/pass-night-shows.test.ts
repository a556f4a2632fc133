import { lineUpCall, lineUpOwnersRequestCall, passOwnersValidationCall } from '@turno/shared-types';
import { everyDay } from '../../../test/factories.ts';
import { addHolder, type Holder, usesOf } from '../../../test/passes/pass-holders.ts';
import {
  openTestPasses,
  queueIds,
  refs,
  type TestPasses,
} from '../../../test/passes/test-passes.ts';
import { EVENT } from '../../../test/shows.ts';
import type { TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const TIMES = ['00:15', '01:00', '21:00', '23:00'];
const SHOWS: Partial<TestQueue['queue']> = {
  ...EVENT,
  passMode: 'specific',
  qrCodeEnabled: true,
  eventBookingBeforeStart: 2 * 86_400,
  eventScheduleWeek: Array.from({ length: 7 }, () => TIMES),
};
/** Tells nothing apart but the day: as many uses as a test has shows. */
const OFTEN = { maxUsage: 9 };

let places: TestPasses;
/** A theatre in a bar that is open until 02:00. */
let bar: TestQueue;

beforeAll(async () => {
  places = await openTestPasses();
  at(SATURDAY, '20:00');
  const merchant = { openings: everyDay('18:00', '02:00') };
  bar = await places.harness.addQueue({ merchant, queue: SHOWS });
});
afterAll(() => places.close());

type Show = { date: string; time: string };

/** The clock of queues, in Rome, in winter. */
function at(date: string, time: string) {
  places.harness.clock.now = new Date(`${date}T${time}:00+01:00`);
}

/** `good`, or why the show is not booked. */
async function book(show: Show, holder: Holder): Promise<string> {
  const params = { scope: 'public' as const, ...queueIds(bar) };
  const request = { params, query: show, body: { passOwners: refs(holder) } };
  const as = await places.app.as(holder.userId, 'ROLE_USER');
  const { body } = await places.app.service.call(lineUpCall, request, as);
  return body.error_code ?? 'good';
}

/** What each of the two questions about a show says of a pass. */
async function ask(show: Show, holder: Holder): Promise<string[]> {
  const request = { params: queueIds(bar), query: show, body: { passOwners: refs(holder) } };
  const as = await places.app.as(holder.userId, 'ROLE_USER');
  const answers = await Promise.all([
    places.app.service.call(passOwnersValidationCall, request, as),
    places.app.service.call(lineUpOwnersRequestCall, request, as),
  ]);
  return answers.map(({ body }) => body.passOwnersValidation[0].error_code ?? 'good');
}

const nightOfSaturday = ['21:00', '23:00'].map((time) => ({ date: SATURDAY, time }));
const afterMidnight = ['00:15', '01:00'].map((time) => ({ date: SUNDAY, time }));
const others = [
  { date: SATURDAY, time: '00:15' },
  { date: SUNDAY, time: '21:00' },
  { date: '2026-11-23', time: '00:15' },
];

test.each([
  [SATURDAY, '20:30', [...nightOfSaturday, ...afterMidnight], others.slice(1)],
  [SUNDAY, '00:05', afterMidnight, others.slice(1)],
  [SATURDAY, '00:05', nightOfSaturday, others.slice(0, 1)],
])(
  'S-05 PAS-030 at %s %s a pass of Saturday is good for the shows of that night, by the question and by the booking',
  async (date, time, good, bad) => {
    const verdicts = async (show: Show) => {
      const holder = await addHolder(places.passes.db, OFTEN);
      at(date, time);
      return [...(await ask(show, holder)), await book(show, holder)];
    };
    for (const show of good) expect(await verdicts(show)).toEqual(['good', 'good', 'good']);
    const refused = Array(3).fill('pass_not_usable');
    for (const show of bad) expect(await verdicts(show)).toEqual(refused);
  },
);

test('S-05 PAS-031 a pass for one use a day is held for one show of a night, on either side of midnight', async () => {
  const tonight = [...nightOfSaturday, ...afterMidnight];
  at(SATURDAY, '20:30');
  for (const first of tonight) {
    const holder = await addHolder(places.passes.db);
    expect(await book(first, holder)).toBe('good');
    for (const show of tonight.filter((each) => each !== first)) {
      expect(await ask(show, holder)).toEqual(['pass_used_up', 'pass_used_up']);
      expect(await book(show, holder)).toBe('pass_used_up');
    }
    expect(await usesOf(places.passes.db, holder)).toHaveLength(1);
  }
});

test('S-05 PAS-030 without a show a question is about the day that runs', async () => {
  const holder = await addHolder(places.passes.db);
  const asked = { params: queueIds(bar), body: { passOwners: refs(holder) } };
  const as = await places.app.as(holder.userId, 'ROLE_USER');
  at(SUNDAY, '00:05');
  const { body } = await places.app.service.call(passOwnersValidationCall, asked, as);
  expect(body.passOwnersValidation[0].valid).toBe(true);
});
