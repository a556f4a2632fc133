import { numberSize, wordsSize } from './large-number.tsx';

test.each([
  { number: '7', share: 83.3 },
  { number: 'A47', share: 52 },
  { number: 'A147', share: 45.7 },
  { number: 'AB1047', share: 30 },
  { number: 'WM8', share: 42 },
])('DIS-002, CST-024 number $number fits its area', ({ number, share }) => {
  expect(numberSize([number])).toContain(`min(128cqb, ${share}cqi)`);
});

test('QUE-044 DIS-002 a range fits its area on one line or on two', () => {
  expect(numberSize(['A103–A106'])).toBe('max(min(128cqb, 20.4cqi), min(58cqb, 36.9cqi))');
});

test('DIS-002 numbers side by side have the size of the widest', () => {
  expect(numberSize(['7', 'A147'])).toBe(numberSize(['A147']));
  expect(numberSize(['A7', 'A9–A12'])).toBe(numberSize(['A9–A12', 'A7']));
});

test('DIS-003 words fit their area too, on one line or two', () => {
  expect(wordsSize('Coda chiusa', 1)).toBe('min(34cqb, 13.2cqi)');
  expect(wordsSize('Nessuna chiamata ancora', 2)).toBe('min(34cqb, 10.1cqi)');
});
