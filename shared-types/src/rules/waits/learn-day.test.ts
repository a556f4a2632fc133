import fc from 'fast-check';
import { merchantDay } from '../openings/merchant-day.ts';
import { type EndedDay, learnDay } from './learn-day.ts';
import { NEW_PROFILE, type PaceProfile, usualCalls, usualPaceAt } from './pace-profile.ts';

const DAY_MS = 86_400_000;
const SETTINGS = { capacity: 1, defaultWaitingTime: 600, timezone: 'Europe/Rome' };
const HOURS = {
  timezone: 'Europe/Rome',
  openings: [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => {
    return { date: null, dayOfWeek, start: '09:00', end: '18:00' };
  }),
};

/** A day on which somebody is called after so many seconds, by hour of the clock. */
function dayOf(index: number, secondsAt: (hour: number) => number): EndedDay {
  const { slots } = merchantDay(
    HOURS,
    new Date(Date.parse('2026-11-16T10:00:00Z') + index * DAY_MS),
  );
  const calls: EndedDay['calls'][number][] = [];
  const end = slots[0]?.closesAt.getTime() ?? 0;
  let at = slots[0]?.opensAt.getTime() ?? 0;
  for (; at < end; at += 1_000 * secondsAt(new Date(at).getUTCHours() + 1)) {
    const createdAt = new Date(at - 1_200_000);
    calls.push({ createdAt, executedAt: new Date(at), quotedSeconds: 1_200 });
  }
  return { calls, slots, resumedAt: slots.map(({ opensAt }) => opensAt), left: 0 };
}

function learned(days: number, secondsAt: (hour: number, day: number) => number): PaceProfile {
  const numbers = Array.from({ length: days }, (_, day) => day);
  return numbers.reduce(
    (profile, day) =>
      learnDay(
        profile,
        SETTINGS,
        dayOf(day, (hour) => secondsAt(hour, day)),
      ),
    NEW_PROFILE,
  );
}

const paceAt = (profile: PaceProfile, text: string) =>
  usualPaceAt(profile, SETTINGS, new Date(text));

test('S-02 a queue learns its pace in place of a wrong setting', () => {
  const profile = learned(4, () => 120);
  expect(paceAt(profile, '2026-11-23T10:00:00Z')).toBeGreaterThan(115);
  expect(paceAt(profile, '2026-11-23T10:00:00Z')).toBeLessThan(135);
});

test('S-02 it learns the hours of the clock', () => {
  const profile = learned(20, (hour) => (hour < 13 ? 100 : 200));
  const [morning, afternoon] = ['2026-12-08T09:30:00Z', '2026-12-08T15:30:00Z'].map((text) =>
    paceAt(profile, text),
  );
  expect((afternoon ?? 0) / (morning ?? 1)).toBeGreaterThan(1.4);
});

test('S-02 it learns the days of the week', () => {
  const profile = learned(42, (_hour, day) => (day % 7 === 5 ? 240 : 120));
  const [saturday, monday] = ['2027-01-02T10:00:00Z', '2027-01-04T10:00:00Z'].map((text) =>
    paceAt(profile, text),
  );
  expect((saturday ?? 0) / (monday ?? 1)).toBeGreaterThan(1.3);
});

test('S-02 a steady queue trusts its past more than a lively one', () => {
  let count = 0;
  const uneven = () => (count++ % 2 === 0 ? 0.5 : 1.5);
  const steady = learned(6, () => 120 * uneven());
  const lively = learned(6, (hour, day) => ((hour + day) % 3 === 0 ? 240 : 90) * uneven());
  expect(usualCalls(steady)).toBeGreaterThan(2 * usualCalls(lively));
});

test('S-02 ranges become wider where waits were told wrong', () => {
  const told = dayOf(0, () => 120);
  const wrong = {
    ...told,
    calls: told.calls.map((call, index) => ({
      ...call,
      quotedSeconds: index % 2 === 0 ? 120 : 7_200,
    })),
  };
  const [honest, dishonest] = [told, wrong].map((day) => learnDay(NEW_PROFILE, SETTINGS, day));
  const width = (profile?: PaceProfile) => (profile?.errors.high ?? 0) - (profile?.errors.low ?? 0);
  expect(width(dishonest)).toBeGreaterThan(width(honest));
});

test('S-02 whoever was told nothing says nothing about how far waits are from what was told', () => {
  const told = dayOf(0, () => 120);
  const moved = told.calls
    .slice(-5)
    .map(({ createdAt, executedAt }) => ({ createdAt, executedAt }));
  const errorsOf = (calls: EndedDay['calls']) =>
    learnDay(NEW_PROFILE, SETTINGS, { ...told, calls }).errors;
  expect(errorsOf([...told.calls, ...moved])).toEqual(errorsOf(told.calls));
});

test('a day without calls leaves what is known of the pace', () => {
  const profile = learned(3, () => 120);
  const empty = { ...dayOf(3, () => 120), calls: [], left: 2 };
  expect(learnDay(profile, SETTINGS, empty)).toMatchObject({
    pace: profile.pace,
    hours: profile.hours,
  });
});

test('a profile does not grow: no day adds more than the hours of a clock and the days of a week', () => {
  const instants = fc.integer({ min: 0, max: 400 * DAY_MS }).map((ms) => new Date(ms));
  const call = fc.record({
    createdAt: instants,
    executedAt: instants,
    quotedSeconds: fc.integer({ min: 0, max: 1e6 }),
  });
  fc.assert(
    fc.property(fc.array(call, { maxLength: 60 }), (calls) => {
      const day = { calls, slots: [], resumedAt: [], left: 0 };
      const profile = learnDay(learnDay(NEW_PROFILE, SETTINGS, day), SETTINGS, day);
      expect(Object.keys(profile.hours).length).toBeLessThanOrEqual(24);
      expect(Object.keys(profile.weekdays).length).toBeLessThanOrEqual(7);
      const numbers = JSON.stringify(profile);
      expect(numbers).not.toContain('null');
    }),
  );
});
