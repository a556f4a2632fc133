import { osmStretches } from './osm-hours.ts';
import { weeklySlots } from './place-hours.ts';

const shown = (text: string) =>
  weeklySlots(osmStretches(text)).map(
    ({ dayOfWeek, start, end }) => `${dayOfWeek} ${start}-${end}`,
  );
const days = (list: number[], ...slots: string[]) =>
  list.flatMap((day) => slots.map((slot) => `${day} ${slot}`));

test.each([
  { text: '24/7', slots: days([0, 1, 2, 3, 4, 5, 6], '00:00-24:00') },
  { text: 'Mo-Fr 09:00-18:00', slots: days([1, 2, 3, 4, 5], '09:00-18:00') },
  { text: 'Mo, We 9:00-13:00', slots: days([1, 3], '09:00-13:00') },
  {
    text: 'Mo-Fr 09:00-13:00,16:00-20:00; Sa 09:00-13:00; Su off',
    slots: [...days([1, 2, 3, 4, 5], '09:00-13:00', '16:00-20:00'), '6 09:00-13:00'],
  },
  { text: 'Mo-Su 08:00-12:00; We off', slots: days([0, 1, 2, 4, 5, 6], '08:00-12:00') },
  { text: 'Sa-Mo 10:00-12:00', slots: days([0, 1, 6], '10:00-12:00') },
  { text: '10:00-12:00', slots: days([0, 1, 2, 3, 4, 5, 6], '10:00-12:00') },
  { text: 'Fr 20:00-02:00; PH off', slots: ['5 20:00-24:00', '6 00:00-02:00'] },
  { text: 'sunrise-sunset', slots: [] },
  { text: 'Mo[1] 09:00-10:00', slots: [] },
  { text: 'Jan-Mar 09:00-10:00', slots: [] },
  { text: '', slots: [] },
])('QUE-014 hours «$text» of the open map', ({ text, slots }) => {
  expect(shown(text)).toEqual(slots);
});
