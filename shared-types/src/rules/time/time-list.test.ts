import { openingTimes } from './time-list.ts';

test('CST-018 G-29 the list of times goes by quarters from 00:00 to 24:00', () => {
  const times = openingTimes();
  expect(times).toHaveLength(97);
  expect(times.slice(0, 3)).toEqual(['00:00', '00:15', '00:30']);
  expect(times.slice(-2)).toEqual(['23:45', '24:00']);
});
