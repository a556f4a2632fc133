import fc from 'fast-check';
import { changedOpenings } from '../../openings/rules/opening-rows.ts';
import { weeklySlots } from './place-hours.ts';

const at = (day: number, hour: number) => (day * 24 + hour) * 60;
const shown = (stretches: [number, number][]) =>
  weeklySlots(stretches.map(([start, end]) => ({ start, end }))).map(
    ({ dayOfWeek, start, end }) => `${dayOfWeek} ${start}-${end}`,
  );

test.each([
  {
    name: 'S-05 a night stays whole',
    from: [[at(5, 22), at(6, 2)]],
    slots: ['5 22:00-02:00'],
  },
  {
    name: 'S-05 a night ends when the next day begins',
    from: [
      [at(5, 22), at(6, 5)],
      [at(6, 4), at(6, 12)],
    ],
    slots: ['5 22:00-04:00', '6 04:00-12:00'],
  },
  {
    name: 'over midnight into the day is cut in two',
    from: [[at(5, 22), at(6, 7)]],
    slots: ['5 22:00-24:00', '6 00:00-07:00'],
  },
  {
    name: 'over the end of the week goes on on Sunday',
    from: [[at(6, 22), at(7, 7)]],
    slots: ['0 00:00-07:00', '6 22:00-24:00'],
  },
  {
    name: 'what touches is joined',
    from: [
      [at(1, 9), at(1, 12)],
      [at(1, 12), at(1, 18)],
    ],
    slots: ['1 09:00-18:00'],
  },
  {
    name: 'the longest two of a day stay',
    from: [
      [at(1, 7), at(1, 8)],
      [at(1, 9), at(1, 13)],
      [at(1, 16), at(1, 20)],
    ],
    slots: ['1 09:00-13:00', '1 16:00-20:00'],
  },
  {
    name: 'one within another is that one',
    from: [
      [at(1, 9), at(1, 18)],
      [at(1, 10), at(1, 12)],
    ],
    slots: ['1 09:00-18:00'],
  },
  {
    name: 'in whatever order they come',
    from: [
      [at(1, 16), at(1, 20)],
      [at(1, 11), at(1, 17)],
      [at(0, 9), at(0, 10)],
    ],
    slots: ['0 09:00-10:00', '1 11:00-20:00'],
  },
  {
    name: 'the longest two stay by the clock, not by their length',
    from: [
      [at(1, 15), at(1, 20)],
      [at(1, 12), at(1, 13)],
      [at(1, 7), at(1, 9)],
    ],
    slots: ['1 07:00-09:00', '1 15:00-20:00'],
  },
  {
    name: 'two that do not touch stay two',
    from: [
      [at(1, 9), at(1, 12)],
      [at(1, 12) + 1, at(1, 18)],
    ],
    slots: ['1 09:00-12:00', '1 12:01-18:00'],
  },
  {
    name: 'up to midnight is one day',
    from: [[at(3, 0), at(4, 0)]],
    slots: ['3 00:00-24:00'],
  },
  {
    name: 'longer than a week is every day, all day',
    from: [[at(2, 5), at(30, 0)]],
    slots: [0, 1, 2, 3, 4, 5, 6].map((day) => `${day} 00:00-24:00`),
  },
  { name: 'nothing is nothing', from: [], slots: [] },
] as { name: string; from: [number, number][]; slots: string[] }[])(
  'QUE-014 QUE-021 $name',
  ({ from, slots }) => {
    expect(shown(from)).toEqual(slots);
  },
);

test('QUE-021 S-05 a map never gives a day more than two slots, nor hours that cannot be stored', () => {
  const stretch = fc
    .record({
      start: fc.integer({ min: 0, max: 10_079 }),
      length: fc.integer({ min: 1, max: 20_000 }),
    })
    .map(({ start, length }) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 12 }), (stretches) => {
      const slots = weeklySlots(stretches);
      const create = slots.map((slot) => ({ ...slot }));
      const ids = create.map((_, index) => index + 1);
      const stored = changedOpenings([], { create, edit: [], delete: [] }, ids);
      expect('violation' in stored).toBe(false);
      for (const { dayOfWeek, start, end } of slots) {
        expect(start).not.toBe(end);
        expect(start < end || end <= '06:00').toBe(true);
        expect(slots.filter((slot) => slot.dayOfWeek === dayOfWeek).length).toBeLessThanOrEqual(2);
      }
    }),
  );
});
