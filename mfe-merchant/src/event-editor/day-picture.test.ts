import { formatInZone } from '@turno/shared-types/rules';
import { dayPicture } from './day-picture.ts';

const ROME = 'Europe/Rome';
const everyDay = (...times: string[]) => Array.from({ length: 7 }, () => times);
const plan = (times: string[], change: Partial<Parameters<typeof dayPicture>[0]> = {}) => ({
  eventScheduleStartDate: null,
  eventScheduleEndDate: null,
  eventDuration: 3_600,
  eventBookingBeforeStart: 7_200,
  eventOpeningBeforeStart: 1_800,
  eventScheduleWeek: everyDay(...times),
  ...change,
});
const ticksOf = ({ ticks }: ReturnType<typeof dayPicture>, zone = ROME) =>
  ticks.map(({ at }) => formatInZone(at, zone, 'HH:mm'));

test('MER-044 the picture begins with the first booking and ends with the last show', () => {
  const picture = dayPicture(plan(['19:00', '21:00']), '2026-11-21', ROME);
  expect(ticksOf(picture)).toEqual(['17:00', '19:00', '21:00']);
  const [first, second] = picture.shows;
  expect(first?.booking).toEqual({ from: 0, width: 45 });
  expect(first?.entrance).toEqual({ from: 30, width: 10 });
  expect(first?.show).toEqual({ from: 40, width: 20 });
  expect(second?.show).toEqual({ from: 80, width: 20 });
});

test('MER-044 bookings that open days before fill the picture from its left edge', () => {
  const long = plan(['20:00'], { eventBookingBeforeStart: 3 * 86_400 });
  const { shows, ticks } = dayPicture(long, '2026-11-21', ROME);
  expect(shows[0]?.booking.from).toBe(0);
  expect(formatInZone(ticks[0]?.at ?? new Date(0), ROME, 'DD HH:mm')).toBe('21 17:00');
  expect(shows[0]?.slot.bookableFrom.toISOString()).toBe('2026-11-18T19:00:00.000Z');
});

test('MER-044 a show over midnight belongs to the day on which it begins', () => {
  const picture = dayPicture(plan(['23:30']), '2026-11-21', ROME);
  expect(ticksOf(picture)).toEqual(['21:00', '22:00', '23:00', '00:00', '01:00']);
  expect(picture.shows).toHaveLength(1);
  expect(picture.shows[0]?.slot.endsAt.toISOString()).toBe('2026-11-21T23:30:00.000Z');
});

test('S-13 on the day the clocks go back an hour occurs twice', () => {
  const picture = dayPicture(plan(['00:30', '03:00']), '2026-10-25', ROME);
  expect(ticksOf(picture)).toEqual(['22:00', '00:00', '02:00', '03:00']);
  const [first, second] = picture.shows;
  const hours = Number(second?.slot.startsAt) - Number(first?.slot.startsAt);
  expect(hours).toBe(3.5 * 3_600_000);
});

test('S-13 a time that the clocks skip is shown later, and never as it was set', () => {
  const { shows } = dayPicture(plan(['02:30']), '2026-03-29', ROME);
  expect(formatInZone(shows[0]?.slot.startsAt ?? new Date(0), ROME, 'HH:mm')).toBe('03:30');
});

test('MER-044 the hours are those of the clock in a zone of half hours', () => {
  const picture = dayPicture(plan(['19:00']), '2026-11-21', 'Asia/Kolkata');
  expect(ticksOf(picture, 'Asia/Kolkata')[0]).toBe('17:00');
});

test('MER-044 a long day has no more labels than fit', () => {
  const times = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  const picture = dayPicture(plan(times), '2026-11-21', ROME);
  expect(picture.shows).toHaveLength(24);
  expect(picture.ticks.length).toBeLessThanOrEqual(5);
});

test('MER-044 a day without shows has no picture', () => {
  expect(dayPicture(plan([]), '2026-11-21', ROME)).toEqual({ shows: [], ticks: [] });
});
