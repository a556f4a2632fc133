import { OF_DAY_BEFORE, servedText } from './served-words.ts';

test('S-05 a number of the day before is named with its day, in each language', () => {
  const two = { ticketValue: '2', isOfDayBefore: true };
  expect(servedText(two, 'en')).toBe('2 (of the day before)');
  expect(servedText({ ...two, isOfDayBefore: false }, 'en')).toBe('2');
  expect(new Set(Object.values(OF_DAY_BEFORE)).size).toBe(4);
});
