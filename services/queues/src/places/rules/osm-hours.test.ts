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
  { text: 'Fr 20:00-02:00; PH off', slots: ['5 20:00-02:00'] },
  { text: ' 24/7 ', slots: days([0, 1, 2, 3, 4, 5, 6], '00:00-24:00') },
  { text: 'SH off; Mo 09:00-10:00', slots: ['1 09:00-10:00'] },
  { text: 'PH 09:00-10:00; Mo 09:00-10:00;', slots: ['1 09:00-10:00'] },
  { text: 'Mo,PH,SH,Tu 09:00-10:00', slots: days([1, 2], '09:00-10:00') },
  { text: 'Mo , We   9:00-13:00 , 16:00-20:00', slots: days([1, 3], '09:00-13:00', '16:00-20:00') },
  { text: 'Mo 09:00-13:00, 16:00-20:00', slots: days([1], '09:00-13:00', '16:00-20:00') },
  { text: 'Mo 09:00-13:00 16:00-20:00', slots: [] },
  { text: 'Mo 09:00-13:00 off', slots: [] },
  { text: 'Mo-Su 08:00-12:00; Tu-Th closed', slots: days([0, 1, 5, 6], '08:00-12:00') },
  { text: 'Mo off; Mo 10:00-12:00', slots: ['1 10:00-12:00'] },
  { text: 'Su-Su 10:00-12:00', slots: ['0 10:00-12:00'] },
  { text: 'Fr 20:00-20:00', slots: ['5 20:00-24:00', '6 00:00-20:00'] },
  { text: 'Sa 22:00-01:00', slots: ['6 22:00-01:00'] },
  { text: 'Mo 00:00-24:00', slots: ['1 00:00-24:00'] },
  { text: '9:00-9:30', slots: days([0, 1, 2, 3, 4, 5, 6], '09:00-09:30') },
  { text: 'sunrise-sunset', slots: [] },
  { text: 'Mo', slots: [] },
  { text: 'Mo-Fr 09:00', slots: [] },
  { text: 'Mo 09:00-10:00,sunset', slots: [] },
  { text: 'Mo 109:00-10:00', slots: [] },
  { text: 'Mo 09:00-10:000', slots: [] },
  { text: 'xMo 09:00-10:00', slots: [] },
  { text: 'Mo-Tu-We 09:00-10:00', slots: [] },
  { text: 'Mo,Jan 09:00-10:00', slots: [] },
  { text: 'Mo 09:00-10:00\nTu 09:00-10:00', slots: [] },
  { text: 'Mo-Xx 09:00-10:00', slots: [] },
  { text: 'Mo 09:00-10:00; PHx off', slots: [] },
  { text: 'Mo 09:00-10:00; Tu 09:00-10:00 by appointment', slots: [] },
  { text: 'Mo[1] 09:00-10:00', slots: [] },
  { text: 'Jan-Mar 09:00-10:00', slots: [] },
  { text: '', slots: [] },
])('QUE-014 hours «$text» of the open map', ({ text, slots }) => {
  expect(shown(text)).toEqual(slots);
});

test.each(['sunrise-sunset', 'Mo off', 'We closed', '', 'Mo 09:00-10:00; Jan off'])(
  'QUE-014 «%s» gives no hours at all',
  (text) => {
    expect(osmStretches(text)).toEqual([]);
  },
);
